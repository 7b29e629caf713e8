//! Reading one file at a time: TOML to a value, a value to a type, faults on the way.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::fault::Faults;
use crate::source::Files;

pub fn utf8<'a>(files: &'a Files, file: &str, faults: &mut Faults) -> Option<&'a str> {
    let Some(bytes) = files.get(file) else {
        faults.error(file, "", "the file is missing");
        return None;
    };
    text(file, bytes, faults)
}

pub fn text<'a>(file: &str, bytes: &'a [u8], faults: &mut Faults) -> Option<&'a str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) => {
            faults.error(file, "", format!("the file is not UTF-8 text: {error}"));
            None
        }
    }
}

/// TOML as a JSON value: one value type for the steps that follow.
pub fn toml(files: &Files, file: &str, faults: &mut Faults) -> Option<Value> {
    parse_toml(file, utf8(files, file, faults)?, faults)
}

pub fn parse_toml(file: &str, text: &str, faults: &mut Faults) -> Option<Value> {
    match toml::from_str::<Value>(text) {
        Ok(value) => Some(value),
        Err(error) => {
            let line =
                error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
            faults.error(file, format!("line {line}"), format!("not valid TOML: {}", error.message()));
            None
        }
    }
}

pub fn typed<T: DeserializeOwned>(file: &str, at: &str, value: Value, faults: &mut Faults) -> Option<T> {
    match serde_path_to_error::deserialize(value) {
        Ok(parsed) => Some(parsed),
        Err(error) => {
            let path = error.path().to_string();
            let field = match (at, path.as_str()) {
                (at, ".") => at.to_owned(),
                ("", path) => path.to_owned(),
                (at, path) => format!("{at}.{path}"),
            };
            faults.error(file, field, error.inner().to_string());
            None
        }
    }
}

/// Files of one folder with one ending: `courses/` and `.toml`.
pub fn in_folder<'a>(
    files: &'a Files,
    folder: &'a str,
    ending: &'a str,
) -> impl Iterator<Item = (&'a str, &'a str)> {
    files.keys().filter_map(move |path| {
        let name = path.strip_prefix(folder)?.strip_suffix(ending)?;
        (!name.contains('/')).then_some((path.as_str(), name))
    })
}
