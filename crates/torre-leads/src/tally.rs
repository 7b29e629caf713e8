//! The form provider's webhook (Tally): its signature, and the event in its body.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use jiff::Timestamp;
use ring::hmac;
use serde::Deserialize;
use serde_json::Value;
use torre_base::language::Language;
use torre_config::secret::Secret;
use utoipa::ToSchema;

use crate::campaign::Campaign;
use crate::email::LeadEmail;
use crate::fields::{Company, LeadMessage, LeadName, OriginPage, Phone};
use crate::idempotency_key::IdempotencyKey;
use crate::lead::{Form, LeadId, NewLead};

/// `Tally-Signature` is the base64 HMAC-SHA256 of the raw body. Compared in constant time.
pub fn is_signed(secret: &Secret, body: &[u8], signature: &str) -> bool {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.reveal().as_bytes());
    STANDARD.decode(signature.trim()).is_ok_and(|tag| hmac::verify(&key, body, &tag).is_ok())
}

/// An event. The provider may add fields: only what is needed here must be there.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormProviderEvent, example = json!({
    "eventId": "a4cb511e-d513-4fa5-baee-b815d718dfd1",
    "eventType": "FORM_RESPONSE",
    "data": { "fields": [{ "label": "Nombre", "type": "INPUT_TEXT", "value": "Ana" }] },
}))]
pub struct Event {
    #[schema(min_length = 1, max_length = 200)]
    event_id: String,
    /// `FORM_RESPONSE` is an enquiry; others are taken and not kept.
    event_type: String,
    data: FormResponse,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = FormProviderSubmission)]
struct FormResponse {
    /// Whatever the school's form asks.
    #[serde(default)]
    fields: Vec<Value>,
}

impl Event {
    pub fn parse(body: &[u8]) -> Option<Event> {
        let event: Event = serde_json::from_slice(body).ok()?;
        (!event.event_id.is_empty() && event.event_id.chars().count() <= 200).then_some(event)
    }

    /// Other events (a test, a form that changed) are no enquiries.
    pub fn is_form_response(&self) -> bool {
        self.event_type == "FORM_RESPONSE"
    }

    /// All fields are kept as they came; those that fit also become the fields of an enquiry.
    pub fn lead(&self, now: Timestamp, policy_version: String) -> NewLead {
        let fields = Fields(&self.data.fields);
        let page = fields.labelled(&["origen_url"]);
        let page = page.and_then(|page| OriginPage::parse(&page).ok().flatten());
        let kept: Vec<Value> = self.data.fields.iter().map(without_nul).collect();
        let json = serde_json::to_string(&kept).unwrap_or_default();
        NewLead {
            id: LeadId::new(),
            key: Some(IdempotencyKey::of_event(&self.event_id)),
            fingerprint: None,
            received: now,
            form: Form::Tally,
            language: fields.labelled(&["lang"]).and_then(|lang| Language::parse(&lang)).unwrap_or_default(),
            name: fields.labelled(&["nombre", "name"]).and_then(|name| LeadName::parse(&name).ok()),
            email: fields.email(),
            message: fields.message().and_then(|message| LeadMessage::parse(&message).ok()),
            phone: fields.typed("INPUT_PHONE_NUMBER").and_then(|phone| Phone::parse(&phone).ok().flatten()),
            company: fields
                .labelled(&["empresa", "company", "organización", "organisation"])
                .and_then(|company| Company::parse(&company).ok()),
            interest: None,
            page,
            campaign: Campaign::default(),
            consent: None,
            policy_version,
            suspicion: None,
            fields: Some(json),
        }
    }
}

/// PostgreSQL has no character zero; nobody has ever meant one.
fn without_nul(value: &Value) -> Value {
    let clean = |text: &str| text.replace('\0', "");
    match value {
        Value::String(text) => Value::String(clean(text)),
        Value::Array(items) => Value::Array(items.iter().map(without_nul).collect()),
        Value::Object(object) => {
            Value::Object(object.iter().map(|(name, value)| (clean(name), without_nul(value))).collect())
        }
        other => other.clone(),
    }
}

/// Answers, found by what the provider calls their type or by how the school labelled them.
struct Fields<'a>(&'a [Value]);

