//! Documents and the look say what is true: quoted log lines are real ones, colours are those of the style sheet.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::crates;

/// The operator searches the log for what the document quotes.
#[test]
fn the_log_lines_that_operations_quotes_are_those_of_the_program() {
    let operations = fs::read_to_string(crates().join("../docs/operations.md")).unwrap();
    let faults = operations.split("## What happens when").nth(1).unwrap().split("\n## ").next().unwrap();
    let said =
        faults.lines().filter(|line| line.starts_with("| ")).filter_map(|line| line.split(" | ").nth(2));
    let quoted: Vec<&str> = said.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    assert!(quoted.len() > 8, "{quoted:?}");
    let sources = sources();
    let missing: Vec<&&str> = quoted.iter().filter(|line| !is_said(line, &sources)).collect();
    assert!(missing.is_empty(), "docs/operations.md quotes what no code says: {missing:#?}");
}

/// What stands between the values that a line is filled with (`…`, `: database or disk is full`).
fn is_said(line: &str, sources: &str) -> bool {
    let line = line.split(": ").next().unwrap_or(line);
    line.split('…').map(str::trim).filter(|part| !part.is_empty()).all(|part| sources.contains(part))
}

fn sources() -> String {
    let mut text = String::new();
    for entry in fs::read_dir(crates()).unwrap() {
        read_tree(&entry.unwrap().path().join("src"), &mut text);
    }
    text
}

fn read_tree(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_tree(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            // A long message goes on in the next line of the code.
            text.push_str(&fs::read_to_string(path).unwrap().replace("\\\n", ""));
        }
    }
}

/// `web/src/styles/tokens.css` has the look's colours; what draws outside the browser repeats some of them.
#[test]
fn whatever_draws_uses_the_colours_of_the_style_sheet() {
    let root = crates().join("..");
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap().to_lowercase();
    let tokens = hex_colours(&read("web/src/styles/tokens.css"));
    let own = BTreeSet::from(["#000000".to_owned(), "#ffffff".to_owned()]);
    for file in [
        "art/drawing/palette.mjs",
        "web/public/error.css",
        "web/scripts/icons.mjs",
        "crates/torre-pages/src/web_manifest.rs",
    ] {
        let text = read(file);
        // A tone that is mixed is mixed from these.
        let named: String = text.lines().filter(|line| !line.contains("mix(")).collect();
        let other: Vec<String> = hex_colours(&named)
            .into_iter()
            .filter(|colour| !tokens.contains(colour) && !own.contains(colour))
            .collect();
        assert!(other.is_empty(), "{file} has colours of its own: {other:?}; expected those of tokens.css");
    }
    let drawn = read("crates/torre-print/src/drawing/colour.rs").replace('_', "");
    let drawn = drawn.split("hex(0x00").skip(1).map(|rest| format!("#{}", &rest[..6]));
    let other: Vec<String> = drawn.filter(|colour| !tokens.contains(colour)).collect();
    assert!(other.is_empty(), "drawing/colour.rs has colours of its own: {other:?}");
}

fn hex_colours(text: &str) -> BTreeSet<String> {
    let is_hex = |text: &&str| text.len() == 7 && text[1..].bytes().all(|byte| byte.is_ascii_hexdigit());
    let places = text.match_indices('#').filter_map(|(place, _)| text.get(place..place + 7));
    places.filter(is_hex).map(str::to_owned).collect()
}
