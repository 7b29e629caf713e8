//! A person's data: found, exported and erased whole, with a record that it was done.

use std::fs;

use serde_json::{Value, json};
use torre_leads::subscriptions::subscription::AddressHash;

use crate::enquirer::{change, note, shown, write};
use crate::office_server::{Colleague, OfficeServer, code, on_both_stores};
use crate::support::http::Response;

/// Words that stand nowhere else.
const WORDS: [&str; 7] =
    ["marta@example.com", "Martísima", "Xilófono", "Zanahoria", "Quirófano", "Wolframio", "Berenjena"];

fn ask(office: &OfficeServer, who: &Colleague, what: &str, email: &str) -> Response {
    office.post(&format!("/person/{what}"), Some(&who.cookie), &json!({ "email": email }))
}

/// Two enquiries with a note, a correction, a reply and a delivery, a subscription with a notification, and somebody else's.
fn fill(office: &OfficeServer, who: &Colleague) -> String {
    write(office, &json!({ "email": "eva@example.com", "name": "Eva" }));
    write(office, &json!({ "email": "MARTA@example.com", "message": "Xilófono" }));
    let id = write(office, &json!({ "name": "Zanahoria Ruiz" }));
    change(office, who, &id, json!({ "name": "Martísima Ruiz", "company": "Quirófano" }));
    note(office, who, &id, &json!({ "id": "0190a1b2-0000-7000-8000-000000000001", "text": "Wolframio" }));
    let hash = AddressHash::of("marta@example.com");
    let hash = hash.as_str();
    for statement in [
        format!("INSERT INTO replies (id, lead_id, staff_id, written_at, subject, text, state, attempts, next_at) VALUES ('r1', '{id}', 'somebody', 1, 'Re', 'Berenjena', 'sent', 1, 1)"),
        format!("INSERT INTO outbox (lead_id, channel, state, attempts, next_at, created_at, sent_at) VALUES ('{id}', 'school', 'sent', 1, 1, 1, 1)"),
        format!(
            "INSERT INTO subscriptions (id, address_hash, email, topic, language, page, requested_at, asked_at, consent_at, consent_text, policy_version) \
             VALUES ('s1', '{hash}', 'marta@example.com', 'call', 'es', '/', 1800000000000, 1, 1, 'Acepto', '1.4')"
        ),
        "INSERT INTO notifications (subscription_id, notice, state, attempts, next_at, created_at) VALUES ('s1', 'call:one', 'sent', 1, 1, 1)".to_owned(),
        // Mailed just now: what was mailed long ago is erased soon after a start.
        format!("INSERT INTO confirmations (address_hash, state, attempts, next_at, created_at, mailed_at) VALUES ('{hash}', 'sent', 1, 1, 1, 1800000000000)"),
    ] {
        office.change(&statement);
    }
    id
}

fn is_in_file(office: &OfficeServer, word: &str) -> bool {
    ["torre.db", "torre.db-wal"].iter().any(|file| {
        let bytes = fs::read(office.torre.data().join(file)).unwrap_or_default();
        bytes.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word.as_bytes()))
    })
}

