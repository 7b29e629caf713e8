//! Stale dates and placeholders: what a careful editor would notice in the files as they are written.

use jiff::Timestamp;
use serde_json::Value;
use torre_base::time_zone::madrid;

use crate::dates::Month;
use crate::diagnostics::{Diagnostics, field_path};
use crate::parsing;
use crate::source::Files;

/// The list of what stands in for the school's own until launch.
const PLACEHOLDERS: &str = "placeholders.toml";

/// Warnings about files as they are written, before they are in one language.
pub fn check(files: &Files, now: Timestamp, diagnostics: &mut Diagnostics) {
    let today = now.to_zoned(madrid()).date();
    placeholders(files, diagnostics);
    for file in files.keys().filter(|file| file.ends_with(".toml")) {
        // A file that does not parse has been reported where it was read.
        let Some(value) = parsing::toml_file(files, file, &mut Diagnostics::default()) else { continue };
        visit(&value, "", &mut |field, text| {
            let is_start = field == "start" && file.starts_with("courses/");
            if is_start && Month::parse(text).is_some_and(|month| month.is_over(today)) {
                diagnostics.warning(
                    file,
                    field,
                    format!("\"{text}\" is in the past; expected the month of the next edition"),
                );
            }
        });
    }
}

fn placeholders(files: &Files, diagnostics: &mut Diagnostics) {
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

fn visit(value: &Value, field: &str, seen: &mut dyn FnMut(&str, &str)) {
    match value {
        Value::String(text) => seen(field, text),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                visit(item, &format!("{field}[{index}]"), seen);
            }
        }
        Value::Object(table) => {
            for (key, item) in table {
                visit(item, &field_path(field, key), seen);
            }
        }
        _ => {}
    }
}
