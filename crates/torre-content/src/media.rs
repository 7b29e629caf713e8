//! Media files under `content/`: which pictures and documents exist, how large they are, where they are served.

use std::collections::BTreeMap;

use bytes::Bytes;
use serde::Deserialize;
use torre_base::content_type;
use torre_base::digest::{as_content_hash, short_hash};

use crate::image_size::image_size;
use crate::picture::{Picture, PictureSource};
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

#[derive(Clone, Debug, Default)]
pub struct Media {
    pictures: BTreeMap<String, Picture>,
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
            media.served.insert(address.clone(), MediaFile { bytes: bytes.clone(), hash, content_type });
            if PICTURE_TYPES.contains(&extension) {
                media.add_picture(name, extension, address, bytes, variants);
            } else {
                media.documents.insert(format!("/media/{name}.{extension}"), address);
            }
        }
        media
    }

    fn add_picture(
        &mut self,
        name: &str,
        extension: &str,
        src: String,
        bytes: &Bytes,
        variants: &ImageVariants,
    ) {
        let rank = |kind: &str| PICTURE_TYPES.iter().position(|known| *known == kind);
        let known = self.pictures.get(name).and_then(|picture| picture.src.rsplit('.').next());
        if known.is_some_and(|known| rank(known) <= rank(extension)) {
            return;
        }
        let Some((width, height)) = image_size(extension, bytes) else { return };
        let sources = variants.0.get(name).map(|variants| sources(variants)).unwrap_or_default();
        let picture = Picture { src, width, height, sources, alt: String::new() };
        self.pictures.insert(name.to_owned(), picture);
    }

    /// `campus/madrid-1` → the picture of that name, whatever its file type.
    pub fn picture(&self, name: &str, alt: &str) -> Option<Picture> {
        let picture = self.pictures.get(name)?;
        Some(Picture { alt: alt.to_owned(), ..picture.clone() })
    }

    /// `/media/press/article.pdf` → the address under which it is served for good.
    pub fn document(&self, href: &str) -> Option<&str> {
        self.documents.get(href).map(String::as_str)
    }

    pub fn file(&self, address: &str) -> Option<&MediaFile> {
        self.served.get(address)
    }

    pub fn addresses(&self) -> impl Iterator<Item = &str> {
        self.served.keys().map(String::as_str)
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
