//! Deliveries of one enquiry: how they failed, and sending again.

use serde_json::{Value, json};

use crate::enquirer::{history, shown, write};
use crate::office_server::{Colleague, OfficeServer, prepare};
use crate::support::http::Response;
use crate::support::mail::{MailServer, Manner, url};
use crate::support::{eventually, free_port};

fn again(office: &OfficeServer, who: &Colleague, id: &str, channel: &Value) -> Response {
    office.post(&format!("/enquiries/{id}/deliveries"), Some(&who.cookie), &json!({ "channel": channel }))
}

fn delivery(office: &OfficeServer, who: &Colleague, id: &str, channel: &str) -> Value {
    let one = shown(office, who, id);
    one["deliveries"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["channel"] == channel)
        .cloned()
        .unwrap_or_default()
}

#[test]
fn what_was_given_up_is_seen_and_sent_again() {
    let port = free_port();
    let torre = prepare(&[
        ("TORRE_SMTP_URL", &url(port)),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "school@torre.example"),
        ("TORRE_MAIL_ACKNOWLEDGE", "yes"),
        ("TORRE_DELIVERY_RETRY_SECONDS", "1"),
    ]);
    let refusing = MailServer::start(port, torre.folder(), Manner::RefuseForGood);
    let office = OfficeServer::started(torre);
    let ana = office.colleague("Ana", "admin");
    let id = write(&office, &json!({}));
    eventually("the confirmation is given up", || {
        delivery(&office, &ana, &id, "acknowledge")["state"] == "failed"
    });
    let failed = delivery(&office, &ana, &id, "acknowledge");
    assert!(failed["lastError"].as_str().unwrap().contains("nobody here has that name"), "{failed}");
    assert_eq!(
        (&failed["nextAt"], &shown(&office, &ana, &id)["deliveryFailed"]),
        (&json!(null), &json!(true))
    );
    let health = office.get("/health", Some(&ana.cookie)).json();
    assert_eq!((&health["mail"]["ok"], &health["mail"]["failed"]), (&json!(false), &json!(1)), "{health}");
    assert!(health["mail"]["oldest"].is_string() && health["mail"]["lastError"].is_string(), "{health}");
    drop(refusing);
    let server = MailServer::start(port, office.torre.folder(), Manner::Normal);
    for channel in ["acknowledge", "school"] {
        assert_eq!(again(&office, &ana, &id, &json!(channel)).status, 204);
        eventually("it is sent", || delivery(&office, &ana, &id, channel)["state"] == "sent");
    }
    // The school's may have gone out by itself before it was asked for again.
    eventually("both mails arrive", || server.mails().len() >= 2);
    let one = shown(&office, &ana, &id);
    let sent: Vec<_> = history(&one, "delivery").iter().map(|item| &item["channel"]).collect();
    assert_eq!(sent.len(), 2, "{one}");
    assert_eq!(one["deliveryFailed"], false);
    assert_eq!(office.actions(&ana)[0], "deliveredAgain");
    let health = office.get("/health", Some(&ana.cookie)).json();
    assert_eq!((&health["mail"]["ok"], &health["mail"]["oldest"]), (&json!(true), &json!(null)), "{health}");
}

#[test]
fn only_what_is_set_up_can_be_asked_for() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "office");
    let id = write(&office, &json!({}));
    for channel in
        [json!("school"), json!("webhook"), json!("acknowledge"), json!("fax"), json!(""), json!(null)]
    {
        assert_eq!(again(&office, &ana, &id, &channel).status, 400, "{channel}");
    }
    let torre = prepare(&[
        ("TORRE_SMTP_URL", "smtp://127.0.0.1:9"),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "school@torre.example"),
    ]);
    let office = OfficeServer::started(torre);
    let ana = office.colleague("Ana", "office");
    let rang = json!({ "id": "0190a1b2-0000-7000-8000-000000000001", "form": "phone", "name": "Pedro", "phone": "600 111 222",
        "language": "es", "message": "Llamó" });
    assert_eq!(office.post("/enquiries", Some(&ana.cookie), &rang).status, 201);
    let id = rang["id"].as_str().unwrap();
    assert_eq!(again(&office, &ana, id, &json!("acknowledge")).json()["fields"]["channel"], "missing");
    assert_eq!(again(&office, &ana, id, &json!("school")).status, 204);
    assert_eq!(again(&office, &ana, "0190a1b2-0000-7000-8000-00000000000f", &json!("school")).status, 404);
}
