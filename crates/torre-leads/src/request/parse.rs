//! Parsing and validation: from what was sent to a [`NewLead`], or to the list of what is wrong with it.

use jiff::Timestamp;
use serde_json::json;

use crate::campaign::Campaign;
use crate::email::LeadEmail;
use crate::fields::{
    Company, ExerciseResult, FieldError, Interest, LeadMessage, LeadName, OriginPage, Phone,
};
use crate::fingerprint::Fingerprint;
use crate::idempotency_key::IdempotencyKey;
use crate::lead::{Form, LeadId, NewLead};
use crate::request::decode::DecodedRequest;
use crate::request::field_errors::FieldErrors;
use crate::request::lead_request::LeadRequest;
use crate::spam::Suspicion;

/// What the server adds to what was sent.
#[derive(Clone, Debug)]
pub struct RequestContext {
    pub now: Timestamp,
    pub key: Option<IdempotencyKey>,
    pub policy_version: String,
}

impl DecodedRequest {
    /// A value exists only when every field is right.
    pub fn parse(&self, context: RequestContext) -> Result<NewLead, FieldErrors> {
        let mut errors = self.errors.clone();
        let request = &self.request;
        let form = Form::parse(&request.form).filter(|form| *form != Form::Tally);
        let form = errors.collect("form", form.map(Some).ok_or(FieldError::Invalid));
        let language = errors.collect("lang", request.language().map(Some).ok_or(FieldError::Invalid));
        let name = errors.collect("name", LeadName::parse(&request.name).map(Some));
        let email = errors.collect("email", LeadEmail::parse(&request.email).map(Some));
        let message = errors.collect("message", LeadMessage::parse(&request.message).map(Some));
        let phone = errors.collect("phone", Phone::parse(&request.phone));
        let company = errors.collect("company", company(request, form));
        let interest = errors.collect("interest", Interest::parse(&request.interest));
        let page = errors.collect("origen_url", OriginPage::parse(&request.origen_url));
        let exercise = errors.collect("exercise", exercise(request));
        if !request.consent {
            errors.add("consent", FieldError::Missing);
        }
        // What was agreed to before it could be sent may have changed meanwhile: the visitor is asked again.
        if !request.policy_version.is_empty() && request.policy_version != context.policy_version {
            errors.add("policy_version", FieldError::Invalid);
        }
        let (Some(form), Some(language), true) = (form, language, errors.0.is_empty()) else {
            return Err(errors);
        };
        let mut lead = NewLead {
            id: LeadId::new(),
            key: context.key,
            fingerprint: None,
            received: context.now,
            form,
            language,
            name,
            email,
            message,
            phone,
            company,
            interest,
            page,
            campaign: Campaign::parse(&request.campaign),
            consent: Some(context.now),
            policy_version: context.policy_version,
            suspicion: Suspicion::of(&request.website, request.started, &request.message, context.now),
            fields: exercise.as_ref().map(as_answer),
        };
        lead.fingerprint = Some(fingerprint(&lead));
        Ok(lead)
    }
}

/// What the visitor wrote and chose, as it is stored. What may differ between two attempts to send one text is left out:
/// times, the spam signals, the language of the page, its address and the campaign.
pub fn fingerprint(lead: &NewLead) -> Fingerprint {
    Fingerprint::of(&[
        lead.form.code(),
        lead.name.as_ref().map_or("", LeadName::as_str),
        lead.email.as_ref().map_or("", LeadEmail::as_str),
        lead.message.as_ref().map_or("", LeadMessage::as_str),
        lead.phone.as_ref().map_or("", Phone::as_str),
        lead.company.as_ref().map_or("", Company::as_str),
        lead.interest.as_ref().map_or("", Interest::as_str),
    ])
}

/// Only organisations ask for services.
fn company(request: &LeadRequest, form: Option<Form>) -> Result<Option<Company>, FieldError> {
    match Company::parse(&request.company) {
        Err(FieldError::Missing) if form != Some(Form::Services) => Ok(None),
        parsed => parsed.map(Some),
    }
}

/// Most visitors send none.
fn exercise(request: &LeadRequest) -> Result<Option<ExerciseResult>, FieldError> {
    match ExerciseResult::parse(&request.exercise) {
        Err(FieldError::Missing) => Ok(None),
        parsed => parsed.map(Some),
    }
}

/// Stored and shown as the answers of a form provider's form are.
fn as_answer(exercise: &ExerciseResult) -> String {
    json!([{ "label": "exercise", "value": exercise.as_str() }]).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn context() -> RequestContext {
        RequestContext { now: Timestamp::now(), key: None, policy_version: "1.0".to_owned() }
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
        DecodedRequest::from_json(object).parse(context())
    }

    fn refused(change: &Value) -> Vec<(String, FieldError)> {
        parse(change).unwrap_err().0.into_iter().collect()
    }

    #[test]
    fn a_consent_to_a_policy_that_has_changed_is_refused() {
        assert!(parse(&json!({ "policy_version": "1.0" })).is_ok());
        assert!(parse(&json!({ "policy_version": null })).is_ok());
        let old = refused(&json!({ "policy_version": "0.9" }));
        assert_eq!(old, [("policy_version".to_owned(), FieldError::Invalid)]);
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
    fn a_retry_is_the_same_text_and_a_changed_field_is_not() {
        let print = |change: &Value| parse(change).unwrap().fingerprint.unwrap();
        let first = print(&json!({}));
        for retry in [
            json!({ "started": 1 }),
            json!({ "website": "x" }),
            json!({ "lang": "en" }),
            json!({ "origen_url": "/cursos" }),
            json!({ "name": " Ana  García ", "phone": null }),
        ] {
            assert_eq!(print(&retry), first, "{retry}");
        }
        for other in [
            json!({ "form": "message" }),
            json!({ "name": "Ana" }),
            json!({ "email": "ana@example.org" }),
            json!({ "message": "¿Cuándo empieza el bloque 2?" }),
            json!({ "phone": "+34 600 000 000" }),
            json!({ "company": "ENAIRE" }),
            json!({ "interest": "block-1" }),
        ] {
            assert_ne!(print(&other), first, "{other}");
        }
    }

    #[test]
    fn an_exercise_is_kept_as_an_answer_where_it_was_sent() {
        assert_eq!(parse(&json!({})).unwrap().fields, None);
        assert_eq!(parse(&json!({ "exercise": " " })).unwrap().fields, None);
        let fields = parse(&json!({ "exercise": "4271 · 1: 6.2 NM, 2" })).unwrap().fields.unwrap();
        assert_eq!(fields, r#"[{"label":"exercise","value":"4271 · 1: 6.2 NM, 2"}]"#);
        let errors = refused(&json!({ "exercise": "x".repeat(201) }));
        assert_eq!(errors, [("exercise".to_owned(), FieldError::TooLong)]);
    }

    #[test]
    fn services_need_a_company() {
        assert_eq!(refused(&json!({ "form": "services" })), [("company".to_owned(), FieldError::Missing)]);
        assert!(parse(&json!({ "form": "services", "company": "ENAIRE" })).is_ok());
    }

    #[test]
    fn a_header_cannot_be_smuggled_in_a_name() {
        let lead = parse(&json!({ "name": "Ana\r\nBcc: everyone@example.com" })).unwrap();
        assert_eq!(lead.name.unwrap().as_str(), "Ana Bcc: everyone@example.com");
    }
}
