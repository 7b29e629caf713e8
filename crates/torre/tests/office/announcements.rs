//! Announcements from the office: what, to how many, a test to oneself, then to everybody once.

use std::fs;
use std::path::Path;
use std::thread;

use serde_json::{Value, json};

use crate::office_server::{Colleague, OfficeServer, code, on_both_stores_with};
use crate::support::http::Response;
use crate::support::mail::{MailServer, Manner, url};
use crate::support::{copy_of, eventually, free_port};

/// An edition far ahead: the files of the school change.
const EDITION: &str = "course:block-1:2099-03";

/// Not so long ago that it goes by itself.
const RECENTLY: &str = "1800000000000";

fn subscribe(office: &OfficeServer, number: usize, topic: &str, confirmed: &str) {
    let language = if number.is_multiple_of(2) { "en" } else { "es" };
    office.change(&format!(
        "INSERT INTO subscriptions (id, address_hash, email, topic, language, page, requested_at, asked_at, consent_at, \
         consent_text, policy_version, confirmed_at) VALUES ('s{number}', 'h{number}', 'p{number}@example.com', '{topic}', \
         '{language}', '', {RECENTLY}, {RECENTLY}, {RECENTLY}, 'x', '1', {confirmed})"
    ));
}

/// The content with an edition to come.
fn announce_in(content: &Path) {
    let file = content.join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    let edition = "[[editions]]\nstart = \"2099-03\"\n\n[[editions]]";
    fs::write(&file, course.replacen("[[editions]]", edition, 1)).unwrap();
}

fn listed(office: &OfficeServer, who: &Colleague) -> Value {
    let answer = office.get("/announcements?lang=en", Some(&who.cookie));
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn candidate(office: &OfficeServer, who: &Colleague, topic: &str) -> Option<Value> {
    let all = listed(office, who);
    all["waiting"].as_array().unwrap().iter().find(|one| one["topic"] == topic).cloned()
}

fn send(office: &OfficeServer, who: &Colleague, topic: &str, hash: &Value) -> Response {
    office.post("/announcements", Some(&who.cookie), &json!({ "topic": topic, "hash": hash }))
}

fn arrives(mail: &MailServer, count: usize) {
    eventually(&format!("{count} mails"), || mail.count() >= count);
    assert_eq!(mail.count(), count);
}

#[test]
fn everybody_who_asked_is_told_once_whoever_presses() {
    let content = copy_of("content");
    announce_in(content.path());
    let port = free_port();
    let settings = [
        ("TORRE_CONTENT", content.path().to_str().unwrap()),
        ("TORRE_SMTP_URL", &url(port)),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "school@torre.example"),
    ];
    on_both_stores_with(&settings, |office| {
        let mail = MailServer::start(port, office.torre.folder(), Manner::Normal);
        let (ana, eva) = (office.colleague("Ana", "admin"), office.colleague("Eva", "admin"));
        (0..5).for_each(|number| subscribe(office, number, "course:block-1", RECENTLY));
        subscribe(office, 5, "course:block-1", "NULL");
        (6..8).for_each(|number| subscribe(office, number, "call", RECENTLY));
        let seen = candidate(office, &ana, EDITION).unwrap();
        assert_eq!(
            (&seen["subscribers"], listed(office, &ana)["canSend"].as_bool()),
            (&json!(5), Some(true))
        );
        assert_eq!(seen["title"], "Block 1: Basic and Tower: new edition in March 2099");
        assert_eq!(seen["what"][0]["subject"], "Bloque 1: Básico y Torre: nueva edición en marzo de 2099");
        assert_eq!(candidate(office, &ana, "canarias"), None, "nobody asked for it");

        let test = json!({ "topic": EDITION, "email": "ana@torre.example" });
        assert_eq!(office.post("/announcements/test", Some(&ana.cookie), &test).status, 204);
        arrives(&mail, 1);
        assert_eq!(mail.mails()[0]["to"][0], "ana@torre.example");
        let wrong = json!({ "topic": EDITION, "email": "ana" });
        let refused = office.post("/announcements/test", Some(&ana.cookie), &wrong);
        assert_eq!((refused.status, &refused.json()["fields"]["email"]), (400, &json!("invalid")));

        assert_eq!(send(office, &ana, EDITION, &json!("of yesterday")).status, 409);
        assert_eq!(send(office, &ana, "course:block-1:2025-05", &seen["hash"]).status, 404, "it has begun");
        assert_eq!(office.count("notifications"), 0, "a test tells no subscriber");
        let answers = thread::scope(|scope| {
            let both =
                [&ana, &eva].map(|who| scope.spawn(|| send(office, who, EDITION, &seen["hash"]).status));
            let mut answers = both.map(|one| one.join().unwrap());
            answers.sort_unstable();
            answers
        });
        assert_eq!(answers, [200, 409], "the second is told");
        assert_eq!(code(&send(office, &ana, EDITION, &seen["hash"])), "conflict");
        arrives(&mail, 6);
        eventually("all are noted", || listed(office, &ana)["sent"][0]["sent"] == 5);
        let sent = &listed(office, &ana)["sent"][0];
        assert_eq!(
            (&sent["topic"], &sent["total"], &sent["waiting"]),
            (&json!(EDITION), &json!(5), &json!(0))
        );
        assert!(["Ana", "Eva"].contains(&sent["who"].as_str().unwrap()), "{sent}");
        assert_eq!(candidate(office, &ana, EDITION), None);

        // Whoever came later is left to be told.
        subscribe(office, 9, "course:block-1", RECENTLY);
        assert_eq!(candidate(office, &ana, EDITION).unwrap()["subscribers"], 1);
        a_call_is_sent_under_a_name(office, &ana);
        arrives(&mail, 8);
        what_was_refused_is_sent_again(office, &ana);
        arrives(&mail, 9);
        let actions = office.actions(&ana);
        for action in ["announced", "announcedAgain", "announcementTested"] {
            assert!(actions.iter().any(|known| known == action), "{action}: {actions:?}");
        }
    });
}

