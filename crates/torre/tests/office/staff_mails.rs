//! Mails to people of the office: reminders that are due, and a word in the morning, once each.

use serde_json::{Value, json};
use sqlx::Row;

use crate::enquirer::{own_id, shown, write};
use crate::office_server::{Colleague, OfficeServer, prepare};
use crate::sent::{id, sent};
use crate::support::mail::{MailServer, Manner, url};
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, eventually, free_port};

const FIRST: &str = "0190a1b2-0000-7000-8000-0000000000a1";
const EVA: &str = "eva@torre.example";

fn with_mail(port: u16, more: &[(&str, &str)]) -> Torre {
    let mut torre = prepare(&[
        ("TORRE_SMTP_URL", &url(port)),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "school@torre.example"),
        ("TORRE_DELIVERY_RETRY_SECONDS", "1"),
    ]);
    for (name, value) in more {
        torre.set(name, value);
    }
    torre
}

fn account(office: &OfficeServer, who: &Colleague, change: &Value) -> (u16, Value) {
    let answer = office.call("PATCH", "/account", Some(&who.cookie), change);
    (answer.status, answer.json())
}

fn mails_to(server: &MailServer, address: &str) -> Vec<Value> {
    server.mails().into_iter().filter(|mail| mail["to"][0] == address).collect()
}

#[test]
fn a_reminder_that_is_due_is_mailed_once_to_whom_it_is_for() {
    for postgres in [None, Some(new_database())] {
        let port = free_port();
        let more: Vec<(&str, &str)> = postgres.iter().map(|url| ("DATABASE_URL", url.as_str())).collect();
        let torre = with_mail(port, &more);
        let server = MailServer::start(port, torre.folder(), Manner::Normal);
        let mut office = OfficeServer::started(torre);
        let (ana, eva) = (office.colleague("Ana", "office"), office.colleague("Eva", "office"));
        assert_eq!(account(&office, &eva, &json!({ "email": EVA })).0, 200);
        let enquiry = write(&office, &json!({ "name": "Marta {link} Ruiz" }));
        let reminder = json!({ "id": FIRST, "at": "2026-01-05T09:30", "for": own_id(&office, &eva),
            "text": "Llamar por la plaza", "mail": true });
        let path = format!("/enquiries/{enquiry}/reminders");
        assert_eq!(office.post(&path, Some(&ana.cookie), &reminder).status, 201);
        eventually("it is mailed", || shown(&office, &ana, &enquiry)["reminders"][0]["mailState"] == "sent");
        let [mail] = &mails_to(&server, EVA)[..] else { panic!("{:?}", server.mails()) };
        assert_eq!(mail["subject"], "Recordatorio: Marta {link} Ruiz");
        let text = mail["data"].as_str().unwrap();
        assert!(text.contains(&format!("Message-ID: <{FIRST}.")), "{text}");
        assert!(text.contains("Auto-Submitted: auto-generated"), "{text}");
        // One that is moved is mailed again at its new time; one that is done is not.
        let one = format!("{path}/{FIRST}");
        let moved = json!({ "at": "2026-01-06T09:30" });
        assert_eq!(office.call("PATCH", &one, Some(&ana.cookie), &moved).status, 200);
        eventually("it is mailed again", || mails_to(&server, EVA).len() == 2);
        let done = json!({ "done": true, "at": "2026-01-07T09:30" });
        assert_eq!(office.call("PATCH", &one, Some(&ana.cookie), &done).status, 200);
        // Whoever has no address is told by the queue alone, and the page says so.
        let other = write(&office, &json!({}));
        let mut for_ana = reminder.clone();
        (for_ana["id"], for_ana["for"]) =
            (json!("0190a1b2-0000-7000-8000-0000000000a2"), json!(own_id(&office, &ana)));
        let path = format!("/enquiries/{other}/reminders");
        assert_eq!(office.post(&path, Some(&ana.cookie), &for_ana).status, 201);
        eventually("nobody can be written to", || {
            shown(&office, &ana, &other)["reminders"][0]["mailState"] == "noAddress"
        });
        assert_eq!(mails_to(&server, EVA).len(), 2);
        office.torre.stop();
    }
}

