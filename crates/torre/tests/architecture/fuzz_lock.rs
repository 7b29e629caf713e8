//! The fuzz targets are a workspace of their own, with a lock file that no build of the program looks at.

use std::collections::BTreeMap;
use std::fs;

use toml::Table;

use crate::crates;

type Dependencies = BTreeMap<String, Vec<String>>;

fn locked() -> Dependencies {
    let text = fs::read_to_string(crates().join("../fuzz/Cargo.lock")).unwrap();
    let lock: Table = toml::from_str(&text).unwrap();
    let texts = |value: &toml::Value| value.as_array().unwrap().iter().map(name).collect();
    let package = |package: &toml::Value| {
        (name(&package["name"]), package.get("dependencies").map(texts).unwrap_or_default())
    };
    lock["package"].as_array().unwrap().iter().map(package).collect()
}

/// `rand 0.10.3` where there are several.
fn name(value: &toml::Value) -> String {
    value.as_str().unwrap().split(' ').next().unwrap().to_owned()
}

#[test]
fn the_lock_file_of_the_fuzz_targets_knows_what_the_crates_depend_on() {
    let mut missing = Vec::new();
    for (package, known) in locked().iter().filter(|(package, _)| package.starts_with("torre-")) {
        let Ok(text) = fs::read_to_string(crates().join(package).join("Cargo.toml")) else { continue };
        let manifest: Table = toml::from_str(&text).unwrap();
        let named = manifest.get("dependencies").and_then(toml::Value::as_table);
        let unknown = named.into_iter().flatten().filter(|(name, _)| !known.contains(name));
        missing.extend(unknown.map(|(name, _)| format!("{package}: {name}")));
    }
    assert!(missing.is_empty(), "run cargo update --workspace --manifest-path fuzz/Cargo.toml: {missing:?}");
}
