//! Somebody who writes to the school, and what the office then sees and does.

use serde_json::{Value, json};

use crate::office_server::{Colleague, OfficeServer};
use crate::support::http::Response;

/// A right enquiry, with other fields; its id.
pub fn write(office: &OfficeServer, changes: &Value) -> String {
    let mut body = json!({
        "form": "contact", "name": "Marta Ruiz", "email": "marta@example.com", "lang": "es",
        "message": "¿Cuándo empieza el bloque 1?", "consent": true, "interest": "block-1",
    });
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    let sent = office.torre.client().post_json("/api/leads", &[], &body).unwrap();
    assert_eq!(sent.status, 201, "{}", sent.text());
    sent.json()["id"].as_str().unwrap().to_owned()
}

/// As one of the office sees it.
pub fn shown(office: &OfficeServer, who: &Colleague, id: &str) -> Value {
    let answer = office.get(&format!("/enquiries/{id}"), Some(&who.cookie));
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

pub fn patch(office: &OfficeServer, who: &Colleague, id: &str, change: &Value) -> Response {
    office.call("PATCH", &format!("/enquiries/{id}"), Some(&who.cookie), change)
}

/// Of the version that is there now.
pub fn change(office: &OfficeServer, who: &Colleague, id: &str, mut change: Value) -> Value {
    change["version"] = shown(office, who, id)["version"].clone();
    let answer = patch(office, who, id, &change);
    assert_eq!(answer.status, 200, "{change}: {}", answer.text());
    answer.json()
}

pub fn note(office: &OfficeServer, who: &Colleague, id: &str, note: &Value) -> Response {
    office.post(&format!("/enquiries/{id}/notes"), Some(&who.cookie), note)
}

pub fn own_id(office: &OfficeServer, who: &Colleague) -> String {
    office.get("/me", Some(&who.cookie)).json()["id"].as_str().unwrap().to_owned()
}

/// Of one kind.
pub fn history<'a>(enquiry: &'a Value, kind: &str) -> Vec<&'a Value> {
    enquiry["history"].as_array().unwrap().iter().filter(|item| item["kind"] == kind).collect()
}
