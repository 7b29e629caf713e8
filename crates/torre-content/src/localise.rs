//! Localisation, one generic step from a file in both languages to a file in one:
//! every table of the shape `{ es = …, en = … }` becomes the value of one language.

use serde_json::Value;
use torre_base::language::Language;

use crate::diagnostics::{Diagnostics, field_path};

pub fn localise(file: &str, value: &Value, language: Language, diagnostics: &mut Diagnostics) -> Value {
    Localiser { file, language, diagnostics }.walk(value, "")
}

struct Localiser<'a> {
    file: &'a str,
    language: Language,
    diagnostics: &'a mut Diagnostics,
}

impl Localiser<'_> {
    fn walk(&mut self, value: &Value, field: &str) -> Value {
        match value {
            Value::Object(table) => {
                let es = table.get("es");
                let en = table.get("en");
                let others = table.keys().any(|key| key != "es" && key != "en");
                if (es.is_some() || en.is_some()) && !others {
                    return self.choose(es, en, field);
                }
                let walk = |(key, inner): (&String, &Value)| {
                    (key.clone(), self.walk(inner, &field_path(field, key)))
                };
                Value::Object(table.iter().map(walk).collect())
            }
            Value::Array(items) => {
                let walk = |(index, inner): (usize, &Value)| self.walk(inner, &format!("{field}[{index}]"));
                Value::Array(items.iter().enumerate().map(walk).collect())
            }
            scalar => scalar.clone(),
        }
    }

    fn choose(&mut self, es: Option<&Value>, en: Option<&Value>, field: &str) -> Value {
        for (language, side) in [("es", es), ("en", en)] {
            let missing = side.is_none_or(|value| value.as_str().is_some_and(str::is_empty));
            if missing {
                let message =
                    format!("the text in \"{language}\" is missing; expected {{ es = \"…\", en = \"…\" }}");
                self.diagnostics.error(self.file, field, message);
            }
        }
        let wanted = match self.language {
            Language::Es => es.or(en),
            Language::En => en.or(es),
        };
        wanted.map_or(Value::Null, |value| self.walk(value, field))
    }
}

/// Drops list items written for one language only: `only = "es"`.
pub fn retain_language(value: Value, language: Language) -> Value {
    let here = |item: &Value| match item.get("only").and_then(Value::as_str) {
        Some(code) => code == language.code(),
        None => true,
    };
    match value {
        Value::Array(items) => {
            let retained = items.into_iter().filter(here).map(|item| retain_language(item, language));
            Value::Array(retained.collect())
        }
        Value::Object(mut table) => {
            table.remove("only");
            Value::Object(
                table.into_iter().map(|(key, item)| (key, retain_language(item, language))).collect(),
            )
        }
        scalar => scalar,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_bilingual_text_becomes_the_text_of_one_language() {
        let value = json!({ "title": { "es": "Torre", "en": "Tower" }, "seats": 16 });
        let mut diagnostics = Diagnostics::default();
        let english = localise("a.toml", &value, Language::En, &mut diagnostics);
        assert_eq!(english, json!({ "title": "Tower", "seats": 16 }));
        assert!(diagnostics.is_empty());
    }

    #[test]
    fn a_missing_language_names_file_and_field() {
        let value = json!({ "cards": [{ "title": { "es": "Torre" } }] });
        let mut diagnostics = Diagnostics::default();
        localise("a.toml", &value, Language::En, &mut diagnostics);
        let printed = diagnostics.to_string();
        assert!(
            printed.starts_with("error: a.toml: cards[0].title: the text in \"en\" is missing"),
            "{printed}"
        );
    }
}
