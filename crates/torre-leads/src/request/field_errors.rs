//! Validation errors: which fields of a form are wrong, and the message for each.

use std::collections::BTreeMap;

use torre_content::text::Text;

use crate::fields::FieldError;

/// Fields that were refused, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldErrors(pub BTreeMap<String, FieldError>);

impl FieldErrors {
    pub fn add(&mut self, field: &str, error: FieldError) {
        // A field nobody knows may have a name of any length.
        self.0.entry(field.chars().take(60).collect()).or_insert(error);
    }

    /// One message a field, from a group of the content such as `lead.errors`; `known` are the fields that have one.
    pub fn messages(&self, text: &Text, group: &str, known: &[&str]) -> BTreeMap<String, String> {
        let message = |(field, error): (&String, &FieldError)| {
            let key = match error {
                FieldError::Unknown => "unknown",
                _ if field == "origen_url" => "page",
                _ if known.contains(&field.as_str()) => field,
                _ => "unknown",
            };
            (field.clone(), text.get(&format!("{group}.{key}")).to_owned())
        };
        self.0.iter().map(message).collect()
    }

    /// What was parsed, or nothing and the reason.
    pub fn collect<T: Default>(&mut self, field: &str, parsed: Result<T, FieldError>) -> T {
        parsed.unwrap_or_else(|error| {
            self.add(field, error);
            T::default()
        })
    }
}
