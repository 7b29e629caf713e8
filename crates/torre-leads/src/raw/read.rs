//! Reading the fields of a body: JSON, or what a browser sends without JavaScript.

use serde_json::{Map, Value};

use crate::fields::Refusal;
use crate::raw::{FIELDS, FieldErrors, RawLead};

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
                // Without JavaScript nobody fills it in.
                "started" if value.is_empty() => {}
                "started" => match value.parse() {
                    Ok(started) => raw.started = Some(started),
                    Err(_) => errors.note("started", Refusal::Invalid),
                },
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refused(body: Value) -> Vec<(String, Refusal)> {
        let Value::Object(object) = body else { unreachable!() };
        let mut errors = FieldErrors::default();
        RawLead::from_json(object, &mut errors);
        errors.0.into_iter().collect()
    }

    #[test]
    fn unknown_fields_and_wrong_types_are_errors() {
        assert_eq!(refused(json!({ "admin": true })), [("admin".to_owned(), Refusal::Unknown)]);
        assert_eq!(refused(json!({ "name": ["Ana"] })), [("name".to_owned(), Refusal::Invalid)]);
        assert_eq!(refused(json!({ "consent": "true" })), [("consent".to_owned(), Refusal::Invalid)]);
        assert_eq!(refused(json!({ "started": 1.5 })), [("started".to_owned(), Refusal::Invalid)]);
    }

    #[test]
    fn a_plain_form_says_on_for_a_ticked_box() {
        let body = b"form=message&name=Ana&email=ana%40example.com&message=Quiero+saber+m%C3%A1s&lang=es&consent=on&website=";
        let mut errors = FieldErrors::default();
        let raw = RawLead::from_form(body, &mut errors);
        assert_eq!((raw.message.as_str(), raw.consent), ("Quiero saber más", true));
        assert_eq!(errors, FieldErrors::default());
    }
}
