//! The pictures and documents under `content/`: what exists, how large it is, where it is served.

use std::collections::BTreeMap;

use bytes::Bytes;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::parts::{Picture, PictureSource};
use crate::source::Files;

/// Photographs win over drawings of the same name: dropping one in replaces the drawing.
const PICTURE_TYPES: [&str; 6] = ["avif", "webp", "jpg", "jpeg", "png", "svg"];

/// What the front-end build cut from each photograph.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Cuts(pub BTreeMap<String, Vec<Cut>>);

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Cut {
    pub media_type: String,
    pub width: u32,
    pub path: String,
}

#[derive(Clone, Debug)]
pub struct MediaFile {
    pub bytes: Bytes,
    pub content_type: &'static str,
}

#[derive(Clone, Debug, Default)]
pub struct Media {
    pictures: BTreeMap<String, Picture>,
    served: BTreeMap<String, MediaFile>,
    documents: BTreeMap<String, String>,
}

impl Media {
    pub fn new(files: &Files, cuts: &Cuts) -> Media {
        let mut media = Media::default();
        for (path, bytes) in files {
            let Some((name, extension)) = media_name(path) else { continue };
            let address = format!("/media/{name}.{}.{extension}", fingerprint(bytes));
            media.served.insert(
                address.clone(),
                MediaFile { bytes: bytes.clone(), content_type: content_type(extension) },
            );
            if PICTURE_TYPES.contains(&extension) {
                media.add_picture(name, extension, address, bytes, cuts);
            } else {
                media.documents.insert(format!("/media/{name}.{extension}"), address);
            }
        }
        media
    }

    fn add_picture(&mut self, name: &str, extension: &str, src: String, bytes: &Bytes, cuts: &Cuts) {
        let rank = |kind: &str| PICTURE_TYPES.iter().position(|known| *known == kind);
        let known = self.pictures.get(name).and_then(|picture| picture.src.rsplit('.').next());
        if known.is_some_and(|known| rank(known) <= rank(extension)) {
            return;
        }
        let Some((width, height)) = size(extension, bytes) else { return };
        let sources = cuts.0.get(name).map(|cuts| sources(cuts)).unwrap_or_default();
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

fn size(extension: &str, bytes: &[u8]) -> Option<(u32, u32)> {
    if extension == "svg" {
        return svg_size(std::str::from_utf8(bytes).ok()?);
    }
    let size = imagesize::blob_size(bytes).ok()?;
    Some((u32::try_from(size.width).ok()?, u32::try_from(size.height).ok()?))
}

fn svg_size(svg: &str) -> Option<(u32, u32)> {
    let start = svg.find("viewBox=\"")? + "viewBox=\"".len();
    let end = start + svg[start..].find('"')?;
    let mut numbers = svg[start..end].split_whitespace().skip(2).map(|number| number.parse::<f64>().ok());
    let mut next = || numbers.next().flatten().map(|number| number.round() as u32);
    Some((next()?, next()?))
}

fn sources(cuts: &[Cut]) -> Vec<PictureSource> {
    let mut sources: Vec<PictureSource> = Vec::new();
    for cut in cuts {
        let entry = format!("{} {}w", cut.path, cut.width);
        match sources.iter_mut().find(|source| source.media_type == cut.media_type) {
            Some(source) => source.srcset = format!("{}, {entry}", source.srcset),
            None => sources.push(PictureSource { media_type: cut.media_type.clone(), srcset: entry }),
        }
    }
    sources
}

/// A short name of the bytes: a file under it never changes, so browsers keep it for good.
pub fn fingerprint(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(5).map(|byte| format!("{byte:02x}")).collect()
}

pub fn content_type(extension: &str) -> &'static str {
    match extension {
        "svg" => "image/svg+xml",
        "avif" => "image/avif",
        "webp" => "image/webp",
        "jpg" | "jpeg" => "image/jpeg",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "pdf" => "application/pdf",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