#[test]
fn everything_of_a_person_is_found_exported_and_erased() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let id = fill(office, &ana);
        let found = ask(office, &ana, "find", " Marta@EXAMPLE.com ").json();
        assert_eq!(found["enquiries"].as_array().unwrap().len(), 2, "{found}");
        assert_eq!((&found["notes"], &found["mails"]), (&json!(1), &json!(4)), "{found}");
        assert_eq!(found["subscriptions"][0]["topic"], "call");
        let one = shown(office, &ana, &id);
        let kinds: Vec<_> =
            one["history"].as_array().unwrap().iter().map(|item| item["kind"].as_str().unwrap()).collect();
        for kind in ["enquiry", "note", "change", "reply", "delivery", "subscription", "notification"] {
            assert!(kinds.contains(&kind), "{kind}: {kinds:?}");
        }

        let export = ask(office, &ana, "export", "marta@example.com");
        assert_eq!(export.status, 200);
        assert!(export.header("content-disposition").unwrap().starts_with("attachment"));
        let whole: Value = export.json();
        for word in WORDS {
            assert!(export.text().contains(word), "{word}: {whole:#}");
        }
        assert!(!export.text().contains("eva@example.com"));
        assert_eq!(whole["subscriptions"][0]["notifications"][0]["notice"], "call:one");
        assert_eq!(whole["enquiries"][1]["deliveries"][0]["channel"], "school");
        assert_eq!(whole["enquiries"][1]["changes"].as_array().unwrap().len(), 2);

        let erased = ask(office, &ana, "erase", "marta@example.com").json();
        assert_eq!(
            (&erased["enquiries"], &erased["notes"], &erased["subscriptions"]),
            (&json!(2), &json!(1), &json!(1)),
            "{erased}"
        );
        let left = [
            ("leads", 1),
            ("lead_notes", 0),
            ("lead_changes", 0),
            ("outbox", 0),
            ("replies", 0),
            ("subscriptions", 0),
            ("notifications", 0),
            ("confirmations", 0),
            ("erasures", 1),
        ];
        for (table, count) in left {
            assert_eq!(office.count(table), count, "{table}");
        }
        assert_eq!(office.get(&format!("/enquiries/{id}"), Some(&ana.cookie)).status, 404);
        let nothing = ask(office, &ana, "find", "marta@example.com").json();
        assert_eq!(nothing, json!({ "enquiries": [], "notes": 0, "subscriptions": [], "mails": 0 }));

        let log = office.get("/audit", Some(&ana.cookie)).json();
        assert_eq!(
            (&log["entries"][0]["action"], &log["entries"][0]["subject"]),
            (&json!("erasedPerson"), &erased["erasure"])
        );
        assert_eq!(log["entries"][1]["action"], "exportedPerson");
        assert!(WORDS.iter().all(|word| !log.to_string().contains(word)), "{log}");
        assert!(!office.torre.log().contains("marta@example.com"), "{}", office.torre.log());
    });
}

#[test]
fn erased_words_are_not_left_in_the_file() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    fill(&office, &ana);
    for word in WORDS {
        assert!(is_in_file(&office, word), "{word}");
    }
    assert_eq!(ask(&office, &ana, "erase", "marta@example.com").status, 200);
    for word in WORDS {
        assert!(!is_in_file(&office, word), "{word}");
    }
}

#[test]
fn the_command_line_records_what_it_erased() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        fill(office, &ana);
        office.torre.cli_text(&["leads", "erase", "--email", "marta@example.com", "--yes"]);
        assert_eq!(
            office.count(
                "erasures WHERE staff_id IS NULL AND enquiries = 2 AND notes = 1 AND subscriptions = 1"
            ),
            1
        );
        let log = office.get("/audit", Some(&ana.cookie)).json();
        assert_eq!(
            (&log["entries"][0]["action"], &log["entries"][0]["who"]),
            (&json!("erasedPerson"), &json!(null))
        );
    });
}

/// Corrected meanwhile: the enquiry is somebody else's, and the address is gone all the same.
#[test]
fn an_address_that_was_corrected_is_erased_from_the_history() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let id = write(office, &json!({ "email": "Typo@example.com" }));
        change(office, &ana, &id, json!({ "email": "marta@example.com" }));
        let erased = ask(office, &ana, "erase", "typo@example.com").json();
        assert_eq!(erased["enquiries"], 0);
        let one = shown(office, &ana, &id);
        assert!(!one.to_string().to_lowercase().contains("typo@example.com"), "{one}");
        assert_eq!(one["email"], "marta@example.com");
    });
}

#[test]
fn nobody_is_asked_for_everybody() {
    on_both_stores(|office| {
        let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
        let rang = json!({ "id": "0190a1b2-0000-7000-8000-000000000002", "form": "phone", "name": "Pedro", "phone": "600 111 222",
            "language": "es", "message": "Llamó" });
        assert_eq!(office.post("/enquiries", Some(&ana.cookie), &rang).status, 201);
        for what in ["find", "export", "erase"] {
            for email in ["", "  ", "\0", "a\nb", &"a".repeat(400)] {
                let answer = ask(office, &ana, what, email);
                assert_eq!((answer.status, code(&answer)), (400, "invalid".to_owned()), "{what} {email:?}");
            }
            for email in ["%", "_", "nobody@example.com", "' OR 1=1 --"] {
                assert_eq!(ask(office, &ana, what, email).status, 200, "{what} {email:?}");
            }
            let other = ask(office, &luis, what, "marta@example.com");
            assert_eq!((other.status, code(&other)), (403, "role".to_owned()), "{what}");
        }
        assert_eq!(office.count("leads"), 1, "who left no address is nobody's");
    });
}
