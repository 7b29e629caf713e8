//! The body of `POST /api/subscriptions`: decoded from JSON or from a plain form, then validated.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Map, Value};
use torre_base::language::Language;
use torre_content::content::Content;
use utoipa::ToSchema;
use utoipa::openapi::{Object, ObjectBuilder, Type};
use uuid::Uuid;

use crate::email::LeadEmail;
use crate::fields::{FieldError, OriginPage};
use crate::request::decode::is_ticked;
use crate::request::field_errors::FieldErrors;
use crate::subscriptions::subscription::NewSubscription;
use crate::subscriptions::topic::Topic;

/// The body of `POST /api/subscriptions`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Subscription, example = json!({
    "email": "ana@example.org",
    "topic": "canarias",
    "lang": "es",
    "consent": true,
}))]
pub struct SubscriptionRequest {
    #[schema(format = "email", max_length = 254)]
    pub email: String,
    /// `course:` and a course's id, `call` or `canarias`.
    #[schema(max_length = 80, pattern = "^(course:[a-z0-9-]+|call|canarias)$")]
    pub topic: String,
    /// Language of the mails.
    #[schema(value_type = Language, inline)]
    pub lang: String,
    /// The visitor agreed to be written to. A plain form may say `on`, `1` or `yes`.
    #[schema(schema_with = agreed)]
    pub consent: bool,
    /// Address of the page that shows the form.
    #[serde(default)]
    #[schema(max_length = 2000, nullable)]
    pub origen_url: String,
    /// Stays empty: people do not see it.
    #[serde(default)]
    #[schema(nullable)]
    pub website: String,
}

fn agreed() -> Object {
    let about = "The visitor agreed to be written to. A plain form may also say `on`, `1` or `yes`.";
    let agreed = ObjectBuilder::new().schema_type(Type::Boolean).description(Some(about));
    agreed.enum_values(Some([true])).build()
}

/// The fields that have a sentence of their own when they are wrong.
pub const FIELD_NAMES: [&str; 6] = ["email", "topic", "lang", "consent", "origen_url", "website"];

/// What was sent, as far as it could be read, and which fields could not.
#[derive(Clone, Debug, Default)]
pub struct DecodedSubscription {
    pub request: SubscriptionRequest,
    pub errors: FieldErrors,
}

impl DecodedSubscription {
    pub fn from_json(object: Map<String, Value>) -> DecodedSubscription {
        let mut decoded = DecodedSubscription::default();
        for (field, value) in object {
            match (field.as_str(), value) {
                ("consent", Value::Bool(consent)) => decoded.request.consent = consent,
                ("consent", _) => decoded.errors.add(&field, FieldError::Invalid),
                (name, Value::String(text)) => decoded.set(name, text),
                // Left empty, written as null.
                ("origen_url" | "website", Value::Null) => {}
                (name, _) if FIELD_NAMES.contains(&name) => decoded.errors.add(name, FieldError::Invalid),
                (name, _) => decoded.errors.add(name, FieldError::Unknown),
            }
        }
        decoded
    }

    pub fn from_form(body: &[u8]) -> DecodedSubscription {
        let mut decoded = DecodedSubscription::default();
        for (field, value) in form_urlencoded::parse(body) {
            match field.as_ref() {
                "consent" => decoded.request.consent = is_ticked(&value),
                name => decoded.set(name, value.into_owned()),
            }
        }
        decoded
    }

    fn set(&mut self, name: &str, text: String) {
        let request = &mut self.request;
        let field = match name {
            "email" => &mut request.email,
            "topic" => &mut request.topic,
            "lang" => &mut request.lang,
            "origen_url" => &mut request.origen_url,
            "website" => &mut request.website,
            _ => return self.errors.add(name, FieldError::Unknown),
        };
        *field = text;
    }

    /// A value exists only when every field is right. The wording of the consent is the content's own.
    pub fn parse(&self, content: &Content, now: Timestamp) -> Result<NewSubscription, FieldErrors> {
        let mut errors = self.errors.clone();
        let request = &self.request;
        let email = errors.collect("email", LeadEmail::parse(&request.email).map(Some));
        let topic = Topic::parse(&request.topic).filter(|topic| topic.is_offered(content));
        let topic = errors.collect("topic", topic.map(Some).ok_or(FieldError::Invalid));
        let language = errors.collect("lang", request.language().map(Some).ok_or(FieldError::Invalid));
        let page = errors.collect("origen_url", OriginPage::parse(&request.origen_url));
        if !request.consent {
            errors.add("consent", FieldError::Missing);
        }
        let (Some(email), Some(topic), Some(language), true) = (email, topic, language, errors.0.is_empty())
        else {
            return Err(errors);
        };
        let consent_text = content.local(language).text.get("tellMe.consent").to_owned();
        let policy_version = content.policy_version().to_owned();
        Ok(NewSubscription {
            id: Uuid::now_v7(),
            email,
            topic,
            language,
            page,
            consent: now,
            consent_text,
            policy_version,
        })
    }
}

impl SubscriptionRequest {
    pub fn language(&self) -> Option<Language> {
        Language::parse(&self.lang)
    }

    /// Only robots fill the hidden field. Unlike an enquiry there is no text to lose, and a mail to whatever address a
    /// robot has typed would be.
    pub fn is_suspected(&self) -> bool {
        !self.website.trim().is_empty()
    }

    /// What stands in the form again when it comes back with errors.
    pub fn form_values(&self) -> BTreeMap<String, String> {
        let values = [
            ("email", self.email.clone()),
            ("topic", self.topic.clone()),
            ("consent", self.consent.to_string()),
        ];
        values.map(|(name, value)| (name.to_owned(), value)).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refused(body: Value) -> Vec<(String, FieldError)> {
        let Value::Object(object) = body else { unreachable!() };
        DecodedSubscription::from_json(object).errors.0.into_iter().collect()
    }

    #[test]
    fn unknown_fields_and_wrong_types_are_errors() {
        assert_eq!(refused(json!({ "admin": true })), [("admin".to_owned(), FieldError::Unknown)]);
        assert_eq!(refused(json!({ "topic": ["call"] })), [("topic".to_owned(), FieldError::Invalid)]);
        assert_eq!(refused(json!({ "consent": "true" })), [("consent".to_owned(), FieldError::Invalid)]);
        assert_eq!(refused(json!({ "website": null, "origen_url": null })), []);
    }

    #[test]
    fn a_plain_form_says_on_for_a_ticked_box() {
        let body = b"email=ana%40example.com&topic=call&lang=es&consent=on&website=";
        let DecodedSubscription { request, errors } = DecodedSubscription::from_form(body);
        assert_eq!(
            (request.email.as_str(), request.topic.as_str(), request.consent),
            ("ana@example.com", "call", true)
        );
        assert_eq!(errors, FieldErrors::default());
    }
}
