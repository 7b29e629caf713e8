//! The front-end build's manifest (Vite): which scripts the sections of a page need.

use std::collections::BTreeMap;

use serde::Deserialize;

const CLIENT_ENTRY: &str = "src/entry-client.tsx";
const STYLES: &str = "style.css";

/// An entry of Vite's manifest.
#[derive(Clone, Debug, Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
}

/// Every script and style sheet of the build, by the source it was made of.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct ViteManifest {
    chunks: BTreeMap<String, Chunk>,
}

impl ViteManifest {
    /// The script that every page starts with.
    pub fn entry(&self) -> Option<&str> {
        self.file(CLIENT_ENTRY)
    }

    /// One style sheet for the whole site.
    pub fn style(&self) -> Option<&str> {
        self.file(STYLES)
    }

    /// The scripts a page with these sections needs besides the entry itself.
    pub fn preloads(&self, kinds: &[&str]) -> Vec<String> {
        let mut files = self.entry_imports();
        self.collect_sections(kinds, &mut files);
        files
    }

    /// The scripts of these sections besides those that every page has.
    pub fn section_scripts(&self, kinds: &[&str]) -> Vec<String> {
        let mut files = self.entry_imports();
        let on_every_page = files.len();
        self.collect_sections(kinds, &mut files);
        files.drain(on_every_page..).map(|file| format!("/{file}")).collect()
    }

    fn entry_imports(&self) -> Vec<String> {
        let mut files = Vec::new();
        self.collect_imports(CLIENT_ENTRY, &mut files);
        files
    }

    fn collect_sections(&self, kinds: &[&str], files: &mut Vec<String>) {
        for kind in kinds {
            let source = format!("src/sections/{kind}.tsx");
            if let Some(chunk) = self.chunks.get(&source) {
                push_once(files, &chunk.file);
                self.collect_imports(&source, files);
            }
        }
    }

    fn collect_imports(&self, source: &str, files: &mut Vec<String>) {
        let Some(chunk) = self.chunks.get(source) else { return };
        for import in chunk.imports.iter().filter(|import| *import != CLIENT_ENTRY) {
            let Some(imported) = self.chunks.get(import) else { continue };
            if push_once(files, &imported.file) {
                self.collect_imports(import, files);
            }
        }
    }

    fn file(&self, source: &str) -> Option<&str> {
        self.chunks.get(source).map(|chunk| chunk.file.as_str())
    }
}

fn push_once(files: &mut Vec<String>, file: &str) -> bool {
    let new = !files.iter().any(|known| known == file);
    if new {
        files.push(file.to_owned());
    }
    new
}
