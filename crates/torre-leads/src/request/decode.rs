//! Decoding a body: JSON, or the URL-encoded form that a browser sends without JavaScript.

use serde_json::{Map, Value};

use crate::fields::FieldError;
use crate::request::field_errors::FieldErrors;
use crate::request::lead_request::{FIELD_NAMES, LeadRequest};

/// What was sent, as far as it could be read, and which fields could not.
#[derive(Clone, Debug, Default)]
pub struct DecodedRequest {
    pub request: LeadRequest,
    pub errors: FieldErrors,
}

impl DecodedRequest {
    /// Takes the fields of a JSON object one by one, so that each wrong one is named.
    pub fn from_json(object: Map<String, Value>) -> DecodedRequest {
        let (mut request, mut errors) = (LeadRequest::default(), FieldErrors::default());
        for (field, value) in object {
            match (field.as_str(), value) {
                ("consent", Value::Bool(consent)) => request.consent = consent,
                ("started", Value::Number(number)) if number.is_i64() => request.started = number.as_i64(),
                ("started", Value::Null) => {}
                ("consent" | "started", _) => errors.add(&field, FieldError::Invalid),
                (name, Value::String(text)) => match text_field(&mut request, name) {
                    Some(text_field) => *text_field = text,
                    None => errors.add(name, FieldError::Unknown),
                },
                // Whatever else it is: an enquiry is not refused for where it came from.
                ("campaign", _) => {}
                // Left empty, written as null.
                (
                    "phone" | "company" | "interest" | "origen_url" | "exercise" | "website"
                    | "policy_version",
                    Value::Null,
                ) => {}
                (name, _) if FIELD_NAMES.contains(&name) => errors.add(name, FieldError::Invalid),
                (name, _) => errors.add(name, FieldError::Unknown),
            }
        }
        DecodedRequest { request, errors }
    }

    /// Browsers send what stands in the form; a ticked box is `on` unless it has a value.
    pub fn from_form(body: &[u8]) -> DecodedRequest {
        let (mut request, mut errors) = (LeadRequest::default(), FieldErrors::default());
        for (field, value) in form_urlencoded::parse(body) {
            match field.as_ref() {
                "consent" => request.consent = is_ticked(&value),
                // Without JavaScript nobody fills it in.
                "started" if value.is_empty() => {}
                "started" => match value.parse() {
                    Ok(started) => request.started = Some(started),
                    Err(_) => errors.add("started", FieldError::Invalid),
                },
                name => match text_field(&mut request, name) {
                    Some(text_field) => *text_field = value.into_owned(),
                    None => errors.add(name, FieldError::Unknown),
                },
            }
        }
        DecodedRequest { request, errors }
    }
}

/// The value of a box in a plain form.
pub(crate) fn is_ticked(value: &str) -> bool {
    matches!(value, "on" | "true" | "1" | "yes")
}

fn text_field<'a>(request: &'a mut LeadRequest, name: &str) -> Option<&'a mut String> {
    Some(match name {
        "form" => &mut request.form,
        "name" => &mut request.name,
        "email" => &mut request.email,
        "message" => &mut request.message,
        "lang" => &mut request.lang,
        "phone" => &mut request.phone,
        "company" => &mut request.company,
        "interest" => &mut request.interest,
        "origen_url" => &mut request.origen_url,
        "exercise" => &mut request.exercise,
        "campaign" => &mut request.campaign,
        "website" => &mut request.website,
        "policy_version" => &mut request.policy_version,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refused(body: Value) -> Vec<(String, FieldError)> {
        let Value::Object(object) = body else { unreachable!() };
        DecodedRequest::from_json(object).errors.0.into_iter().collect()
    }

    #[test]
    fn unknown_fields_and_wrong_types_are_errors() {
        assert_eq!(refused(json!({ "admin": true })), [("admin".to_owned(), FieldError::Unknown)]);
        assert_eq!(refused(json!({ "name": ["Ana"] })), [("name".to_owned(), FieldError::Invalid)]);
        assert_eq!(refused(json!({ "consent": "true" })), [("consent".to_owned(), FieldError::Invalid)]);
        assert_eq!(refused(json!({ "started": 1.5 })), [("started".to_owned(), FieldError::Invalid)]);
    }

    #[test]
    fn a_plain_form_says_on_for_a_ticked_box() {
        let body = b"form=message&name=Ana&email=ana%40example.com&message=Quiero+saber+m%C3%A1s&lang=es&consent=on&website=";
        let DecodedRequest { request, errors } = DecodedRequest::from_form(body);
        assert_eq!((request.message.as_str(), request.consent), ("Quiero saber más", true));
        assert_eq!(errors, FieldErrors::default());
    }
}
