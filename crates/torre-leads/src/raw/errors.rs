//! Which fields of an enquiry are wrong, and the sentence for each.

use std::collections::BTreeMap;

use torre_content::text::Text;

use crate::fields::Refusal;
use crate::raw::FIELDS;

/// Fields that were refused, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldErrors(pub BTreeMap<String, Refusal>);

impl FieldErrors {
    pub fn note(&mut self, field: &str, refusal: Refusal) {
        // A field nobody knows may have a name of any length.
        self.0.entry(field.chars().take(60).collect()).or_insert(refusal);
    }

    /// One sentence a field.
    pub fn in_words(&self, text: &Text) -> BTreeMap<String, String> {
        let sentence = |(field, refusal): (&String, &Refusal)| {
            let key = match refusal {
                Refusal::Unknown => "unknown",
                _ if field == "origen_url" => "page",
                _ if FIELDS.contains(&field.as_str()) => field,
                _ => "unknown",
            };
            (field.clone(), text.get(&format!("lead.errors.{key}")).to_owned())
        };
        self.0.iter().map(sentence).collect()
    }

    pub(super) fn keep<T: Default>(&mut self, field: &str, parsed: Result<T, Refusal>) -> T {
        parsed.unwrap_or_else(|refusal| {
            self.note(field, refusal);
            T::default()
        })
    }
}
