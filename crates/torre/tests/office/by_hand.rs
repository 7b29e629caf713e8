//! Enquiries that the office enters by hand.

use serde_json::{Value, json};

use crate::enquirer::{history, shown, write};
use crate::office_server::{OfficeServer, code, on_both_stores, prepare};

const ID: &str = "0190a1b2-0000-7000-8000-000000000009";

fn entry(changes: &Value) -> Value {
    let mut body = json!({ "id": ID, "form": "phone", "name": "Pedro Gil", "phone": "+34 600 111 222", "language": "es",
        "message": "Quiere visitar la escuela" });
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

#[test]
fn somebody_who_rang_is_in_the_queue_like_everybody() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let entered = office.post("/enquiries", Some(&ana.cookie), &entry(&json!({ "interest": "block-1" })));
        assert_eq!((entered.status, entered.json()), (201, json!({ "id": ID })), "{}", entered.text());
        let one = shown(office, &ana, ID);
        for (field, value) in [
            ("form", json!("phone")),
            ("name", json!("Pedro Gil")),
            ("email", json!("")),
            ("status", json!("new")),
            ("consent", json!(null)),
            ("deliveries", json!([])),
        ] {
            assert_eq!(one[field], value, "{field}");
        }
        assert_eq!(history(&one, "enquiry")[0]["who"]["name"], "Ana");
        assert!(history(&one, "change").is_empty());
        let listed = office.torre.cli_text(&["leads", "list", "--form", "phone"]);
        assert!(listed.contains(ID) && listed.contains("Pedro Gil"), "{listed}");
        assert_eq!(office.actions_of("Ana")[0], "enquiryEntered");
    });
}

#[test]
fn what_is_entered_twice_is_there_once() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let public = write(office, &json!({}));
        let office = &*office;
        let mut statuses: Vec<u16> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4)
                .map(|_| {
                    scope.spawn(|| office.post("/enquiries", Some(&ana.cookie), &entry(&json!({}))).status)
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 200, 200, 201]);
        for other in [json!({ "message": "Otra cosa" }), json!({ "id": public })] {
            let taken = office.post("/enquiries", Some(&ana.cookie), &entry(&other));
            assert_eq!((taken.status, code(&taken)), (409, "conflict".to_owned()), "{other}");
        }
        assert_eq!((office.count("leads"), office.count("audit WHERE action = 'enquiryEntered'")), (2, 1));
    });
}

#[test]
fn whoever_cannot_be_answered_is_not_entered() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "office");
    for (wrong, fields) in [
        (json!({ "phone": "" }), json!({ "email": "missing" })),
        (json!({ "phone": null }), json!({ "email": "missing" })),
        (json!({ "form": "contact" }), json!({ "form": "invalid" })),
        (json!({ "form": "tally" }), json!({ "form": "invalid" })),
        (json!({ "id": "../../etc" }), json!({ "id": "invalid" })),
        (json!({ "name": "", "message": "?" }), json!({ "name": "missing", "message": "tooShort" })),
        (
            json!({ "email": "nobody", "language": "fr" }),
            json!({ "email": "invalid", "language": "invalid" }),
        ),
        (json!({ "page": "javascript:alert(1)" }), json!({ "page": "invalid" })),
    ] {
        let answer = office.post("/enquiries", Some(&ana.cookie), &entry(&wrong));
        assert_eq!((answer.status, &answer.json()["fields"]), (400, &fields), "{wrong}");
    }
    for wrong in [json!({ "status": "closed" }), json!({ "consent": true }), json!({ "name": 1 })] {
        assert_eq!(office.post("/enquiries", Some(&ana.cookie), &entry(&wrong)).status, 400, "{wrong}");
    }
    assert_eq!(office.count("leads"), 0);
}

#[test]
fn the_webhook_gets_it_and_no_mail_leaves() {
    let torre = prepare(&[
        ("TORRE_SMTP_URL", "smtp://127.0.0.1:9"),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "school@torre.example"),
        ("TORRE_MAIL_ACKNOWLEDGE", "yes"),
        ("TORRE_LEAD_WEBHOOK_URL", "http://127.0.0.1:9/hook"),
        ("TORRE_LEAD_WEBHOOK_SECRET", "s3cret"),
    ]);
    let office = OfficeServer::started(torre);
    let ana = office.colleague("Ana", "office");
    for (number, form) in ["phone", "in-person", "mail"].into_iter().enumerate() {
        let id = format!("0190a1b2-0000-7000-8000-00000000000{number}");
        let body = entry(&json!({ "id": id, "form": form, "email": "pedro@example.com" }));
        assert_eq!(office.post("/enquiries", Some(&ana.cookie), &body).status, 201);
        let deliveries = shown(&office, &ana, &id)["deliveries"].clone();
        let channels: Vec<_> = deliveries.as_array().unwrap().iter().map(|one| &one["channel"]).collect();
        assert_eq!(channels, [&json!("webhook")], "{form}");
    }
}