#[test]
fn one_that_was_on_its_way_at_a_kill_is_never_sent_again() {
    let port = free_port();
    let office = OfficeServer::started(with_mail(port, &[]));
    let server = MailServer::start(port, office.torre.folder(), Manner::Normal);
    let eva = office.colleague("Eva", "office");
    assert_eq!(account(&office, &eva, &json!({ "email": EVA })).0, 200);
    let enquiry = write(&office, &json!({}));
    let me = own_id(&office, &eva);
    // As a program leaves it that ends between the claim and the answer of the mail server.
    office.change(&format!(
        "INSERT INTO reminders (id, lead_id, for_id, by_id, due_at, zone, text, mail, changed_at) \
         VALUES ('{FIRST}', '{enquiry}', '{me}', '{me}', 1000, 'Europe/Madrid', '', 0, 1000)"
    ));
    office.change(&format!(
        "INSERT INTO staff_mails (id, staff_id, reminder_id, state, attempts, next_at, created_at) \
         VALUES ('{FIRST}.1000', '{me}', '{FIRST}', 'sending', 1, 1000, 1000)"
    ));
    office.change("UPDATE reminders SET mail = 1");
    let state = || shown(&office, &eva, &enquiry)["reminders"][0]["mailState"].clone();
    eventually("it is called uncertain", || state() == "uncertain");
    // The next one leaves: the worker has been past it.
    let path = format!("/enquiries/{enquiry}/reminders/{FIRST}");
    let moved = json!({ "at": "2026-01-06T09:30" });
    assert_eq!(office.call("PATCH", &path, Some(&eva.cookie), &moved).status, 200);
    eventually("the next one is sent", || state() == "sent");
    assert_eq!(mails_to(&server, EVA).len(), 1);
}

#[test]
fn an_account_has_an_address_before_it_has_a_morning() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "office");
    let empty = json!({ "email": null, "morning": false, "canMail": false });
    assert_eq!(office.get("/account", Some(&ana.cookie)).json(), empty);
    let (status, refused) = account(&office, &ana, &json!({ "morning": true }));
    assert_eq!((status, &refused["fields"]["email"]), (400, &json!("missing")));
    let (status, refused) = account(&office, &ana, &json!({ "email": "ana" }));
    assert_eq!((status, &refused["fields"]["email"]), (400, &json!("invalid")));
    assert_eq!(account(&office, &ana, &json!([null, null])).0, 400, "a list of values is no change");
    let both = json!({ "email": "ana@torre.example", "morning": true });
    let wanted = json!({ "email": "ana@torre.example", "morning": true, "canMail": false });
    assert_eq!(account(&office, &ana, &both), (200, wanted));
    assert_eq!(account(&office, &ana, &json!({ "email": null })), (200, empty));
    assert_eq!(office.actions_of("Ana")[..2], ["accountChanged", "accountChanged"]);
    assert_eq!(office.get("/account", None).status, 401);
}

/// At nine on a Wednesday, whatever day it is: nobody is signed in, and nobody needs to be.
fn at_nine(port: u16, more: &[(&str, &str)]) -> Torre {
    let mut torre = with_mail(port, more);
    torre.set("TORRE_SITE_URL", "http://localhost:8080");
    torre.set("TORRE_TODAY", "2026-11-18T09:00");
    torre
}

/// The id of somebody who wants a word in the morning, at an address by their name.
fn wants_mornings(office: &OfficeServer, name: &str) -> String {
    office.torre.cli_text(&["staff", "invite", name, "--role", "office"]);
    let address = address_of(name);
    office.change(&format!("UPDATE staff SET email = '{address}', morning_since = 1 WHERE name = '{name}'"));
    let find = format!("SELECT id FROM staff WHERE name = '{name}'");
    office.on_database(async |connection| {
        sqlx::query(sqlx::AssertSqlSafe(find)).fetch_one(connection).await.unwrap().get(0)
    })
}

