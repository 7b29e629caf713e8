//! An enquiry as it arrives: `read` takes it from JSON or from a plain form, `parse` makes it a lead.

mod errors;
mod parse;
mod read;

use std::collections::BTreeMap;

use serde::Deserialize;
use utoipa::ToSchema;

use crate::language::Language;
pub use crate::leads::raw::errors::FieldErrors;
pub use crate::leads::raw::parse::Arrival;

/// The body of `POST /api/leads`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Enquiry)]
pub struct RawLead {
    /// `message`: the in-page form; `contact`, `services`: the embedded ones.
    #[schema(pattern = "^(message|contact|services)$")]
    pub form: String,
    #[schema(min_length = 2, max_length = 100)]
    pub name: String,
    #[schema(format = "email", max_length = 254)]
    pub email: String,
    #[schema(min_length = 10, max_length = 5000)]
    pub message: String,
    /// Language of the page and of the answers.
    #[schema(pattern = "^(es|en)$")]
    pub lang: String,
    /// The visitor agreed to the privacy policy; must be true.
    pub consent: bool,
    /// Digits, spaces, + - ( ); 6 to 20 characters.
    #[serde(default)]
    #[schema(max_length = 20)]
    pub phone: String,
    /// Required by the form `services`.
    #[serde(default)]
    #[schema(max_length = 120)]
    pub company: String,
    /// Id of a course or a service.
    #[serde(default)]
    #[schema(max_length = 60, pattern = "^[a-z0-9-]*$")]
    pub interest: String,
    /// Address of the page that shows the form.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub origen_url: String,
    /// Stays empty: people do not see it.
    #[serde(default)]
    pub website: String,
    /// When the form was there, in milliseconds since 1970.
    #[serde(default)]
    pub started: Option<i64>,
}

/// The fields of a plain form, in the order of the API.
pub const FIELDS: [&str; 12] = [
    "form",
    "name",
    "email",
    "message",
    "lang",
    "consent",
    "phone",
    "company",
    "interest",
    "origen_url",
    "website",
    "started",
];

impl RawLead {
    /// What stands in the form again when it comes back with errors.
    pub fn typed(&self) -> BTreeMap<String, String> {
        let mut typed = BTreeMap::new();
        for (name, value) in [
            ("name", &self.name),
            ("email", &self.email),
            ("message", &self.message),
            ("phone", &self.phone),
            ("company", &self.company),
            ("interest", &self.interest),
        ] {
            typed.insert(name.to_owned(), value.clone());
        }
        typed.insert("consent".to_owned(), self.consent.to_string());
        typed
    }

    pub fn language(&self) -> Option<Language> {
        Language::parse(&self.lang)
    }
}
