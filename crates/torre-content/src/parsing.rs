//! Deserialisation of one file: bytes to text, TOML to a value, a value to a type, each with its diagnostics.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::diagnostics::Diagnostics;
use crate::source::Files;

fn utf8_file<'a>(files: &'a Files, file: &str, diagnostics: &mut Diagnostics) -> Option<&'a str> {
    let Some(bytes) = files.get(file) else {
        diagnostics.error(file, "", "the file is missing");
        return None;
    };
    utf8(file, bytes, diagnostics)
}

pub fn utf8<'a>(file: &str, bytes: &'a [u8], diagnostics: &mut Diagnostics) -> Option<&'a str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) => {
            diagnostics.error(file, "", format!("the file is not UTF-8 text: {error}"));
            None
        }
    }
}

/// TOML as a JSON value: one value type for the steps that follow.
pub fn toml_file(files: &Files, file: &str, diagnostics: &mut Diagnostics) -> Option<Value> {
    toml(file, utf8_file(files, file, diagnostics)?, diagnostics)
}

pub fn toml(file: &str, text: &str, diagnostics: &mut Diagnostics) -> Option<Value> {
    match ::toml::from_str::<Value>(text) {
        Ok(value) => Some(value),
        Err(error) => {
            let line =
                error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
            diagnostics.error(file, format!("line {line}"), format!("not valid TOML: {}", error.message()));
            None
        }
    }
}

pub fn typed<T: DeserializeOwned>(
    file: &str,
    at: &str,
    value: Value,
    diagnostics: &mut Diagnostics,
) -> Option<T> {
    match serde_path_to_error::deserialize(value) {
        Ok(parsed) => Some(parsed),
        Err(error) => {
            let path = error.path().to_string();
            let field = match (at, path.as_str()) {
                (at, ".") => at.to_owned(),
                ("", path) => path.to_owned(),
                (at, path) => format!("{at}.{path}"),
            };
            diagnostics.error(file, field, error.inner().to_string());
            None
        }
    }
}
