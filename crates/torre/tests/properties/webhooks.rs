//! Events of the form provider: believed when signed, kept whole.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use jiff::Timestamp;
use ring::hmac;
use serde_json::{Value, json};
use torre_config::secret::Secret;
use torre_leads::tally::{Event, is_signed};

/// Whatever the event says, what is kept of it is JSON without the one sign that PostgreSQL has no place for.
pub fn are_kept_as_json(body: &[u8]) {
    let Some(event) = Event::parse(body) else { return };
    let lead = event.lead(Timestamp::UNIX_EPOCH, "1.0".to_owned());
    let kept = lead.fields.expect("all fields are kept");
    let fields: Value = serde_json::from_str(&kept).expect(&kept);
    assert!(fields.is_array(), "{kept}");
    assert!(!has_nul(&fields), "{kept}");
    let key = lead.key.expect("an event has a number");
    assert!(key.as_str().starts_with("tally:"));
}

fn has_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(has_nul),
        Value::Object(object) => object.iter().any(|(name, value)| name.contains('\0') || has_nul(value)),
        _ => false,
    }
}

/// One text in every place that text can stand in; what has no such sign in it comes back as it was.
pub fn keep_every_text(text: &str) {
    let field = json!({ "label": text, "type": "TEXTAREA", "value": [text, { text: text }] });
    let event = json!({ "eventId": "e", "eventType": "FORM_RESPONSE", "data": { "fields": [field] } });
    let body = event.to_string();
    are_kept_as_json(body.as_bytes());
    if !text.contains('\0') {
        let lead =
            Event::parse(body.as_bytes()).map(|event| event.lead(Timestamp::UNIX_EPOCH, String::new()));
        let kept = lead.and_then(|lead| lead.fields).expect("all fields are kept");
        assert_eq!(serde_json::from_str::<Value>(&kept).ok(), Some(json!([field])));
    }
}

/// Only the whole body under the right secret has the signature.
pub fn are_believed_when_signed(secret: &str, body: &[u8], change: usize) {
    let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()), body);
    let signature = STANDARD.encode(tag.as_ref());
    let known = Secret::new(secret);
    assert!(is_signed(&known, body, &signature));
    let mut other = body.to_vec();
    if other.is_empty() {
        other.push(0);
    } else {
        let place = change % other.len();
        other[place] ^= 1 << (change % 8);
    }
    assert!(!is_signed(&known, &other, &signature));
    assert!(!is_signed(&known, body, ""));
    let _ = is_signed(&known, body, &String::from_utf8_lossy(body));
}
