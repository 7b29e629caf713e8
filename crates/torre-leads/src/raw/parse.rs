//! From what was sent to a [`NewLead`], or to the list of what is wrong with it.

use jiff::Timestamp;

use crate::email::LeadEmail;
use crate::fields::{Company, IdempotencyKey, Interest, LeadMessage, LeadName, OriginPage, Phone, Refusal};
use crate::lead::{Form, LeadId, NewLead};
use crate::raw::{FieldErrors, RawLead};
use crate::spam::Suspicion;

/// What the server adds to what was sent.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub now: Timestamp,
    pub key: Option<IdempotencyKey>,
    pub policy_version: String,
}

impl RawLead {
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

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
    fn services_need_a_company() {
        assert_eq!(refused(&json!({ "form": "services" })), [("company".to_owned(), Refusal::Missing)]);
        assert!(parse(&json!({ "form": "services", "company": "ENAIRE" })).is_ok());
    }

    #[test]
    fn a_header_cannot_be_smuggled_in_a_name() {
        let lead = parse(&json!({ "name": "Ana\r\nBcc: everyone@example.com" })).unwrap();
        assert_eq!(lead.name.unwrap().as_str(), "Ana Bcc: everyone@example.com");
    }
}