fn address_of(name: &str) -> String {
    format!("{}@torre.example", name.to_lowercase())
}

/// Seven who wrote on the Monday before, from noon on, a minute apart.
fn seven_who_wait(office: &OfficeServer) {
    let noon = 1_794_826_800_000_i64;
    office.store((1..=7).map(|number| {
        let minutes = i64::try_from(number).unwrap() * 60_000;
        sent(number).with("received_at", noon + minutes).with("interest", "block-1")
    }));
}

#[test]
fn a_word_in_the_morning_says_what_is_due_and_who_waits_longest() {
    let port = free_port();
    let torre = at_nine(port, &[]);
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    // The tables are made by whoever comes first.
    torre.cli_text(&["staff", "list"]);
    let mut office = OfficeServer::of(torre);
    let eva = wants_mornings(&office, "Eva");
    wants_mornings(&office, "Luis");
    seven_who_wait(&office);
    for (number, due_at, text) in [
        // Today at 16:30, tomorrow at 9:00, and yesterday at 10:00, in Madrid.
        (1, 1_795_015_800_000_i64, "Llamar"),
        (2, 1_795_075_200_000, "mañana"),
        (3, 1_794_906_000_000, ""),
    ] {
        let (reminder, enquiry) = (id(900 + number), id(number));
        office.change(&format!(
            "INSERT INTO reminders (id, lead_id, for_id, by_id, due_at, zone, text, mail, changed_at) \
             VALUES ('{reminder}', '{enquiry}', '{eva}', '{eva}', {due_at}, 'Europe/Madrid', '{text}', 0, 1)"
        ));
    }
    office.torre.run();
    eventually("both are written to", || server.count() >= 2);
    let [mail] = &mails_to(&server, EVA)[..] else { panic!("{:?}", server.mails()) };
    assert_eq!(mail["subject"], "Esta mañana: 2 para hoy, 7 en espera");
    let text = mail["text"].as_str().unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("- ")).collect();
    // From noon on Monday to nine on Wednesday: six hours and nine, of days of nine.
    let waits = |number| format!("- 1 día laborable · Persona {number} · Bloque 1: Básico y Torre");
    let mut expected =
        vec!["- 2026-11-17 10:00 · Persona 3".to_owned(), "- 16:30 · Persona 1: Llamar".to_owned()];
    expected.extend((1..=5).map(waits));
    assert_eq!(lines, expected, "{text}");
    let other = mails_to(&server, "luis@torre.example");
    assert_eq!(other[0]["subject"], "Esta mañana: 0 para hoy, 7 en espera");
}

#[test]
fn nobody_is_told_twice_through_kills_on_two_instances_and_nothing_is_no_mail() {
    let (port, postgres) = (free_port(), new_database());
    let settings = [("DATABASE_URL", postgres.as_str())];
    let first = at_nine(port, &settings);
    let server = MailServer::start(port, first.folder(), Manner::Normal);
    first.cli_text(&["staff", "list"]);
    let mut office = OfficeServer::of(first).on(&postgres);
    let mut second = at_nine(port, &settings);
    // Of somebody who is told nothing, since nobody waits yet.
    wants_mornings(&office, "Nadie");
    office.torre.run();
    eventually("there is nothing to say", || office.count("staff_mails WHERE state = 'over'") == 1);
    seven_who_wait(&office);
    let mut told = Vec::new();
    for name in ["Eva", "Luis", "Sara", "Tina"] {
        office.torre.kill();
        second.kill();
        wants_mornings(&office, name);
        told.push(name);
        office.torre.run();
        second.run();
        eventually("whoever is new is told", || !mails_to(&server, &address_of(name)).is_empty());
    }
    assert_eq!(office.count("staff_mails"), 5, "one of each person for the day");
    for name in told {
        assert_eq!(mails_to(&server, &address_of(name)).len(), 1, "{name}");
    }
    assert!(mails_to(&server, "nadie@torre.example").is_empty());
}