fn a_call_is_sent_under_a_name(office: &OfficeServer, ana: &Colleague) {
    let call = candidate(office, ana, "call:").unwrap();
    assert_eq!(call["subscribers"], 2);
    assert_eq!(send(office, ana, "call:", &call["hash"]).status, 404);
    assert_eq!(send(office, ana, "call:Ñ", &call["hash"]).status, 404);
    assert_eq!(send(office, ana, "call:enaire-2099", &call["hash"]).status, 200);
    assert_eq!(send(office, ana, "call:enaire-2099", &call["hash"]).status, 409);
}

fn what_was_refused_is_sent_again(office: &OfficeServer, ana: &Colleague) {
    office.change("UPDATE notifications SET state = 'failed' WHERE subscription_id = 's1'");
    let again = |state: &str| {
        office
            .post("/announcements/again", Some(&ana.cookie), &json!({ "topic": EDITION, "state": state }))
            .status
    };
    let of_edition = || {
        let all = listed(office, ana);
        all["sent"].as_array().unwrap().iter().find(|one| one["topic"] == EDITION).cloned().unwrap()
    };
    assert_eq!((of_edition()["failed"].as_i64(), of_edition()["sent"].as_i64()), (Some(1), Some(4)));
    assert_eq!([again("uncertain"), again("failed"), again("failed")], [409, 200, 409]);
}

#[test]
fn without_mail_nothing_can_be_sent() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    subscribe(&office, 1, "canarias", RECENTLY);
    let opening = candidate(&office, &ana, "canarias").unwrap();
    assert_eq!(listed(&office, &ana)["canSend"], false);
    assert_eq!(send(&office, &ana, "canarias", &opening["hash"]).status, 409);
    let test = json!({ "topic": "canarias", "email": "ana@torre.example" });
    assert_eq!(office.post("/announcements/test", Some(&ana.cookie), &test).status, 409);
    assert_eq!(office.count("notifications"), 0);
}
