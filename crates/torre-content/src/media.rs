//! Media files under `content/`: which pictures and documents exist, how large they are, where they are served.

use std::collections::BTreeMap;

use bytes::Bytes;
use serde::Deserialize;
use torre_base::content_type;
use torre_base::digest::{as_content_hash, short_hash};

use crate::image_size::image_size;
use crate::picture::{Picture, PictureSource};
use crate::picture_cut::{PictureCut, cut_widths, scaled_height, upright};
use crate::source::Files;

/// Photographs win over drawings of the same name: dropping one in replaces the drawing.
const PICTURE_TYPES: [&str; 6] = ["avif", "webp", "jpg", "jpeg", "png", "svg"];

/// As long as an entity tag.
const HASH_BYTES: usize = 12;

/// The sizes and formats in which the front-end build wrote each photograph.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct ImageVariants(pub BTreeMap<String, Vec<ImageVariant>>);

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ImageVariant {
    pub media_type: String,
    pub width: u32,
    pub path: String,
}

#[derive(Clone, Debug)]
pub struct MediaFile {
    pub bytes: Bytes,
    /// Of the bytes: large files are not hashed again for a response.
    pub hash: String,
    pub content_type: &'static str,
}

/// What `torre check` looks at.
pub struct Photograph<'a> {
    /// `campus/madrid-1`
    pub name: &'a str,
    /// `media/campus/madrid-1.jpg`
    pub file: &'a str,
    pub size: (u32, u32),
    pub bytes: usize,
}

/// A file that is one of the pictures; drawings are none.
#[derive(Clone, Debug)]
struct PhotographFile {
    name: String,
    size: (u32, u32),
    bytes: usize,
}

#[derive(Clone, Debug, Default)]
pub struct Media {
    pictures: BTreeMap<String, Picture>,
    /// By the file's path.
    photographs: BTreeMap<String, PhotographFile>,
    /// By the address of the cut.
    cuts: BTreeMap<String, PictureCut>,
    served: BTreeMap<String, MediaFile>,
    documents: BTreeMap<String, String>,
}

impl Media {
    pub fn new(files: &Files, variants: &ImageVariants) -> Media {
        let mut media = Media::default();
        for (path, bytes) in files {
            let Some((name, extension)) = media_name(path) else { continue };
            let hash = short_hash(bytes, HASH_BYTES);
            let address = format!("/media/{name}.{}.{extension}", as_content_hash(&hash));
            let content_type = content_type::from_extension(extension);
            let size = PICTURE_TYPES.contains(&extension).then(|| image_size(extension, bytes)).flatten();
            if let Some(size) = size.filter(|_| extension != "svg") {
                let size = upright(size, bytes);
                let file = PhotographFile { name: name.to_owned(), size, bytes: bytes.len() };
                media.photographs.insert(path.clone(), file);
                if is_cut(extension) {
                    media.add_photograph(name, extension, &hash, size, bytes, variants);
                    continue;
                }
            }
            media.served.insert(address.clone(), MediaFile { bytes: bytes.clone(), hash, content_type });
            if let Some((width, height)) = size {
                let sources = built_sources(variants, name, as_content_hash(&media.served[&address].hash));
                let picture =
                    Picture { src: address, width, height, sources, focus: None, alt: String::new() };
                media.add_picture(name, extension, picture);
            } else if !PICTURE_TYPES.contains(&extension) {
                media.documents.insert(format!("/media/{name}.{extension}"), address);
            }
        }
        media
    }

