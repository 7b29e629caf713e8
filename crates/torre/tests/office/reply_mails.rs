//! The mails of replies: what arrives, and what becomes of one that the mail server does not take.

use serde_json::{Value, json};

use crate::enquirer::{shown, write};
use crate::letter::{header, letter_with, reply, reply_again, reply_id, state, with_mail};
use crate::office_server::OfficeServer;
use crate::support::mail::{MailServer, Manner};
use crate::support::shared_postgres::new_database;
use crate::support::{eventually, free_port, wait_for};

fn mail_to<'a>(mails: &'a [Value], subject: &str) -> &'a Value {
    mails.iter().find(|mail| mail["subject"] == subject).unwrap()
}

fn ask_for(changes: &Value) -> Value {
    let mut letter = letter_with(
        1,
        &json!({ "subject": "Fechas", "text": "Hola, Ñandú:\n\nMira https://torre.example/cursos." }),
    );
    for (name, value) in changes.as_object().unwrap() {
        letter[name] = value.clone();
    }
    letter
}

#[test]
fn a_reply_arrives_in_its_thread_with_the_programme() {
    let port = free_port();
    let torre = with_mail(port, &[("TORRE_MAIL_ACKNOWLEDGE", "yes")]);
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    let office = OfficeServer::started(torre);
    let ana = office.colleague("Ana", "office");
    let id = write(&office, &json!({ "name": "Martá \"Ruiz\", x" }));
    let hostile = "Fechas\r\nBcc: all@example.com";
    let sent = reply(&office, &ana, &id, &ask_for(&json!({ "subject": hostile, "programme": true })));
    assert_eq!(sent.status, 201, "{}", sent.text());
    eventually("it is sent", || state(&office, &ana, &id) == "sent");
    let mails = wait_for("all mails", || Some(server.mails()).filter(|mails| mails.len() >= 3));
    let (first, mail) =
        (mail_to(&mails, "Hemos recibido tu consulta"), mail_to(&mails, "Fechas Bcc: all@example.com"));
    assert_eq!((&mail["to"], &mail["from"]), (&json!(["marta@example.com"]), &json!("web@torre.example")));
    assert_eq!(header(mail, "From"), "Torre <web@torre.example>");
    assert_eq!(header(mail, "Reply-To"), "Oficina <hola@torre.example>");
    let thread = header(first, "Message-ID");
    assert_eq!(thread, format!("<{id}.acknowledge@torre.example>"));
    assert_eq!((header(mail, "In-Reply-To"), header(mail, "References")), (thread.clone(), thread));
    assert_eq!(header(mail, "Message-ID"), format!("<{}.reply@torre.example>", reply_id(1)));
    let data = mail["data"].as_str().unwrap();
    for part in ["text/plain", "text/html", "application/pdf", "torre-programa-block-1.pdf", "JVBERi"] {
        assert!(data.contains(part), "{part}");
    }
    assert!(!data.contains("Auto-Submitted"), "a person wrote it");
    let said = &shown(&office, &ana, &id)["replies"][0];
    assert!(said["sentAt"].is_string() && said["lastError"].is_null(), "{said}");
    let log = office.torre.log();
    assert!(!log.contains("marta@example.com") && !log.contains("ERROR"), "{log}");
}

