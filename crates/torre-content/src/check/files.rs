//! What a careful editor would notice in the files as they are written: dates gone by, placeholders.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::Value;

use crate::dates::Month;
use crate::fault::Faults;
use crate::loader;
use crate::source::Files;

/// The list of what stands in for the school's own until launch.
const PLACEHOLDERS: &str = "placeholders.toml";

/// Warnings about files as they are written, before they are in one language.
pub fn check(files: &Files, now: Timestamp, faults: &mut Faults) {
    let madrid = TimeZone::get("Europe/Madrid").unwrap_or(TimeZone::UTC);
    let today = now.to_zoned(madrid).date();
    placeholders(files, faults);
    for file in files.keys().filter(|file| file.ends_with(".toml")) {
        // A file that does not parse has been reported where it was read.
        let Some(value) = loader::toml(files, file, &mut Faults::default()) else { continue };
        visit(&value, "", &mut |field, text| {
            let is_start = field == "start" && file.starts_with("courses/");
            if is_start && Month::parse(text).is_some_and(|month| month.is_over(today)) {
                faults.warning(
                    file,
                    field,
                    format!("\"{text}\" is in the past; expected the month of the next edition"),
                );
            }
        });
    }
}

fn placeholders(files: &Files, faults: &mut Faults) {
    if !files.contains_key(PLACEHOLDERS) {
        return;
    }
    let Some(Value::Object(list)) = loader::toml(files, PLACEHOLDERS, faults) else { return };
    for (place, what) in list {
        let (file, field) = place.split_once(": ").unwrap_or((&place, ""));
        let what = what.as_str().unwrap_or_default();
        if files.contains_key(file) || file.ends_with('/') {
            faults.warning(file, field, format!("placeholder to replace before launch: {what}"));
        } else {
            faults.error(PLACEHOLDERS, place.clone(), "there is no such file; expected \"file: field\"");
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
                visit(item, &crate::localise::join(field, key), seen);
            }
        }
        _ => {}
    }
}
