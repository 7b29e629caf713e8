//! `placeholders.toml`: one line for each subject that stands in for the school's own until launch.

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::diagnostics::{Concern, Diagnostic, Diagnostics, Missing};
use crate::parsing;
use crate::source::Files;

pub const FILE: &str = "placeholders.toml";

/// What a public address shows of a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OnPublicAddress {
    /// Left out: it would be evidence of what is not true.
    Hidden,
    /// Shown: the pages cannot do without it, or it is no evidence.
    Kept,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What a public address shows of it.
    pub public: OnPublicAddress,
    /// What has to come in its place.
    pub what: String,
}

#[derive(Clone, Debug)]
pub struct Placeholder {
    /// `"file: field"` or `"file"`, as it is written.
    pub place: String,
    pub public: OnPublicAddress,
    pub what: String,
}

impl Placeholder {
    /// The field is empty where the whole file is meant.
    pub fn file_and_field(&self) -> (&str, &str) {
        self.place.split_once(": ").unwrap_or((&self.place, ""))
    }
}

/// Every line is a warning as well: `torre check --launch` refuses what is left of them.
pub fn read(files: &Files, diagnostics: &mut Diagnostics) -> Vec<Placeholder> {
    if !files.contains_key(FILE) {
        return Vec::new();
    }
    let Some(Value::Object(lines)) = parsing::toml_file(files, FILE, diagnostics) else { return Vec::new() };
    let mut placeholders = Vec::with_capacity(lines.len());
    for (place, line) in lines {
        let Some(Line { public, what }) = line_of(&place, line, diagnostics) else { continue };
        let placeholder = Placeholder { place, public, what };
        let (file, field) = placeholder.file_and_field();
        if files.contains_key(file) || file.ends_with('/') {
            let message = format!("placeholder to replace before launch: {}", placeholder.what);
            let concern = Concern::Placeholder { what: placeholder.what.clone() };
            diagnostics.push(Diagnostic::warning(file, field, message).concerning(concern));
            placeholders.push(placeholder);
        } else {
            let place = &placeholder.place;
            let message =
                format!("there is no {file}; expected the name of a file and of a field: \"{place}\"");
            let missing = Missing::Fact(file.trim_end_matches(".toml").to_owned());
            diagnostics.push(Diagnostic::error(FILE, "", message).about(place).because_of(missing));
        }
    }
    placeholders
}

/// A line's name has points of its own, so its faults are found by the name and not by their field.
fn line_of(place: &str, line: Value, diagnostics: &mut Diagnostics) -> Option<Line> {
    let mut push = |said: &str| {
        diagnostics.push(Diagnostic::error(FILE, "", format!("\"{place}\": {said}")).about(place));
    };
    if !line.is_object() {
        push("is no table; expected { public = \"hidden\", what = \"…\" }, or public = \"kept\"");
        return None;
    }
    let mut found = Diagnostics::default();
    let line = parsing::typed(FILE, "", line, &mut found);
    found.iter().for_each(|fault| push(&format!("{}: {}", fault.field, fault.message)));
    line
}
