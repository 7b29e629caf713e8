//! Architecture test: crates depend downwards only, and no files of a crate depend on each other in a circle.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod documents;
mod fuzz_lock;
mod module_graph;

use std::fs;
use std::path::{Path, PathBuf};

use crate::module_graph::{circle, graph, read_modules};

/// From the bottom up. A crate names only crates of lower rows.
const LAYERS: [&[&str]; 9] = [
    &["torre-base", "torre-http-client"],
    &["torre-config"],
    &["torre-content"],
    &["torre-pages"],
    &["torre-print"],
    &["torre-render", "torre-leads", "torre-serve"],
    &["torre-office", "torre-visits"],
    &["torre-http"],
    &["torre"],
];

#[test]
fn a_crate_names_only_crates_of_the_layers_below_it() {
    let layer = |name: &str| LAYERS.iter().position(|row| row.contains(&name));
    for entry in fs::read_dir(crates()).unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_str().unwrap();
        let own = layer(name).unwrap_or_else(|| panic!("{name} has no layer"));
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let keys = manifest.lines().filter_map(|line| line.split(['.', ' ', '=']).next());
        for other in keys.filter(|key| key.starts_with("torre-")) {
            assert!(layer(other).is_some_and(|other| other < own), "{name} depends on {other}");
        }
    }
}

#[test]
fn no_files_of_a_crate_depend_on_each_other_in_a_circle() {
    let found = |name: &&str| {
        let graph = graph(&read_modules(&crates().join(name).join("src")));
        Some(format!("{name}: {}", circle(&graph)?.join(" -> ")))
    };
    let circles: Vec<String> = LAYERS.iter().copied().flatten().filter_map(found).collect();
    assert!(circles.is_empty(), "files depend on each other in a circle:\n{}", circles.join("\n"));
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Documents lead a newcomer from file to file.
#[test]
fn every_file_that_a_document_names_exists() {
    let root = crates().join("..");
    let documents =
        ["README.md", "docs/architecture.md", "docs/content.md", "docs/operations.md", "docs/security.md"];
    let mut missing = Vec::new();
    for document in documents.iter().chain(&[
        "docs/how-do-i.md",
        "docs/performance.md",
        "docs/specification.md",
        "docs/tracking.md",
    ]) {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let quoted = text.split('`').skip(1).step_by(2);
        let paths = quoted.filter(|name| {
            ["crates/", "web/", "e2e/", "art/", "content/"].iter().any(|top| name.starts_with(top))
        });
        let plain =
            paths.filter(|name| !name.contains(['*', '<', ' ', '{']) && !name.starts_with("web/dist"));
        missing
            .extend(plain.filter(|name| !root.join(name).exists()).map(|name| format!("{document}: {name}")));
    }
    assert!(missing.is_empty(), "documents name files that do not exist:\n{}", missing.join("\n"));
}
