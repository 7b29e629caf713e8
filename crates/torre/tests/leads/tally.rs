//! The form provider's webhook.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::hmac;
use serde_json::{Value, json};

use crate::program;
use crate::support::Torre;
use crate::support::http::Response;

const SECRET: &str = "a shared secret";

fn event(id: &str) -> Vec<u8> {
    let fields = json!([
        { "key": "a", "label": "Nombre", "type": "INPUT_TEXT", "value": "Ana" },
        { "key": "b", "label": "Correo", "type": "INPUT_EMAIL", "value": "Ana@example.com" },
        { "key": "c", "label": "Cursos", "type": "CHECKBOXES", "value": ["block-1", "block-2"] },
        { "key": "d", "label": "origen_url", "type": "HIDDEN_FIELDS", "value": "https://torre.example/cursos" },
    ]);
    let data = json!({ "responseId": "r", "submissionId": "s", "formId": "f", "formName": "Contacto", "createdAt": "2026-11-15T10:00:00Z", "fields": fields });
    json!({ "eventId": id, "eventType": "FORM_RESPONSE", "createdAt": "2026-11-15T10:00:00Z", "data": data })
        .to_string()
        .into_bytes()
}

fn send(torre: &Torre, body: &[u8], secret: &str) -> Response {
    let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()), body);
    let signature = STANDARD.encode(tag.as_ref());
    let headers = [("Content-Type", "application/json"), ("Tally-Signature", signature.as_str())];
    torre.client().send("POST", "/api/webhooks/tally", &headers, body).unwrap()
}

#[test]
fn a_signed_event_is_stored_once_with_all_its_fields() {
    let torre = program::start(&[("TORRE_TALLY_SECRET", SECRET)]);
    let first = send(&torre, &event("e-1"), SECRET);
    let again = send(&torre, &event("e-1"), SECRET);
    assert_eq!((first.status, again.status), (200, 200), "{}", first.text());
    assert_eq!(first.json(), again.json());
    assert_eq!(send(&torre, &event("e-2"), SECRET).status, 200);
    let leads = torre.leads();
    assert_eq!(leads.len(), 2);
    assert_eq!(leads[0]["form"], "tally");
    assert_eq!(leads[0]["name"], "Ana");
    assert_eq!(leads[0]["page"], "/cursos");
    assert_eq!(leads[0]["fields"][2]["value"], json!(["block-1", "block-2"]));
    let found = |text: &str| torre.cli_text(&["leads", "list", "--text", text]).lines().count() - 1;
    assert_eq!((found("BLOCK-2"), found("nowhere")), (2, 0), "answers can be searched");
    // Erasing works by the address inside the form too.
    torre.cli_text(&["leads", "erase", "--email", "ana@EXAMPLE.com", "--yes"]);
    assert!(torre.leads().is_empty());
}

#[test]
fn who_gave_an_address_that_cannot_be_answered_is_erased_by_it_too() {
    let torre = program::start(&[("TORRE_TALLY_SECRET", SECRET)]);
    let text = String::from_utf8(event("e-1")).unwrap();
    for (id, address) in [("e-2", "José_1@example.com"), ("e-3", "joséx1@example.com")] {
        let other = text.replace("e-1", id).replace("Ana@example.com", address);
        assert_eq!(send(&torre, other.as_bytes(), SECRET).status, 200);
    }
    let erased = torre.cli_text(&["leads", "erase", "--email", "josé_1@Example.com", "--yes"]);
    assert!(erased.contains("1 enquiry erased"), "{erased}");
    assert_eq!(torre.leads()[0]["fields"][1]["value"], "joséx1@example.com");
    assert!(!torre.cli(&["leads", "erase", "--email", " ", "--yes"]).status.success(), "nobody is nobody");
    assert_eq!(torre.leads().len(), 1);
}

#[test]
fn what_is_not_signed_is_not_believed() {
    let torre = program::start(&[("TORRE_TALLY_SECRET", SECRET)]);
    assert_eq!(send(&torre, &event("e"), "another secret").status, 401);
    let unsigned = torre.client().post_json("/api/webhooks/tally", &[], &Value::Null).unwrap();
    assert_eq!(unsigned.status, 401);
    assert_eq!(send(&torre, b"not json", SECRET).status, 400);
    assert_eq!(send(&torre, &vec![b' '; 600 * 1024], SECRET).status, 413);
    let other = br#"{"eventId":"x","eventType":"FORM_CHANGED","data":{}}"#;
    assert_eq!(send(&torre, other, SECRET).json(), json!({ "id": null }));
    assert!(torre.leads().is_empty());
}

#[test]
fn without_a_secret_there_is_no_webhook() {
    let torre = program::start(&[]);
    assert_eq!(send(&torre, &event("e"), SECRET).status, 404);
}
