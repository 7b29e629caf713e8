//! Deserialisation of one file: bytes to text, TOML to a value, a value to a type, each with its diagnostics.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::diagnostics::{Diagnostic, Diagnostics, Step, field_path};
use crate::source::Files;
use crate::toml_text;
use crate::type_faults::TypeFault;

fn utf8_file<'a>(files: &'a Files, file: &str, diagnostics: &mut Diagnostics) -> Option<&'a str> {
    let Some(bytes) = files.get(file) else {
        diagnostics.error(file, "", "the file is missing; expected it where it was");
        return None;
    };
    utf8(file, bytes, diagnostics)
}

pub fn utf8<'a>(file: &str, bytes: &'a [u8], diagnostics: &mut Diagnostics) -> Option<&'a str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) => {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            let message = format!(
                "line {line} is not written in UTF-8; expected the file saved anew with the encoding UTF-8"
            );
            diagnostics.push(Diagnostic::error(file, "", message).of(Step::Syntax));
            None
        }
    }
}

/// TOML as a JSON value: one value type for the steps that follow.
pub fn toml_file(files: &Files, file: &str, diagnostics: &mut Diagnostics) -> Option<Value> {
    Some(toml(file, utf8_file(files, file, diagnostics)?, diagnostics))
}

/// What can be read of it, also around a mistake: references to the rest are good.
pub fn toml(file: &str, text: &str, diagnostics: &mut Diagnostics) -> Value {
    toml_part(file, 0, text, diagnostics)
}

/// `offset`: where the text begins in its file.
pub fn toml_part(file: &str, offset: usize, text: &str, diagnostics: &mut Diagnostics) -> Value {
    let (value, fault) = toml_text::parse(text);
    if let Some(fault) = fault {
        let bytes = fault.bytes.start + offset..fault.bytes.end + offset;
        diagnostics.push(Diagnostic::error(file, "", fault.message).at(bytes).of(Step::Syntax));
    }
    value
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
            let TypeFault { field, message, about } = TypeFault::new(&error);
            let field = if field.is_empty() { at.to_owned() } else { field_path(at, &field) };
            let fault = Diagnostic::error(file, field, message).of(Step::Type);
            diagnostics.push(Diagnostic { about, ..fault });
            None
        }
    }
}
