//! Fields of a table as rows that people read.

use std::fmt::Write as _;

use serde_json::Value;

use crate::examples::{Definitions, Examples};

/// What fields mean that are called the same everywhere; a type's own words come first.
const MEANINGS: [(&str, &str); 34] = [
    ("title", "Its heading."),
    ("text", "The paragraph under the heading."),
    ("subtitle", "What stands under the title."),
    ("badge", "A few words above the title."),
    ("description", "What it is, in a sentence or two."),
    ("label", "The words that are shown."),
    ("href", "Where it leads: the Spanish address, or https://…"),
    ("actions", "Buttons, in order."),
    ("action", "The button."),
    ("picture", "The picture."),
    ("image", "The picture."),
    ("icon", "A drawn icon, by its name."),
    ("items", "Points of a list, in order."),
    ("cards", "Cards, in order."),
    ("course", "Which course it is about."),
    ("courses", "Which courses, in order."),
    ("centre", "Which centre: \"@school/centres/madrid\"."),
    ("body", "The text, in Markdown."),
    ("name", "The name that is shown."),
    ("question", "The question."),
    ("answer", "The answer."),
    ("code", "Its code, as on a flight strip."),
    ("modal", "Which form it opens in a modal."),
    ("style", "How much it stands out."),
    ("seats", "How many can take part."),
    ("mode", "Where and how it is held, in words."),
    ("attendance", "Where the students are, for search engines."),
    ("phases", "Its parts, in order."),
    ("category", "Where it stands on the board."),
    ("purpose", "What it is for."),
    ("figures", "Figures, in order."),
    ("areas", "Areas, in order."),
    ("value", "The figure."),
    ("phone", "The phone number, with +34."),
];

/// Without the fields that are `left_out`: they are said once for all. `table`: its name, for its examples.
pub(crate) fn table(
    table: &str,
    schema: &Value,
    left_out: &[&str],
    examples: &Examples,
    definitions: &Definitions<'_>,
) -> String {
    let Some(properties) = schema["properties"].as_object() else { return String::new() };
    let rows: Vec<_> = properties.iter().filter(|(name, _)| !left_out.contains(&name.as_str())).collect();
    if rows.is_empty() {
        return "No fields of its own.\n".to_owned();
    }
    let mut text =
        String::from("| Field | What | Needed | Meaning | Example | Used by |\n|---|---|---|---|---|---|\n");
    for (name, inner) in rows {
        let is_needed =
            schema["required"].as_array().is_some_and(|names| names.contains(&Value::from(name.as_str())));
        let needed = if is_needed { "yes" } else { "" };
        let (what, meaning) = (what(inner), meaning(table, name, schema));
        let cells = examples.cells(table, name, inner, definitions);
        assert_ne!(meaning, "", "{table}: {name} needs a comment that says what it means");
        let _ = writeln!(text, "| `{name}` | {what} | {needed} | {meaning} | {cells} |");
    }
    text
}

fn meaning(table: &str, name: &str, schema: &Value) -> String {
    let said = schema["properties"][name]["description"].as_str();
    let own = said.map(|said| said.replace('\n', " ").replace('|', "\\|"));
    let is_shared = |known: &str| known == name && has_shared_meaning(table, name, schema);
    let shared = || MEANINGS.iter().find(|(known, _)| is_shared(known)).map(|(_, said)| (*said).to_owned());
    own.or_else(shared).unwrap_or_default()
}

/// A table of words has labels where others have what they label, and a text is not always under a heading.
fn has_shared_meaning(table: &str, name: &str, schema: &Value) -> bool {
    let heads = ["title", "name", "centre"];
    match name {
        "title" => true,
        _ if table.ends_with("Words") || table.ends_with("Labels") => false,
        "text" => heads.iter().any(|head| schema["properties"][head].is_object()),
        _ => true,
    }
}

fn what(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.trim_start_matches("#/definitions/");
        return format!("[{name}](#{}-how-it-is-written)", anchor(name));
    }
    for key in ["anyOf", "allOf", "oneOf"] {
        if let Some(choices) = schema[key].as_array() {
            let choices: Vec<String> =
                choices.iter().filter(|choice| choice["type"] != "null").map(what).collect();
            return choices.join(" or ");
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
        return words.join(" or ");
    }
    let example = schema["examples"][0].as_str().map(|example| format!("`\"{example}\"`"));
    match kind(schema) {
        "string" => example.unwrap_or_else(|| "text".to_owned()),
        "integer" => "whole number".to_owned(),
        "number" => "number".to_owned(),
        "boolean" => "`true` or `false`".to_owned(),
        "array" => match &schema["items"] {
            Value::Array(items) => items.iter().map(what).collect::<Vec<_>>().join(", "),
            item if item["oneOf"].is_array() => "list of the kinds above".to_owned(),
            item => format!("list of {}", what(item)),
        },
        "object" if schema["properties"].is_object() => {
            let names: Vec<String> = schema["properties"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, _)| format!("`{name}`"))
                .collect();
            format!("table of {}", names.join(", "))
        }
        "object" if schema["additionalProperties"].is_object() => {
            format!("table of {}", what(&schema["additionalProperties"]))
        }
        "object" => "table".to_owned(),
        _ => schema["const"].as_str().map_or_else(|| "value".to_owned(), |only| format!("`\"{only}\"`")),
    }
}

pub(crate) fn kind(schema: &Value) -> &str {
    match &schema["type"] {
        Value::Array(kinds) => {
            kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null").unwrap_or_default()
        }
        kind => kind.as_str().unwrap_or_default(),
    }
}

/// The words that can stand somewhere, each with its meaning where it has one.
pub(crate) fn word_list(schema: &Value) -> String {
    let mut text = String::new();
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<String> =
            words.iter().filter_map(Value::as_str).map(|word| format!("`\"{word}\"`")).collect();
        let _ = writeln!(text, "One of {}.", words.join(", "));
    }
    for choice in schema["oneOf"].as_array().into_iter().flatten() {
        let words = choice["const"]
            .as_str()
            .into_iter()
            .chain(choice["enum"].as_array().into_iter().flatten().filter_map(Value::as_str));
        let words: Vec<String> = words.map(|word| format!("`\"{word}\"`")).collect();
        let said = choice["description"]
            .as_str()
            .map(|said| format!(": {}", said.replace('\n', " ")))
            .unwrap_or_default();
        let _ = writeln!(text, "- {}{said}", words.join(", "));
    }
    if let Some(example) = schema["examples"][0].as_str() {
        let _ = writeln!(text, "Written `\"{example}\"`.");
    }
    text
}

/// As GitHub names a heading.
pub(crate) fn anchor(heading: &str) -> String {
    heading.to_lowercase()
}
