//! A value that is not what its field takes, in an editor's words: no names of types.

use serde_json::error::Error as JsonError;

use crate::diagnostics::field_path;
use crate::nearest::nearest;

const TEXT: &str = "a text: \"…\", or { es = \"…\", en = \"…\" } where visitors read it";

/// How things that are more than a text or a number are written, by the type that takes them.
const WRITTEN: [(&str, &str); 8] = [
    ("Course", "a course such as \"@courses/block-1\""),
    ("Picture", "a picture such as { picture = \"campus/madrid-1\", alt = { es = \"…\", en = \"…\" } }"),
    ("Action", "a button such as { label = { es = \"…\", en = \"…\" }, href = \"/contacto\" }"),
    ("DateText", "a date such as { date = \"2027-03-15\" } or { month = \"2027-03\" }"),
    ("Centre", "a centre such as \"@school/centres/madrid\""),
    ("ExternalLink", "a link such as { label = \"…\", href = \"https://…\" }"),
    ("ApplicationWindow", "two days such as { from = \"2027-01-10\", to = \"2027-02-20\" }"),
    ("Card", "a card such as { title = { es = \"…\", en = \"…\" }, text = { es = \"…\", en = \"…\" } }"),
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeFault {
    pub field: String,
    pub message: String,
    /// The words that are wrong, where they are not the field's value.
    pub about: Option<String>,
}

impl TypeFault {
    pub fn new(error: &serde_path_to_error::Error<JsonError>) -> TypeFault {
        let path = error.path().to_string();
        let at = if path == "." { "" } else { &path };
        let said = error.inner().to_string();
        let fault = |field: String, message: String| TypeFault { field, message, about: None };
        match Said::read(&said) {
            Said::MissingField(name) => fault(
                field_path(at, name),
                format!("is missing; expected {name} = …, as docs/sections.md shows it"),
            ),
            Said::UnknownField(name, known) => {
                let message = choose(&format!("there is no field \"{name}\" here"), name, &known);
                TypeFault { about: Some(name.to_owned()), ..fault(at.to_owned(), message) }
            }
            Said::UnknownVariant(name, known) => {
                let message = format!("\"{name}\" is none of the words that can stand here");
                fault(at.to_owned(), choose(&message, name, &known))
            }
            Said::WrongType(found, wanted) => {
                let (found, wanted) = (found_in_words(found), wanted_in_words(wanted));
                fault(at.to_owned(), format!("{found}; expected {wanted}"))
            }
            Said::Other => fault(at.to_owned(), said),
        }
    }
}

/// What serde says of a value.
enum Said<'a> {
    MissingField(&'a str),
    UnknownField(&'a str, Vec<&'a str>),
    UnknownVariant(&'a str, Vec<&'a str>),
    WrongType(&'a str, &'a str),
    Other,
}

impl Said<'_> {
    fn read(said: &str) -> Said<'_> {
        let mut quoted = said.split('`').skip(1).step_by(2);
        if said.starts_with("missing field") {
            return quoted.next().map_or(Said::Other, Said::MissingField);
        }
        if said.starts_with("unknown field") {
            return quoted.next().map_or(Said::Other, |name| Said::UnknownField(name, quoted.collect()));
        }
        if said.starts_with("unknown variant") {
            return quoted.next().map_or(Said::Other, |name| Said::UnknownVariant(name, quoted.collect()));
        }
        let beginnings = ["invalid type: ", "invalid value: ", "invalid length "];
        let rest = beginnings.iter().find_map(|beginning| said.strip_prefix(beginning));
        rest.and_then(|rest| rest.rsplit_once(", expected "))
            .map_or(Said::Other, |(found, wanted)| Said::WrongType(found, wanted))
    }
}

/// The nearest, or all of them.
fn choose(fault: &str, typed: &str, known: &[&str]) -> String {
    match nearest(typed, known.iter().copied()) {
        Some(name) => format!("{fault}; did you mean \"{name}\"?"),
        None if known.is_empty() => format!("{fault}; expected none"),
        None => format!("{fault}; expected one of {}", known.join(", ")),
    }
}

/// `string "doce"` → `"doce" is a text`.
fn found_in_words(found: &str) -> String {
    let value = |rest: &str| rest.trim_matches('`').to_owned();
    match found.split_once(' ') {
        Some(("string", "\"\"")) => "there is no value".to_owned(),
        Some(("string", text)) => format!("{text} is a text"),
        Some(("integer", number)) => format!("{} is a number", value(number)),
        Some(("floating", number)) => {
            format!("{} is a number with a point", value(number.trim_start_matches("point ")))
        }
        Some(("boolean", truth)) => format!("{} is yes or no", value(truth)),
        _ => match found {
            "map" => "this is a table { … }".to_owned(),
            "sequence" => "this is a list [ … ]".to_owned(),
            "null" => "there is nothing".to_owned(),
            number => format!("there are {number}"),
        },
    }
}

fn wanted_in_words(wanted: &str) -> String {
    let named = wanted.strip_prefix("struct ").unwrap_or_default();
    if let Some((_, written)) = WRITTEN.iter().find(|(name, _)| *name == named) {
        return (*written).to_owned();
    }
    match wanted {
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number without quotes, such as 16".to_owned(),
        "i8" | "i16" | "i32" | "i64" => "a whole number without quotes, such as 7".to_owned(),
        "f32" | "f64" => "a number without quotes, such as 12.5".to_owned(),
        "a boolean" => "true or false, without quotes".to_owned(),
        "a string" | "string" | "a borrowed string" => TEXT.to_owned(),
        "a sequence" => "a list: [ …, … ], or [[…]] blocks".to_owned(),
        _ if wanted.starts_with("struct ") || wanted == "a map" => {
            "a table with fields of its own: { … = …, … = … }".to_owned()
        }
        _ if wanted.contains("tuple of size 2") => "two values: [ …, … ]".to_owned(),
        _ if wanted.contains("variant") || wanted.starts_with("enum ") => "a word in quotes".to_owned(),
        other => other.trim_start_matches("a tuple struct ").to_owned(),
    }
}
