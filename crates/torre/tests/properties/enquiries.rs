//! Bodies of enquiries: refused or clean, and the same in both shapes.

use jiff::Timestamp;
use serde_json::{Map, Value};
use torre_leads::lead::NewLead;
use torre_leads::request::decode::DecodedRequest;
use torre_leads::request::field_errors::FieldErrors;
use torre_leads::request::parse::RequestContext;

fn context() -> RequestContext {
    RequestContext { now: Timestamp::UNIX_EPOCH, key: None, policy_version: "1.0".to_owned() }
}

fn from_json(object: Map<String, Value>) -> Result<NewLead, FieldErrors> {
    DecodedRequest::from_json(object).parse(context())
}

fn from_form(body: &[u8]) -> Result<NewLead, FieldErrors> {
    DecodedRequest::from_form(body).parse(context())
}

fn parts(lead: &NewLead) -> [Option<&str>; 7] {
    [
        lead.name.as_ref().map(|name| name.as_str()),
        lead.email.as_ref().map(|email| email.as_str()),
        lead.message.as_ref().map(|message| message.as_str()),
        lead.phone.as_ref().map(|phone| phone.as_str()),
        lead.company.as_ref().map(|company| company.as_str()),
        lead.interest.as_ref().map(|interest| interest.as_str()),
        lead.page.as_ref().map(|page| page.as_str()),
    ]
}

/// What may stand in a mail's header, in a table, in a terminal.
fn is_clean(lead: &NewLead) {
    let [name, email, message, phone, company, interest, page] = parts(lead);
    for line in [name, email, phone, company, interest, page].into_iter().flatten() {
        assert!(!line.contains(char::is_control), "{line:?}");
        assert!(!line.is_empty() && line.trim() == line, "{line:?}");
    }
    let message = message.expect("an enquiry has a message");
    let is_strange = |sign: char| sign.is_control() && !matches!(sign, '\n' | '\t');
    assert!(!message.contains(is_strange), "{message:?}");
    assert!((2..=5000).contains(&message.chars().count()), "{message:?}");
    assert!(name.is_some_and(|name| (2..=100).contains(&name.chars().count())));
    assert!(email.is_some_and(|email| email.len() <= 254 && email.matches('@').count() == 1));
    assert!(lead.consent.is_some() && lead.form.code() != "tally");
}

/// Any bytes at all, in both shapes.
pub fn of_any_bytes_are_refused_or_clean(body: &[u8]) {
    if let Ok(lead) = from_form(body) {
        is_clean(&lead);
    }
    if let Ok(Value::Object(object)) = serde_json::from_slice(body)
        && let Ok(lead) = from_json(object)
    {
        is_clean(&lead);
    }
}

/// The same fields with the same text are the same enquiry, with JavaScript and without.
pub fn are_the_same_in_both_shapes(fields: &[(&str, String)]) {
    let form = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields.iter().map(|(name, value)| (*name, value.as_str())))
        .append_pair("consent", "on")
        .finish();
    let mut object: Map<String, Value> =
        fields.iter().map(|(name, value)| ((*name).to_owned(), Value::from(value.as_str()))).collect();
    object.insert("consent".to_owned(), Value::Bool(true));
    match (from_json(object), from_form(form.as_bytes())) {
        (Ok(json), Ok(form)) => {
            is_clean(&json);
            assert_eq!(parts(&json), parts(&form));
        }
        (Err(json), Err(form)) => assert_eq!(json, form),
        (json, form) => panic!("{fields:?}: {json:?} but {form:?}"),
    }
}
