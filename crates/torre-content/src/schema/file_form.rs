//! From what a page receives to what stands in a file: a text in two languages, a table or a reference to it.

use serde_json::{Map, Value, json};

const TEXT: &str = "#/definitions/Text";

/// The schema of a file as it is written. `has_claims`: there are items for one language, and claims that age.
pub fn as_written(schema: &Value, has_claims: bool) -> Value {
    let empty = Map::new();
    let definitions = schema["definitions"].as_object().unwrap_or(&empty);
    let form = FileForm { definitions, has_claims };
    let mut written = form.written(schema);
    let mut all: Map<String, Value> =
        definitions.iter().map(|(name, inner)| (name.clone(), form.written(inner))).collect();
    all.insert("Text".to_owned(), text());
    written["definitions"] = Value::Object(all);
    written["$schema"] = json!("http://json-schema.org/draft-07/schema#");
    written
}

fn text() -> Value {
    let one = json!({ "type": "string", "minLength": 1 });
    json!({ "anyOf": [
        one,
        { "type": "object", "additionalProperties": false, "required": ["es", "en"],
          "properties": { "es": one, "en": one } },
    ] })
}

struct FileForm<'a> {
    definitions: &'a Map<String, Value>,
    has_claims: bool,
}

impl FileForm<'_> {
    fn written(&self, schema: &Value) -> Value {
        let Some(table) = schema.as_object() else { return schema.clone() };
        if let Some(reference) = table.get("$ref") {
            return self.reference(reference.as_str().unwrap_or_default(), table);
        }
        match kind(table) {
            Some("string") if is_free(table) => described(table, &json!({ "$ref": TEXT })),
            Some("array") => self.list(table),
            Some("object") => self.object(table),
            _ => self.choice(table),
        }
    }

    /// A table may be named instead of written: `"@school/centres/madrid"`.
    fn reference(&self, reference: &str, table: &Map<String, Value>) -> Value {
        let name = reference.trim_start_matches("#/definitions/");
        let is_table = self.definitions.get(name).is_some_and(|inner| inner["type"] == "object");
        let written = json!({ "$ref": reference });
        if !is_table {
            return described(table, &written);
        }
        described(table, &json!({ "anyOf": [written, { "type": "string", "pattern": "^@" }] }))
    }

    fn list(&self, table: &Map<String, Value>) -> Value {
        let mut list = table.clone();
        list.remove("default");
        let description = list.remove("description");
        for key in ["items", "prefixItems"] {
            if let Some(items) = table.get(key) {
                list[key] = match items {
                    Value::Array(items) => items.iter().map(|item| self.written(item)).collect(),
                    item => self.written(item),
                };
            }
        }
        let mut choices = vec![json!(list), json!({ "type": "string", "pattern": "^@" })];
        // Texts may be listed in each language by themselves.
        if table.get("items").and_then(Value::as_object).is_some_and(|item| kind(item) == Some("string")) {
            choices.push(json!({ "type": "object", "additionalProperties": false, "required": ["es", "en"],
                "properties": { "es": list, "en": list } }));
        }
        let mut written = json!({ "anyOf": choices });
        if let Some(description) = description {
            written["description"] = description;
        }
        written
    }

    fn object(&self, table: &Map<String, Value>) -> Value {
        let mut object = table.clone();
        object.remove("definitions");
        let mut properties: Map<String, Value> = table
            .get("properties")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
            .map(|(name, inner)| (name.clone(), self.written(inner)))
            .collect();
        if self.has_claims && table.get("additionalProperties") == Some(&json!(false)) {
            properties.insert(
                "only".to_owned(),
                json!({ "enum": ["es", "en"], "description": "For one language only." }),
            );
            for (name, said) in [
                ("reviewed", "When the claim was looked at."),
                ("reviewBy", "By when somebody must look again."),
            ] {
                properties.insert(
                    name.to_owned(),
                    json!({ "type": "string", "pattern": "^[0-9]{4}(-[0-9]{2})?$", "description": said }),
                );
            }
        }
        if let Some(others) = table.get("additionalProperties").filter(|others| others.is_object()) {
            object["additionalProperties"] = self.written(others);
        }
        object.insert("properties".to_owned(), Value::Object(properties));
        Value::Object(object)
    }

    /// What may be left out has no word for nothing in a file.
    fn choice(&self, table: &Map<String, Value>) -> Value {
        let mut written = table.clone();
        for key in ["anyOf", "oneOf"] {
            if let Some(choices) = table.get(key).and_then(Value::as_array) {
                let choices: Vec<Value> = choices
                    .iter()
                    .filter(|choice| choice["type"] != "null")
                    .map(|choice| self.written(choice))
                    .collect();
                written.insert(key.to_owned(), Value::Array(choices));
            }
        }
        written.remove("default");
        written.remove("format");
        if let Some(kind) = kind(table) {
            written.insert("type".to_owned(), json!(kind));
        }
        Value::Object(written)
    }
}

/// `"string"`, also of what may be left out.
fn kind(table: &Map<String, Value>) -> Option<&str> {
    match table.get("type")? {
        Value::String(kind) => Some(kind),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null"),
        _ => None,
    }
}

fn is_free(table: &Map<String, Value>) -> bool {
    ["enum", "const", "pattern"].iter().all(|key| !table.contains_key(*key))
}

/// Beside a `$ref` nothing counts in this version of the standard.
fn described(table: &Map<String, Value>, written: &Value) -> Value {
    match table.get("description") {
        Some(description) => json!({ "description": description, "allOf": [written] }),
        None => written.clone(),
    }
}