impl Fields<'_> {
    fn typed(&self, kind: &str) -> Option<String> {
        self.0.iter().find(|field| text(field, "type") == kind).map(|field| text(field, "value"))
    }

    fn labelled(&self, names: &[&str]) -> Option<String> {
        let labelled = |field: &&Value| {
            let label = text(field, "label").to_lowercase();
            names.iter().any(|name| label == *name || label.split_whitespace().any(|word| word == *name))
        };
        self.0.iter().find(labelled).map(|field| text(field, "value")).filter(|value| !value.is_empty())
    }

    fn email(&self) -> Option<LeadEmail> {
        let labelled = || self.labelled(&["e-mail", "email", "correo"]);
        self.typed("INPUT_EMAIL").or_else(labelled).and_then(|email| LeadEmail::parse(&email).ok())
    }

    fn message(&self) -> Option<String> {
        self.typed("TEXTAREA").or_else(|| self.labelled(&["mensaje", "message", "consulta"]))
    }
}

fn text(field: &Value, key: &str) -> String {
    field.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn event() -> Vec<u8> {
        let fields = json!([
            { "key": "q1", "label": "Nombre", "type": "INPUT_TEXT", "value": "Ana\r\nX: y" },
            { "key": "q2", "label": "Correo electrónico", "type": "INPUT_EMAIL", "value": "ana@example.com" },
            { "key": "q3", "label": "Teléfono", "type": "INPUT_PHONE_NUMBER", "value": "+34 600 000 000" },
            { "key": "q4", "label": "Mensaje", "type": "TEXTAREA", "value": "Quiero saber más\u{0}" },
            { "key": "q5", "label": "Cursos", "type": "CHECKBOXES", "value": ["a", "b"] },
            { "key": "q6", "label": "origen_url", "type": "HIDDEN_FIELDS", "value": "https://torre.example/cursos?x" },
        ]);
        json!({ "eventId": "e-1", "eventType": "FORM_RESPONSE", "createdAt": "x", "data": { "responseId": "r", "fields": fields } })
            .to_string()
            .into_bytes()
    }

    #[test]
    fn all_fields_are_kept_and_the_known_ones_are_understood() {
        let lead = Event::parse(&event()).unwrap().lead(Timestamp::now(), "1.0".to_owned());
        assert_eq!(lead.name.unwrap().as_str(), "Ana X: y");
        assert_eq!(lead.email.unwrap().as_str(), "ana@example.com");
        assert_eq!(lead.page.unwrap().as_str(), "/cursos");
        assert_eq!(lead.message.unwrap().as_str(), "Quiero saber más");
        let fields = lead.fields.unwrap();
        assert!(fields.contains("\"Cursos\"") && fields.contains("[\"a\",\"b\"]"), "{fields}");
        assert!(!fields.contains("u0000"));
    }

    /// Two signs that look like the escape of character zero and are not.
    #[test]
    fn a_backslash_in_an_answer_stays_one() {
        let body =
            br#"{"eventId":"e","eventType":"FORM_RESPONSE","data":{"fields":[{"value":"C:\\u0000"}]}}"#;
        let fields = Event::parse(body).unwrap().lead(Timestamp::now(), String::new()).fields.unwrap();
        assert_eq!(serde_json::from_str::<Value>(&fields).unwrap()[0]["value"], "C:\\u0000");
    }

    #[test]
    fn a_form_without_known_fields_is_an_enquiry_too() {
        let body =
            br#"{"eventId":"e","eventType":"FORM_RESPONSE","data":{"fields":[{"label":"?","value":1}]}}"#;
        let lead = Event::parse(body).unwrap().lead(Timestamp::now(), String::new());
        assert!(lead.name.is_none() && lead.email.is_none() && lead.fields.is_some());
    }

    #[test]
    fn only_the_secret_makes_the_signature() {
        let secret = Secret::new("Jefe");
        let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, b"Jefe"), b"body");
        let signature = STANDARD.encode(tag.as_ref());
        assert!(is_signed(&secret, b"body", &signature));
        assert!(!is_signed(&secret, b"body ", &signature));
        assert!(!is_signed(&Secret::new("other"), b"body", &signature));
        assert!(!is_signed(&secret, b"body", "") && !is_signed(&secret, b"body", "%%%"));
    }
}
