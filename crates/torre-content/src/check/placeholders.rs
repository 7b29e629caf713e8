//! Placeholders: what stands in for the school's own until launch.

use serde_json::Value;

use crate::diagnostics::Diagnostics;
use crate::parsing;
use crate::source::Files;

/// The list of what stands in for the school's own until launch.
const PLACEHOLDERS: &str = "placeholders.toml";

pub fn check(files: &Files, diagnostics: &mut Diagnostics) {
    if !files.contains_key(PLACEHOLDERS) {
        return;
    }
    let Some(Value::Object(list)) = parsing::toml_file(files, PLACEHOLDERS, diagnostics) else { return };
    for (place, what) in list {
        let (file, field) = place.split_once(": ").unwrap_or((&place, ""));
        let what = what.as_str().unwrap_or_default();
        if files.contains_key(file) || file.ends_with('/') {
            diagnostics.warning(file, field, format!("placeholder to replace before launch: {what}"));
        } else {
            diagnostics.error(PLACEHOLDERS, place.clone(), "there is no such file; expected \"file: field\"");
        }
    }
}
