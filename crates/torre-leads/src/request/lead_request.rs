//! The body of an enquiry as it arrived, before anything in it is trusted.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::json;
use torre_base::language::Language;
use utoipa::ToSchema;
use utoipa::openapi::schema::SchemaType;
use utoipa::openapi::{Object, ObjectBuilder, Type};

/// The body of `POST /api/leads`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Enquiry, example = json!({
    "form": "contact",
    "name": "Ana García",
    "email": "ana@example.org",
    "message": "¿Cuándo empieza el bloque 1?",
    "lang": "es",
    "consent": true,
}))]
pub struct LeadRequest {
    /// `message`: the in-page form; `contact`, `services`: the embedded ones.
    #[schema(schema_with = form_names)]
    pub form: String,
    #[schema(min_length = 2, max_length = 100)]
    pub name: String,
    #[schema(format = "email", max_length = 254)]
    pub email: String,
    /// 2 to 5,000 characters without the blanks around them, a line's end counted once.
    #[schema(min_length = 2, max_length = 10_000)]
    pub message: String,
    /// Language of the page and of the answers.
    #[schema(value_type = Language, inline)]
    pub lang: String,
    /// The visitor agreed to the privacy policy. A plain form may say `on`, `1` or `yes`.
    #[schema(schema_with = agreed)]
    pub consent: bool,
    /// Digits, spaces, + - ( ); 6 to 20 characters.
    #[serde(default)]
    #[schema(max_length = 20, nullable)]
    pub phone: String,
    /// Required by the form `services`.
    #[serde(default)]
    #[schema(max_length = 120, nullable)]
    pub company: String,
    /// Id of a course or a service.
    #[serde(default)]
    #[schema(max_length = 60, pattern = "^[a-z0-9-]*$", nullable)]
    pub interest: String,
    /// Address of the page that shows the form.
    #[serde(default)]
    #[schema(max_length = 2000, nullable)]
    pub origen_url: String,
    /// How an exercise of the site went; only where the visitor ticked that it may be sent.
    #[serde(default)]
    #[schema(max_length = 200, nullable)]
    pub exercise: String,
    /// Where the visit began, as the address of its first page said: `source/medium/name`, each of small letters, digits,
    /// `_` and `-`, at most 40. What is written otherwise is left out, and nothing is refused for it.
    #[serde(default)]
    #[schema(schema_with = whatever_campaign)]
    pub campaign: String,
    /// Stays empty: people do not see it.
    #[serde(default)]
    #[schema(nullable)]
    pub website: String,
    /// When the form was there, in milliseconds since 1970.
    #[serde(default)]
    pub started: Option<i64>,
    /// Which privacy policy the visitor agreed to, where that was some time ago: refused when it is no longer the
    /// current one.
    #[serde(default)]
    #[schema(max_length = 20, nullable)]
    pub policy_version: String,
}

fn form_names() -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some("`message`: the in-page form; `contact`, `services`: the embedded ones."))
        .enum_values(Some(["message", "contact", "services"]))
        .build()
}

/// Of any type: what is no text is left out too.
fn whatever_campaign() -> Object {
    ObjectBuilder::new()
        .schema_type(SchemaType::AnyValue)
        .description(Some(
            "Where the visit began: `source/medium/name`, each of small letters, digits, `_` and `-`, at most 40. What is \
             written otherwise is left out, and nothing is refused for it.",
        ))
        .examples([json!("google/cpc/bloque-1")])
        .build()
}

fn agreed() -> Object {
    ObjectBuilder::new()
        .schema_type(Type::Boolean)
        .description(Some(
            "The visitor agreed to the privacy policy. A plain form may also say `on`, `1` or `yes`.",
        ))
        .enum_values(Some([true]))
        .build()
}

/// The fields of a plain form, in the order of the API.
pub const FIELD_NAMES: [&str; 15] = [
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
    "exercise",
    "campaign",
    "website",
    "started",
    "policy_version",
];

impl LeadRequest {
    /// What stands in the form again when it comes back with errors.
    pub fn form_values(&self) -> BTreeMap<String, String> {
        let mut values = BTreeMap::new();
        for (name, value) in [
            ("name", &self.name),
            ("email", &self.email),
            ("message", &self.message),
            ("phone", &self.phone),
            ("company", &self.company),
            ("interest", &self.interest),
        ] {
            values.insert(name.to_owned(), value.clone());
        }
        values.insert("consent".to_owned(), self.consent.to_string());
        values
    }

    pub fn language(&self) -> Option<Language> {
        Language::parse(&self.lang)
    }
}