#[test]
fn a_refusal_is_tried_again_and_one_for_good_is_shown() {
    for database in [None, Some(new_database())] {
        let port = free_port();
        let settings: Vec<(&str, &str)> = database.iter().map(|url| ("DATABASE_URL", url.as_str())).collect();
        let torre = with_mail(port, &settings);
        let refusing = MailServer::start(port, torre.folder(), Manner::Refuse);
        let mut office = OfficeServer::started(torre);
        if let Some(database) = &database {
            office = office.on(database);
        }
        let ana = office.colleague("Ana", "office");
        let id = write(&office, &json!({}));
        assert_eq!(reply(&office, &ana, &id, &ask_for(&json!({}))).status, 201);
        eventually("it was tried", || shown(&office, &ana, &id)["replies"][0]["lastError"].is_string());
        assert_eq!(state(&office, &ana, &id), "waiting");
        drop(refusing);
        let never = MailServer::start(port, office.torre.folder(), Manner::RefuseForGood);
        eventually("it is given up", || state(&office, &ana, &id) == "failed");
        assert_eq!(shown(&office, &ana, &id)["deliveryFailed"], true);
        let health = office.get("/health", Some(&ana.cookie)).json();
        assert_eq!(health["mail"]["ok"], false, "{health}");
        drop(never);
        let server = MailServer::start(port, office.torre.folder(), Manner::Normal);
        assert_eq!(reply_again(&office, &ana, &id, &reply_id(1)).status, 204);
        eventually("it is sent", || state(&office, &ana, &id) == "sent");
        assert_eq!(shown(&office, &ana, &id)["deliveryFailed"], false);
        assert_eq!(server.mails().iter().filter(|mail| mail["subject"] == "Fechas").count(), 1);
        assert_eq!(reply_again(&office, &ana, &id, &reply_id(1)).status, 409);
        assert_eq!(office.actions_of("Ana")[0], "deliveredAgain");
    }
}

#[test]
fn what_was_on_the_wire_is_uncertain_until_somebody_decides() {
    let port = free_port();
    let torre = with_mail(port, &[]);
    let office = OfficeServer::started(torre);
    let ana = office.colleague("Ana", "office");
    let id = write(&office, &json!({}));
    // The school's mail of the enquiry is out of the way: the server takes one mail and ends.
    office.change("DELETE FROM outbox");
    let mut dying = MailServer::start(port, office.torre.folder(), Manner::TakeAndDie);
    assert_eq!(reply(&office, &ana, &id, &ask_for(&json!({}))).status, 201);
    eventually("nobody knows", || state(&office, &ana, &id) == "uncertain");
    eventually("the mail server has ended", || dying.has_died());
    let one = shown(&office, &ana, &id);
    assert_eq!(
        (&one["deliveryFailed"], &one["history"].as_array().unwrap().last().unwrap()["state"]),
        (&json!(true), &json!("uncertain"))
    );
    let server = MailServer::start(port, office.torre.folder(), Manner::Normal);
    // Another reply goes out; the uncertain one does not.
    let other = write(&office, &json!({}));
    let letter = letter_with(2, &json!({ "subject": "Otra" }));
    assert_eq!(reply(&office, &ana, &other, &letter).status, 201);
    eventually("the other is sent", || state(&office, &ana, &other) == "sent");
    assert_eq!((state(&office, &ana, &id), count(&server)), (json!("uncertain"), 1));
    let arrived = |id: &str, reply: usize| {
        let path = format!("/enquiries/{id}/replies/{}/arrived", reply_id(reply));
        office.post(&path, Some(&ana.cookie), &json!({})).status
    };
    assert_eq!([arrived(&other, 1), arrived(&other, 2)], [404, 409], "another's, and one that is known");
    assert_eq!(arrived(&id, 1), 204);
    assert_eq!((state(&office, &ana, &id), count(&server)), (json!("sent"), 1));
    assert_eq!(shown(&office, &ana, &id)["deliveryFailed"], json!(false));
    assert_eq!(office.actions_of("Ana")[0], "replyArrived");
    office.change("UPDATE replies SET state = 'uncertain' WHERE subject = 'Fechas'");
    assert_eq!(reply_again(&office, &ana, &id, &reply_id(1)).status, 204);
    eventually("it is sent again", || state(&office, &ana, &id) == "sent");
    assert_eq!(count(&server), 2);
}

fn count(server: &MailServer) -> usize {
    server.mails().iter().filter(|mail| mail["subject"] == "Fechas").count()
}
