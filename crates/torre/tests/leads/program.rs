//! The program as these tests run it, and what they send to it.

use jiff::Timestamp;
use serde_json::{Value, json};
use torre_leads::idempotency_key::IdempotencyKey;
use torre_leads::lead::NewLead;
use torre_leads::request::decode::DecodedRequest;
use torre_leads::request::parse::RequestContext;

use crate::support::Torre;
use crate::support::mail::url;

/// Starts at once and shows the form that came back, or what a mailed link leads to: what these tests look at.
const SMALL_FRONT_END: &str = r#"
    globalThis.torre = { render(json) {
        const page = JSON.parse(json);
        const notice = page.sections.find(({ kind }) => kind === "subscription-notice");
        const text = JSON.stringify(page.formState ?? notice ?? null);
        return `<main>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</main>`;
    } };
"#;

/// Patient with clients, impatient with mail servers; not started yet.
pub fn prepare(settings: &[(&str, &str)]) -> Torre {
    let mut torre = Torre::new(&[
        ("TORRE_LEADS_PER_MINUTE", "1000000"),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", "1000000"),
        ("TORRE_SUBSCRIPTIONS_PER_MINUTE", "1000000"),
        ("TORRE_SUBSCRIPTIONS_TOTAL_PER_MINUTE", "1000000"),
        ("TORRE_DELIVERY_TIMEOUT_SECONDS", "3"),
        ("TORRE_DELIVERY_RETRY_SECONDS", "1"),
    ]);
    torre.use_front_end(SMALL_FRONT_END, &[]);
    for (name, value) in settings {
        torre.set(name, value);
    }
    torre
}

/// Started and ready.
pub fn start(settings: &[(&str, &str)]) -> Torre {
    run(prepare(settings))
}

pub fn run(mut torre: Torre) -> Torre {
    torre.run();
    torre.wait_until_ready();
    torre
}

/// One of several on a database, with a mail server; not started yet.
pub fn prepare_shared(database: &str, mail: u16) -> Torre {
    prepare(&[
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "hola@torre.example"),
        ("DATABASE_URL", database),
        ("TORRE_SMTP_URL", &url(mail)),
    ])
}

/// A right enquiry.
pub fn enquiry() -> Value {
    json!({
        "form": "contact", "name": "Ana García", "email": "ana@example.com", "lang": "es",
        "message": "¿Cuándo empieza el bloque 1?", "consent": true,
        "phone": "+34 600 000 000", "interest": "block-1", "origen_url": "https://torre.example/bloque-1-torre?gclid=1",
    })
}

/// The same with other fields.
pub fn enquiry_with(changes: &Value) -> Value {
    let mut body = enquiry();
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

/// A lead as the program would store it, received at any time.
pub fn new_lead(email: &str, key: Option<&str>, received: Timestamp) -> NewLead {
    let body = enquiry_with(&json!({ "email": email, "message": "Con ñ, 'comillas' y 👩‍✈️ en el texto" }));
    let Value::Object(object) = body else { unreachable!() };
    let key = key.and_then(IdempotencyKey::parse);
    let context = RequestContext { now: received, key, policy_version: "1.0".to_owned() };
    DecodedRequest::from_json(object).parse(context).unwrap()
}
