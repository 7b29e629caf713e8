//! An enquiry as it arrives, from JSON or from a plain form, and how it becomes a [`NewLead`].

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::content::text::Text;
use crate::language::Language;
use crate::leads::email::LeadEmail;
use crate::leads::fields::{
    Company, IdempotencyKey, Interest, LeadMessage, LeadName, OriginPage, Phone, Refusal,
};
use crate::leads::lead::{Form, LeadId, NewLead};
use crate::leads::spam::Suspicion;

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

    fn keep<T: Default>(&mut self, field: &str, parsed: Result<T, Refusal>) -> T {
        parsed.unwrap_or_else(|refusal| {
            self.note(field, refusal);
            T::default()
        })
    }
}

impl RawLead {
    /// Takes the fields of a JSON object one by one, so that each wrong one is named.
    pub fn from_json(object: Map<String, Value>, errors: &mut FieldErrors) -> RawLead {
        let mut raw = RawLead::default();
        for (field, value) in object {
            match (field.as_str(), value) {
                ("consent", Value::Bool(consent)) => raw.consent = consent,
                ("started", Value::Number(number)) if number.is_i64() => raw.started = number.as_i64(),
                ("started", Value::Null) => {}
                ("consent" | "started", _) => errors.note(&field, Refusal::Invalid),
                (name, Value::String(text)) => match raw.text_field(name) {
                    Some(place) => *place = text,
                    None => errors.note(name, Refusal::Unknown),
                },
                // Left empty, written as null.
                ("phone" | "company" | "interest" | "origen_url" | "website", Value::Null) => {}
                (name, _) if FIELDS.contains(&name) => errors.note(name, Refusal::Invalid),
                (name, _) => errors.note(name, Refusal::Unknown),
            }
        }
        raw
    }

    /// Browsers send what stands in the form; a ticked box is `on` unless it has a value.
    pub fn from_form(body: &[u8], errors: &mut FieldErrors) -> RawLead {
        let mut raw = RawLead::default();
        for (field, value) in form_urlencoded::parse(body) {
            match field.as_ref() {
                "consent" => raw.consent = matches!(value.as_ref(), "on" | "true" | "1" | "yes"),
                "started" => raw.started = value.parse().ok(),
                name => match raw.text_field(name) {
                    Some(place) => *place = value.into_owned(),
                    None => errors.note(name, Refusal::Unknown),
                },
            }
        }
        raw
    }

    fn text_field(&mut self, name: &str) -> Option<&mut String> {
        Some(match name {
            "form" => &mut self.form,
            "name" => &mut self.name,
            "email" => &mut self.email,
            "message" => &mut self.message,
            "lang" => &mut self.lang,
            "phone" => &mut self.phone,
            "company" => &mut self.company,
            "interest" => &mut self.interest,
            "origen_url" => &mut self.origen_url,
            "website" => &mut self.website,
            _ => return None,
        })
    }

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

    /// A value exists only when every field is right.
    pub fn parse(&self, arrival: Arrival, mut errors: FieldErrors) -> Result<NewLead, FieldErrors> {
        let form = Form::parse(&self.form).filter(|form| *form != Form::Tally);
        let form = errors.keep("form", form.map(Some).ok_or(Refusal::Invalid));
        let language = errors.keep("lang", self.language().map(Some).ok_or(Refusal::Invalid));
        let name = errors.keep("name", LeadName::parse(&self.name).map(Some));
        let email = errors.keep("email", LeadEmail::parse(&self.email).map(Some));
        let message = errors.keep("message", LeadMessage::parse(&self.message).map(Some));
        let phone = errors.keep("phone", Phone::parse(&self.phone));
        let company = errors.keep("company", self.company(form));
        let interest = errors.keep("interest", Interest::parse(&self.interest));
        let page = errors.keep("origen_url", OriginPage::parse(&self.origen_url));
        if !self.consent {
            errors.note("consent", Refusal::Missing);
        }
        let (Some(form), Some(language), true) = (form, language, errors.0.is_empty()) else {
            return Err(errors);
        };
        Ok(NewLead {
            id: LeadId::new(),
            key: arrival.key,
            received: arrival.now,
            form,
            language,
            name,
            email,
            message,
            phone,
            company,
            interest,
            page,
            consent: Some(arrival.now),
            policy_version: arrival.policy_version,
            suspicion: Suspicion::of(&self.website, self.started, &self.message, arrival.now),
            fields: None,
        })
    }

