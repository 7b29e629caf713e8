//! The built front end: scripts, styles, fonts, and what each page needs of them.

use std::collections::BTreeMap;
use std::iter;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use ring::digest::{SHA256, digest};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use torre_base::content_type;
use torre_content::media::ImageVariants;
use torre_content::source::Files;
use torre_pages::vite_manifest::ViteManifest;
use torre_print::drawing::font_files::FontFiles;

use crate::assets_error::{AssetsError, AssetsFault};
use crate::compress::{Effort, Encodings, Variants, body_hash};
use crate::compression_cache::CompressionCache;

const MANIFEST: &str = "client/manifest.json";
const SERVER_BUNDLE: &str = "server/entry-server.js";
/// Written by the build of the office, which is one of its own.
const OFFICE: &str = "client/office.json";
const CUTS: &str = "media.json";
pub const COUNTRY_DATABASE: &str = "geo/country.mmdb";

#[derive(Clone, Debug)]
pub struct Asset {
    pub body: Variants,
    pub content_type: &'static str,
}

impl Asset {
    pub(crate) fn new(path: &str, body: Variants) -> Asset {
        Asset { body, content_type: content_type::from_extension(extension(path)) }
    }
}

/// A file a page links to, with the hash the browser checks it against.
#[derive(Clone, Debug)]
pub struct AssetLink {
    pub href: String,
    pub integrity: String,
}

/// The script and the style of the office, as its build names them. No page of the site loads them.
#[derive(Clone, Debug, Deserialize)]
struct OfficeFiles {
    script: String,
    style: String,
}

#[derive(Clone, Debug)]
pub struct OfficeLinks {
    pub script: AssetLink,
    pub style: AssetLink,
}

#[derive(Clone, Debug)]
pub struct WebAssets {
    pub bundle: Arc<str>,
    pub cuts: ImageVariants,
    /// For what the server itself draws.
    pub font_files: Arc<FontFiles>,
    pub manifest: ViteManifest,
    office: Option<OfficeFiles>,
    files: BTreeMap<String, Asset>,
    integrity: BTreeMap<String, String>,
}

impl WebAssets {
    /// `compressed`: what was compressed before is taken from it.
    pub fn load(files: &Files, compressed: &CompressionCache) -> Result<WebAssets, AssetsError> {
        Ok(WebAssets::parse(files, compressed)?)
    }

    fn parse(files: &Files, compressed: &CompressionCache) -> Result<WebAssets, AssetsFault> {
        let bytes = |path| files.get(path).ok_or(AssetsFault::Missing(path));
        let bundle = std::str::from_utf8(bytes(SERVER_BUNDLE)?)?;
        let manifest = json(MANIFEST, bytes(MANIFEST)?)?;
        let cuts = files.get(CUTS).map(|bytes| json(CUTS, bytes)).transpose()?.unwrap_or_default();
        let office = files.get(OFFICE).map(|bytes| json(OFFICE, bytes)).transpose()?;
        let font_files = Arc::new(FontFiles::load(files)?);
        let served: Vec<(String, &Bytes)> =
            files.iter().filter_map(|(path, bytes)| Some((served_path(path)?, bytes))).collect();
        let integrity = served.iter().map(|(path, bytes)| (path.clone(), integrity(bytes))).collect();
        let asset = |(path, bytes): &(String, &Bytes)| (path.clone(), asset(path, bytes, files, compressed));
        let files = served.iter().map(asset).collect();
        Ok(WebAssets { bundle: bundle.into(), cuts, font_files, manifest, office, files, integrity })
    }

