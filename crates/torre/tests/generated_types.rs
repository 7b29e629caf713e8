//! The TypeScript types in `web/src/generated` are written from the Rust types.
//! `make types` writes them; this test fails when they have drifted apart.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use torre_base::language::Language;
use torre_content::diagnostics::Diagnostics;
use torre_content::localise::localise;
use torre_content::text::Text;
use torre_pages::page_data::PageData;
use torre_pages::search_index::SearchFile;
use ts_rs::{Config, TS};

#[test]
fn the_generated_types_are_those_of_the_rust_code() {
    let target = root().join("web/src/generated");
    let fresh = tempfile::tempdir().unwrap();
    let config = Config::new().with_out_dir(fresh.path());
    PageData::export_all(&config).unwrap();
    SearchFile::export_all(&config).unwrap();
    let text = interface_text();
    fs::write(fresh.path().join("TextKey.ts"), text_keys("TextKey", text.for_pages().keys())).unwrap();
    fs::write(fresh.path().join("StaffTextKey.ts"), text_keys("StaffTextKey", text.for_staff().keys()))
        .unwrap();
    fs::write(fresh.path().join("eligibility-rules.json"), eligibility_rules()).unwrap();
    let expected = files(fresh.path());
    if std::env::var_os("TORRE_WRITE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&target);
        fs::create_dir_all(&target).unwrap();
        for (name, text) in &expected {
            fs::write(target.join(name), text).unwrap();
        }
    }
    let actual = files(&target);
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&actual), names(&expected), "run `make types`");
    for (name, text) in &expected {
        assert_eq!(&actual[name], text, "{name} has drifted: run `make types`");
    }
}

fn interface_text() -> Text {
    let source = fs::read_to_string(root().join("content/text.toml")).unwrap();
    let value: Value = toml::from_str(&source).unwrap();
    let mut diagnostics = Diagnostics::default();
    let local = localise("text.toml", &value, Language::Es, &mut diagnostics);
    Text::parse("text.toml", &local, &mut diagnostics)
}

/// The keys of `content/text.toml` as a TypeScript union: a misspelt key does not compile.
fn text_keys(name: &str, keys: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let keys: Vec<String> = keys.map(|key| format!("  | \"{key}\"")).collect();
    format!(
        "// This file was generated from content/text.toml. Do not edit it.\n\nexport type {name} =\n{};\n",
        keys.join("\n")
    )
}

/// The rules of `content/eligibility.toml` without their words: the front end's tests hold them against a table by hand.
fn eligibility_rules() -> String {
    let source = fs::read_to_string(root().join("content/eligibility.toml")).unwrap();
    let mut value: Value = toml::from_str(&source).unwrap();
    remove_words(&mut value);
    serde_json::to_string_pretty(&value).unwrap() + "\n"
}

fn remove_words(value: &mut Value) {
    match value {
        Value::Object(table) => {
            for word in ["authorities", "sources", "label", "hint", "text", "title", "link", "post", "action"]
            {
                table.remove(word);
            }
            for date in ["source", "reviewed", "reviewBy"] {
                table.remove(date);
            }
            // That there is a question says that its options are answers.
            if let Some(question) = table.get_mut("question") {
                *question = Value::String(String::new());
            }
            table.values_mut().for_each(remove_words);
        }
        Value::Array(items) => items.iter_mut().for_each(remove_words),
        _ => {}
    }
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let read = |path: PathBuf| {
        (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())
    };
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap().path())).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
