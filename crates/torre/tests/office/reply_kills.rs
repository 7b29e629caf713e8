//! Two servers send replies and are killed again and again, while people press "send" again when no answer came: nobody
//! is replied to twice, and nobody is missing but those who are shown as uncertain. `make kills` has 500 and twenty kills.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use serde_json::json;

use crate::letter::with_mail;
use crate::office_server::{Colleague, OfficeServer, SITE};
use crate::sent::{id, sent};
use crate::support::http::Client;
use crate::support::mail::{MailServer, Manner};
use crate::support::shared_postgres::new_database;
use crate::support::{eventually, free_port};

/// Of one server.
const MAX_IN_FLIGHT: usize = 4;

fn setting(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |number| number.parse().unwrap())
}

#[test]
fn nobody_is_replied_to_twice_and_nobody_is_missing_but_the_uncertain() {
    let (replies, kills) = (setting("TORRE_KILLS_REPLIES", 120), setting("TORRE_KILLS", 5));
    let (port, postgres) = (free_port(), new_database());
    let mut offices =
        [(); 2].map(|()| OfficeServer::started(with_mail(port, &[("DATABASE_URL", &postgres)])));
    let ana = offices[0].colleague("Ana", "office");
    let store = OfficeServer::of(with_mail(port, &[])).on(&postgres);
    store.store((0..replies).map(sent));
    let mail = MailServer::start(port, offices[0].torre.folder(), Manner::Slow);
    let endpoints = [offices[0].torre.endpoint(), offices[1].torre.endpoint()];
    std::thread::scope(|scope| {
        let ana = &ana;
        let clerk = scope.spawn(move || {
            let mut clients = endpoints.map(Client::new);
            for number in 0..replies {
                press_until_sent(&mut clients, ana, number);
            }
        });
        for kill in 0..kills {
            let due = (kill + 1) * replies / (kills + 2);
            eventually("mails go out", || mail.count() >= due);
            let killed = &mut offices[kill % 2].torre;
            killed.wait_until_up();
            killed.kill();
            killed.run();
        }
        clerk.join().unwrap();
    });
    eventually("nothing waits", || {
        std::thread::sleep(Duration::from_millis(100));
        store.count("replies WHERE state IN ('waiting', 'sending')") == 0
    });
    let uncertain = uncertain(&store);
    let mut arrived: HashMap<String, usize> = HashMap::new();
    for mail in mail.mails() {
        *arrived.entry(mail["to"][0].as_str().unwrap().to_owned()).or_default() += 1;
    }
    let twice: Vec<_> = arrived.iter().filter(|(_, times)| **times > 1).collect();
    assert!(twice.is_empty(), "replied to twice: {twice:?}");
    let missing: Vec<String> = (0..replies)
        .map(|number| format!("p{number}@example.com"))
        .filter(|email| !arrived.contains_key(email) && !uncertain.contains(email))
        .collect();
    assert!(missing.is_empty(), "neither replied to nor shown: {missing:?}");
    assert_eq!(store.count("replies"), i64::try_from(replies).unwrap());
    assert_eq!(store.count("leads WHERE status = 'answered'"), i64::try_from(replies).unwrap());
    assert!(uncertain.len() <= kills * MAX_IN_FLIGHT, "{} uncertain", uncertain.len());
    let lost = uncertain.iter().filter(|email| !arrived.contains_key(*email)).count();
    eprintln!(
        "{replies} replies, {kills} kills: {} arrived, {} uncertain, of which {lost} did not arrive",
        arrived.len(),
        uncertain.len()
    );
}

/// The same reply to one server after the other, until one says that it has it.
fn press_until_sent(clients: &mut [Client; 2], who: &Colleague, number: usize) {
    let letter = json!({ "id": format!("0190a1b2-0000-4000-8000-{number:012}"), "version": 0, "subject": "Respuesta",
        "text": "Hola", "programme": false });
    let path = format!("/api/staff/enquiries/{}/replies", id(number));
    let headers = [
        ("Content-Type", "application/json"),
        ("Origin", SITE),
        ("X-Torre-Staff", "1"),
        ("Cookie", who.cookie.as_str()),
    ];
    let mut turn = number;
    eventually("one of the servers takes it", || {
        turn += 1;
        let client = &mut clients[turn % 2];
        let answer = client.send("POST", &path, &headers, letter.to_string().as_bytes());
        if answer.is_err() {
            client.disconnect();
        }
        answer.is_ok_and(|answer| {
            // Until it has found its store, a server has no office.
            assert!(matches!(answer.status, 200 | 201 | 404 | 503), "{}: {}", answer.status, answer.text());
            answer.status <= 201
        })
    });
}

fn uncertain(store: &OfficeServer) -> HashSet<String> {
    let sql = "SELECT leads.email FROM replies JOIN leads ON leads.id = replies.lead_id WHERE replies.state = 'uncertain'";
    store.texts(sql).into_iter().collect()
}
