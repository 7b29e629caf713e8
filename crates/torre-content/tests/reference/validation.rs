//! As much of JSON Schema as the schemas of the content use: enough to see that the site's own files follow them.

use serde_json::Value;

pub(crate) struct Validator<'a> {
    /// The whole schema, which `$ref` leads into.
    pub(crate) root: &'a Value,
}

impl Validator<'_> {
    /// The first thing that is not as the schema says, by its path.
    pub(crate) fn fault(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        if let Some(reference) = schema["$ref"].as_str() {
            let inner = self.root.pointer(reference.trim_start_matches('#'));
            return inner
                .map_or_else(|| Some(format!("{at}: no {reference}")), |inner| self.fault(inner, value, at));
        }
        for inner in schema["allOf"].as_array().into_iter().flatten() {
            if let Some(fault) = self.fault(inner, value, at) {
                return Some(fault);
            }
        }
        for key in ["anyOf", "oneOf"] {
            if let Some(fault) = schema[key].as_array().and_then(|choices| self.no_choice(choices, value, at))
            {
                return Some(fault);
            }
        }
        let only = schema.get("const").is_some_and(|only| only != value);
        let unlisted = schema["enum"].as_array().is_some_and(|words| !words.contains(value));
        if only || unlisted || !is_of_type(schema, value) {
            return Some(format!("{at}: {value} is not {schema}"));
        }
        self.inside(schema, value, at)
    }

    fn no_choice(&self, choices: &[Value], value: &Value, at: &str) -> Option<String> {
        let faults: Vec<Option<String>> =
            choices.iter().map(|choice| self.fault(choice, value, at)).collect();
        if faults.contains(&None) {
            return None;
        }
        // The deepest says most.
        faults.into_iter().flatten().max_by_key(|fault| fault.split(": ").next().map_or(0, str::len))
    }

    fn inside(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        match value {
            Value::Array(items) => items.iter().enumerate().find_map(|(index, item)| {
                let inner = schema["items"].get(index).unwrap_or(&schema["items"]);
                self.fault(inner, item, &format!("{at}[{index}]"))
            }),
            Value::Object(table) if schema["type"] == "object" => {
                let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
                if let Some(missing) = required.into_iter().find(|name| !table.contains_key(*name)) {
                    return Some(format!("{at}: {missing} is missing"));
                }
                table.iter().find_map(|(name, inner)| {
                    let at = format!("{at}.{name}");
                    match (schema["properties"].get(name), &schema["additionalProperties"]) {
                        (Some(known), _) => self.fault(known, inner, &at),
                        (None, Value::Bool(false)) => Some(format!("{at}: is no field")),
                        (None, others) => self.fault(others, inner, &at),
                    }
                })
            }
            _ => None,
        }
    }
}

fn is_of_type(schema: &Value, value: &Value) -> bool {
    let is = |kind: &str| match kind {
        "string" => value.is_string(),
        "integer" => value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    };
    match &schema["type"] {
        Value::String(kind) => is(kind),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).any(is),
        _ => true,
    }
}