    /// Only organisations ask for services.
    fn company(&self, form: Option<Form>) -> Result<Option<Company>, Refusal> {
        match Company::parse(&self.company) {
            Err(Refusal::Missing) if form != Some(Form::Services) => Ok(None),
            parsed => parsed.map(Some),
        }
    }
}

/// What the server adds to what was sent.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub now: Timestamp,
    pub key: Option<IdempotencyKey>,
    pub policy_version: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn arrival() -> Arrival {
        Arrival { now: Timestamp::now(), key: None, policy_version: "1.0".to_owned() }
    }

    fn parse(change: &Value) -> Result<NewLead, FieldErrors> {
        let mut body = json!({
            "form": "contact", "name": "Ana García", "email": "ana@example.com", "lang": "es",
            "message": "¿Cuándo empieza el bloque 1?", "consent": true,
        });
        for (key, value) in change.as_object().unwrap() {
            body[key] = value.clone();
        }
        let Value::Object(object) = body else { unreachable!() };
        let mut errors = FieldErrors::default();
        RawLead::from_json(object, &mut errors).parse(arrival(), errors)
    }

    fn refused(change: &Value) -> Vec<(String, Refusal)> {
        parse(change).unwrap_err().0.into_iter().collect()
    }

    #[test]
    fn a_complete_enquiry_is_understood() {
        let lead = parse(&json!({ "phone": "+34 600 000 000", "interest": "block-1", "origen_url": "https://torre.example/bloque-1-torre?x=1" })).unwrap();
        assert_eq!(lead.form, Form::Contact);
        assert_eq!(lead.page.unwrap().as_str(), "/bloque-1-torre");
        assert_eq!(lead.suspicion, None);
    }

    #[test]
    fn every_wrong_field_is_named_once() {
        let errors = refused(
            &json!({ "name": "A", "email": "ana", "message": "?", "consent": false, "lang": "fr", "form": "tally" }),
        );
        let fields: Vec<&str> = errors.iter().map(|(field, _)| field.as_str()).collect();
        assert_eq!(fields, ["consent", "email", "form", "lang", "message", "name"]);
    }

    #[test]
    fn unknown_fields_and_wrong_types_are_errors() {
        assert_eq!(refused(&json!({ "admin": true })), [("admin".to_owned(), Refusal::Unknown)]);
        assert_eq!(refused(&json!({ "name": ["Ana"] })), [("name".to_owned(), Refusal::Invalid)]);
        assert_eq!(refused(&json!({ "consent": "true" })), [("consent".to_owned(), Refusal::Invalid)]);
        assert_eq!(refused(&json!({ "started": 1.5 })), [("started".to_owned(), Refusal::Invalid)]);
    }

    #[test]
    fn services_need_a_company() {
        assert_eq!(refused(&json!({ "form": "services" })), [("company".to_owned(), Refusal::Missing)]);
        assert!(parse(&json!({ "form": "services", "company": "ENAIRE" })).is_ok());
    }

    #[test]
    fn a_header_cannot_be_smuggled_in_a_name() {
        let lead = parse(&json!({ "name": "Ana\r\nBcc: everyone@example.com" })).unwrap();
        assert_eq!(lead.name.unwrap().as_str(), "Ana Bcc: everyone@example.com");
    }

    #[test]
    fn a_plain_form_says_on_for_a_ticked_box() {
        let body = b"form=message&name=Ana&email=ana%40example.com&message=Quiero+saber+m%C3%A1s&lang=es&consent=on&website=";
        let mut errors = FieldErrors::default();
        let lead = RawLead::from_form(body, &mut errors).parse(arrival(), errors).unwrap();
        assert_eq!(lead.message.unwrap().as_str(), "Quiero saber más");
    }
}
