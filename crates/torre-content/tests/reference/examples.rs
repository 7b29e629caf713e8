//! How each field is written in the content, and which files write it: found by walking the files along their schemas.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;
use torre_content::schema::files::FileSchema;

use crate::fields::kind;

/// Letters of an example.
const LENGTH: usize = 40;
/// How many files a row names.
const NAMED: usize = 2;

#[derive(Default)]
struct Use {
    shortest: String,
    files: BTreeSet<String>,
}

/// By table and field. A section's table is its kind, a file's table the name of its schema.
#[derive(Default)]
pub(crate) struct Examples(BTreeMap<(String, String), Use>);

impl Examples {
    pub(crate) fn read(&mut self, file_schema: &FileSchema, content: &Path, file: &Path) {
        let text = fs::read_to_string(file).unwrap();
        // Of a post, the front matter.
        let fields = text.strip_prefix("+++\n").and_then(|rest| rest.split("\n+++").next()).unwrap_or(&text);
        let name = file.strip_prefix(content).unwrap().with_extension("");
        let name =
            name.to_string_lossy().trim_start_matches("pages/").trim_end_matches("/post.es").to_owned();
        let walk = Walk { root: &file_schema.schema, file: &name };
        let value = toml::from_str(fields).unwrap();
        walk.visit(file_schema.name, &file_schema.schema, &value, self);
    }

    /// The two last cells of a row.
    pub(crate) fn cells(
        &self,
        table: &str,
        field: &str,
        schema: &Value,
        definitions: &Definitions<'_>,
    ) -> String {
        let Some(found) = self.0.get(&(table.to_owned(), field.to_owned())) else {
            return format!("`{}` | none now", typical(schema, definitions));
        };
        let named: Vec<&str> = found.files.iter().map(String::as_str).take(NAMED).collect();
        let more = match found.files.len() - named.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        format!("`{}` | {}{more}", found.shortest.replace('|', "\\|"), named.join(", "))
    }
}

struct Walk<'a> {
    /// The whole schema, which `$ref` leads into.
    root: &'a Value,
    file: &'a str,
}

impl Walk<'_> {
    fn visit(&self, table: &str, schema: &Value, value: &Value, examples: &mut Examples) {
        if let Some(reference) = schema["$ref"].as_str() {
            let name = reference.trim_start_matches("#/definitions/");
            return self.visit(name, &self.root["definitions"][name], value, examples);
        }
        for key in ["anyOf", "allOf", "oneOf"] {
            for choice in schema[key].as_array().into_iter().flatten() {
                match &choice["properties"]["kind"]["const"] {
                    kind if kind.is_null() => self.visit(table, choice, value, examples),
                    kind if *kind == value["kind"] => {
                        self.visit(kind.as_str().unwrap(), choice, value, examples);
                    }
                    _ => {}
                }
            }
        }
        match value {
            Value::Array(items) => {
                items.iter().for_each(|item| self.visit(table, &schema["items"], item, examples));
            }
            Value::Object(fields) => self.fields(table, schema, fields, examples),
            _ => {}
        }
    }

    fn fields(
        &self,
        table: &str,
        schema: &Value,
        fields: &serde_json::Map<String, Value>,
        examples: &mut Examples,
    ) {
        let properties = &schema["properties"];
        // Lists may be written in each language by themselves.
        if let Some(spanish) = fields.get("es").filter(|_| properties["es"].is_null()) {
            return self.visit(table, schema, spanish, examples);
        }
        for (name, inner) in fields {
            let known = &properties[name];
            if known.is_object() {
                examples.note((table.to_owned(), name.clone()), inner, self.file);
                self.visit(&format!("{table}.{name}"), known, inner, examples);
            } else if schema["additionalProperties"].is_object() {
                self.visit(table, &schema["additionalProperties"], inner, examples);
            }
        }
    }
}

impl Examples {
    fn note(&mut self, place: (String, String), value: &Value, file: &str) {
        let found = self.0.entry(place).or_default();
        let example = written(value);
        if found.shortest.is_empty() || example.len() < found.shortest.len() {
            found.shortest = example;
        }
        found.files.insert(file.to_owned());
    }
}

/// By the names of the types.
pub(crate) type Definitions<'a> = BTreeMap<&'a str, &'a Value>;

/// What no file writes now, by its type.
fn typical(schema: &Value, definitions: &Definitions<'_>) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return typical(definitions[reference.trim_start_matches("#/definitions/")], definitions);
    }
    let words = ["anyOf", "allOf", "oneOf"].iter().find_map(|key| schema[*key].get(0));
    if let Some(first) = words {
        return typical(first, definitions);
    }
    let known = schema["examples"].get(0).or_else(|| schema["enum"].get(0)).or_else(|| schema.get("const"));
    if let Some(example) = known {
        return written(example);
    }
    match kind(schema) {
        "integer" | "number" => "16".to_owned(),
        "boolean" => "true".to_owned(),
        "array" => match &schema["items"] {
            Value::Array(items) => {
                let items: Vec<String> = items.iter().map(|item| typical(item, definitions)).collect();
                format!("[{}]", items.join(", "))
            }
            item => format!("[{}]", typical(item, definitions)),
        },
        "object" => {
            let names = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let fields: Vec<String> = names.map(|name| format!("{name} = …")).collect();
            if fields.is_empty() { "{ … }".to_owned() } else { format!("{{ {} }}", fields.join(", ")) }
        }
        _ => "\"…\"".to_owned(),
    }
}

/// As in a file, in one language, with long texts cut and tables by their fields.
fn written(value: &Value) -> String {
    match value {
        Value::String(text) => {
            let cut = text.char_indices().nth(LENGTH).map(|(end, _)| format!("{}…", &text[..end]));
            format!("\"{}\"", cut.unwrap_or_else(|| text.clone()).replace('\n', " "))
        }
        Value::Array(items) => match items.as_slice() {
            [] => "[]".to_owned(),
            [only] => format!("[{}]", written(only)),
            [first, ..] => format!("[{}, …]", written(first)),
        },
        Value::Object(table) => match table.get("es") {
            Some(spanish) if table.len() <= 2 => written(spanish),
            _ => {
                let fields: Vec<String> = table.keys().map(|name| format!("{name} = …")).collect();
                format!("{{ {} }}", fields.join(", "))
            }
        },
        other => other.to_string(),
    }
}
