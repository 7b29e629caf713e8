//! Localisation, one generic step from a file in both languages to a file in one:
//! every table of the shape `{ es = …, en = … }` becomes the value of one language.

use serde_json::Value;
use torre_base::language::Language;

use crate::diagnostics::{Diagnostic, Diagnostics, field_path};
use crate::field_location::{Step, steps};
use crate::text_language::{language_of, needs_both_languages};

pub fn localise(file: &str, value: &Value, language: Language, diagnostics: &mut Diagnostics) -> Value {
    Localiser { file, language, diagnostics, one_is_enough: false }.walk(value, "")
}

struct Localiser<'a> {
    file: &'a str,
    language: Language,
    diagnostics: &'a mut Diagnostics,
    /// Inside `{ es = …, en = … }`, or in an item for one language only.
    one_is_enough: bool,
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
                let before = self.one_is_enough;
                self.one_is_enough |= table.contains_key("only");
                let walk = |(key, inner): (&String, &Value)| {
                    (key.clone(), self.walk(inner, &field_path(field, key)))
                };
                let local = Value::Object(table.iter().map(walk).collect());
                self.one_is_enough = before;
                local
            }
            Value::Array(items) => {
                let walk = |(index, inner): (usize, &Value)| self.walk(inner, &format!("{field}[{index}]"));
                Value::Array(items.iter().enumerate().map(walk).collect())
            }
            Value::String(text) => {
                self.check_plain(text, field);
                value.clone()
            }
            scalar => scalar.clone(),
        }
    }

    fn check_plain(&mut self, text: &str, field: &str) {
        let key = field.rsplit('.').next().and_then(|key| key.split('[').next()).unwrap_or_default();
        if !self.one_is_enough && needs_both_languages(self.file, key, text) {
            let message = "is in one language only; expected { es = \"…\", en = \"…\" }";
            self.diagnostics.error(self.file, field, message);
        }
    }

    /// A text in the place of the other one.
    fn check_language(&mut self, value: &Value, field: &str) {
        let Some(text) = value.as_str() else { return };
        let language = self.language;
        if language_of(text) == Some(language.other()) {
            let message =
                format!("the text in \"{language}\" reads like the other language; expected it translated");
            self.diagnostics.push(Diagnostic::warning(self.file, field, message).about(text));
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
        // Every file is read in both languages, so each looks at its own side.
        let (own, other) = match self.language {
            Language::Es => (es, en),
            Language::En => (en, es),
        };
        own.inspect(|text| self.check_language(text, field));
        let wanted = own.or(other);
        let before = std::mem::replace(&mut self.one_is_enough, true);
        let chosen = wanted.map_or(Value::Null, |value| self.walk(value, field));
        self.one_is_enough = before;
        chosen
    }
}

/// Drops list items written for one language only: `only = "es"`.
pub fn retain_language(value: Value, language: Language) -> Value {
    match value {
        Value::Array(items) => {
            let retained = items
                .into_iter()
                .filter(|item| is_for(item, language))
                .map(|item| retain_language(item, language));
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

/// Where a field of the retained list stands in the file: items of the other language count there too.
pub fn original_field(value: &Value, field: &str, language: Language) -> String {
    let mut here = Some(value);
    let mut original = String::new();
    for step in steps(field) {
        match step {
            Step::Key(key) => {
                here = here.and_then(|value| value.get(key));
                original = field_path(&original, key);
            }
            Step::Index(index) => {
                let items = here.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
                let retained = items.iter().enumerate().filter(|(_, item)| is_for(item, language));
                let index = retained.map(|(place, _)| place).nth(index).unwrap_or(index);
                here = items.get(index);
                original = format!("{original}[{index}]");
            }
        }
    }
    original
}

fn is_for(item: &Value, language: Language) -> bool {
    item.get("only").and_then(Value::as_str).is_none_or(|code| code == language.code())
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
    fn an_item_for_the_other_language_keeps_its_place_in_the_file() {
        let value = json!({ "bays": [{ "only": "es" }, { "only": "en" }, { "id": "x" }] });
        assert_eq!(original_field(&value, "bays[1].id", Language::Es), "bays[2].id");
        assert_eq!(original_field(&value, "bays[0].id", Language::En), "bays[1].id");
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