    /// A photograph is never sent as it is: it is cut, by the build or by the running program.
    fn add_photograph(
        &mut self,
        name: &str,
        extension: &str,
        hash: &str,
        size: (u32, u32),
        bytes: &Bytes,
        variants: &ImageVariants,
    ) {
        let short = as_content_hash(hash);
        let widths = cut_widths(size.0);
        let address = |width: u32| format!("/media/{name}.{short}-{width}.jpg");
        for width in &widths {
            let cut = PictureCut {
                original: bytes.clone(),
                hash: hash.to_owned(),
                widths: widths.clone(),
                width: *width,
            };
            self.cuts.insert(address(*width), cut);
        }
        let widest = widths.last().copied().unwrap_or(size.0);
        let mut sources = built_sources(variants, name, short);
        if sources.is_empty() {
            let entries: Vec<String> =
                widths.iter().map(|width| format!("{} {width}w", address(*width))).collect();
            sources.push(PictureSource { media_type: "image/jpeg".to_owned(), srcset: entries.join(", ") });
        }
        let height = scaled_height(size, widest);
        let src = address(widest);
        let picture = Picture { src, width: widest, height, sources, focus: None, alt: String::new() };
        self.add_picture(name, extension, picture);
    }

    fn add_picture(&mut self, name: &str, extension: &str, picture: Picture) {
        let rank = |kind: &str| PICTURE_TYPES.iter().position(|known| *known == kind);
        let known = self.pictures.get(name).and_then(|picture| picture.src.rsplit('.').next());
        if known.is_some_and(|known| rank(known) <= rank(extension)) {
            return;
        }
        self.pictures.insert(name.to_owned(), picture);
    }

    /// `campus/madrid-1` → the picture of that name, whatever its file type.
    pub fn picture(&self, name: &str, alt: &str) -> Option<Picture> {
        let picture = self.pictures.get(name)?;
        Some(Picture { alt: alt.to_owned(), ..picture.clone() })
    }

    pub fn picture_names(&self) -> impl Iterator<Item = &str> {
        self.pictures.keys().map(String::as_str)
    }

    /// `/media/press/article.pdf` → the address under which it is served for good.
    pub fn document(&self, href: &str) -> Option<&str> {
        self.documents.get(href).map(String::as_str)
    }

    pub fn file(&self, address: &str) -> Option<&MediaFile> {
        self.served.get(address)
    }

    /// A cut that the running program makes.
    pub fn cut(&self, address: &str) -> Option<&PictureCut> {
        self.cuts.get(address)
    }

    pub fn photographs(&self) -> impl Iterator<Item = Photograph<'_>> {
        self.photographs.iter().map(|(file, photograph)| Photograph {
            name: &photograph.name,
            file,
            size: photograph.size,
            bytes: photograph.bytes,
        })
    }

    pub fn addresses(&self) -> impl Iterator<Item = &str> {
        self.served.keys().chain(self.cuts.keys()).map(String::as_str)
    }
}

/// `media/campus/madrid-1.svg` → (`campus/madrid-1`, `svg`);
/// `blog/slug/cover.svg` → (`blog/slug/cover`, `svg`).
fn media_name(path: &str) -> Option<(&str, &str)> {
    let (stem, extension) = path.rsplit_once('.')?;
    if let Some(name) = stem.strip_prefix("media/") {
        return Some((name, extension));
    }
    let in_post = stem.starts_with("blog/") && extension != "md";
    in_post.then_some((stem, extension))
}

/// Photographs come as JPEG. Other formats are mostly logos with a transparent ground, and are sent as they are.
fn is_cut(extension: &str) -> bool {
    matches!(extension, "jpg" | "jpeg")
}

/// What the build made of exactly this file: a photograph may have been replaced since.
fn built_sources(variants: &ImageVariants, name: &str, hash: &str) -> Vec<PictureSource> {
    let mark = format!(".{hash}-");
    let built = variants.0.get(name).filter(|built| built.iter().all(|variant| variant.path.contains(&mark)));
    built.map(|built| sources(built)).unwrap_or_default()
}

fn sources(variants: &[ImageVariant]) -> Vec<PictureSource> {
    let mut sources: Vec<PictureSource> = Vec::new();
    for variant in variants {
        let entry = format!("{} {}w", variant.path, variant.width);
        match sources.iter_mut().find(|source| source.media_type == variant.media_type) {
            Some(source) => source.srcset = format!("{}, {entry}", source.srcset),
            None => sources.push(PictureSource { media_type: variant.media_type.clone(), srcset: entry }),
        }
    }
    sources
}