    pub fn file(&self, path: &str) -> Option<&Asset> {
        self.files.get(path)
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Path and bytes of every file that is served.
    pub fn files(&self) -> impl Iterator<Item = (&str, &Bytes)> {
        self.files.iter().map(|(path, asset)| (path.as_str(), &asset.body.plain))
    }

    /// The site's scripts: the server's, and those that browsers load when they need them. Not those of the office.
    pub fn scripts(&self) -> impl Iterator<Item = &str> {
        let office = self.office.as_ref().map(|office| office.script.as_str());
        let is_script =
            move |path: &str| path.ends_with(".js") && Some(path.trim_start_matches('/')) != office;
        let loaded = self.files().filter(move |(path, _)| is_script(path));
        iter::once(&*self.bundle).chain(loaded.filter_map(|(_, bytes)| std::str::from_utf8(bytes).ok()))
    }

    pub fn entry(&self) -> Option<AssetLink> {
        self.manifest.entry().map(|file| self.link(file))
    }

    /// One style sheet for the whole site.
    pub fn style(&self) -> Option<AssetLink> {
        self.manifest.style().map(|file| self.link(file))
    }

    /// The style sheet for paper, which only printing waits for.
    pub fn print_style(&self) -> Option<AssetLink> {
        let is_print = |path: &&str| path.starts_with("/assets/print-") && path.ends_with(".css");
        self.paths().find(is_print).map(|path| self.link(path.trim_start_matches('/')))
    }

    /// None: this front end was built without the office.
    pub fn office(&self) -> Option<OfficeLinks> {
        let link = |path: &str| self.link(path.trim_start_matches('/'));
        self.office
            .as_ref()
            .map(|office| OfficeLinks { script: link(&office.script), style: link(&office.style) })
    }

    /// The scripts a page with these sections needs besides the entry itself.
    pub fn script_preloads(&self, kinds: &[&str]) -> Vec<AssetLink> {
        self.manifest.preloads(kinds).iter().map(|file| self.link(file)).collect()
    }

    /// The fonts that paint first.
    pub fn font_preloads(&self) -> Vec<AssetLink> {
        let first = |path: &&str| path.ends_with(".woff2") && path.contains("first-paint");
        self.paths().filter(first).map(|path| self.link(path.trim_start_matches('/'))).collect()
    }

    fn link(&self, file: &str) -> AssetLink {
        let href = format!("/{file}");
        let integrity = self.integrity.get(&href).cloned().unwrap_or_default();
        AssetLink { href, integrity }
    }
}

fn json<T: DeserializeOwned>(path: &'static str, bytes: &[u8]) -> Result<T, AssetsFault> {
    serde_json::from_slice(bytes).map_err(|source| AssetsFault::Json { path, source })
}

/// `client/assets/x.js` is served as `/assets/x.js`; Vite's own files and precompressed files are not served.
fn served_path(path: &str) -> Option<String> {
    let below = path.strip_prefix("client/")?;
    let internal = below == "manifest.json"
        || below == "office.json"
        || below.ends_with(".br")
        || below.ends_with(".zst")
        || below.ends_with(".gz");
    (!internal).then(|| format!("/{below}"))
}

/// Takes the encodings that the build compressed; of text that it did not compress, makes them.
fn asset(path: &str, bytes: &Bytes, files: &Files, compressed: &CompressionCache) -> Asset {
    let precompressed = |ending: &str| files.get(&format!("client{path}.{ending}")).cloned();
    let mut encodings =
        Encodings { brotli: precompressed("br"), zstd: precompressed("zst"), gzip: precompressed("gz") };
    let hash = body_hash(bytes);
    if is_compressible(path, bytes) && encodings.brotli.is_none() {
        let kept = compressed.get(&hash);
        let make = || compressed.put(&hash, Encodings::compress(bytes, Effort::Page));
        encodings = Encodings::clone(&kept.unwrap_or_else(make));
    }
    Asset::new(path, Variants::new(&hash, bytes.clone(), encodings))
}

/// Text, and more of it than fits in a packet.
pub(crate) fn is_compressible(path: &str, bytes: &[u8]) -> bool {
    matches!(extension(path), "js" | "css" | "svg" | "json" | "webmanifest" | "txt") && bytes.len() > 1024
}

fn extension(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

/// Not a longer hash: nobody finds another file for this one either, a page names twenty-seven, and no compression makes them
/// shorter.
fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(digest(&SHA256, bytes)))
}
