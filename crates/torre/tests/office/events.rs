//! What those who watch the queue are told, how soon, and how much of it anybody can hold open.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::event_stream::EventStream;
use crate::office_server::{Colleague, OfficeServer, code, on_both_stores, prepare};
use crate::sent::{id, now, sent};
use crate::support::eventually;
use crate::support::shared_postgres::new_database;

/// As the issue has it.
const SOON: Duration = Duration::from_secs(3);

fn enquire(office: &OfficeServer) {
    let body = json!({ "form": "contact", "name": "Eva", "email": "eva@example.com", "lang": "es",
        "message": "¿Cuándo empieza?", "consent": true });
    assert_eq!(office.torre.client().post_json("/api/leads", &[], &body).unwrap().status, 201);
}

fn view(office: &OfficeServer, who: &Colleague, method: &str, enquiry: &str) -> u16 {
    office.call(method, &format!("/enquiries/{enquiry}/viewing"), Some(&who.cookie), &Value::Null).status
}

#[test]
fn whatever_changes_the_queue_is_said_at_once() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.store([sent(1), sent(2)]);
        let mut stream = EventStream::open(office, &ana.cookie);
        assert_eq!(stream.status, 200);
        let mut stamps = vec![stream.wait_for("queue")];
        let changed = format!("UPDATE leads SET version = 1, changed_at = {} WHERE id = '{}'", now(), id(1));
        let changes: [&dyn Fn(); 5] = [
            &|| enquire(office),
            &|| office.note(&id(1), "hola"),
            &|| office.change(&changed),
            &|| drop(office.torre.cli_text(&["leads", "done", &id(2)])),
            &|| drop(office.torre.cli_text(&["leads", "erase", "--email", "p1@example.com", "--yes"])),
        ];
        for change in changes {
            change();
            let changed = Instant::now();
            stamps.push(stream.wait_for("queue"));
            assert!(changed.elapsed() < SOON, "{:?}", changed.elapsed());
        }
        stamps.dedup();
        assert_eq!(stamps.len(), 6, "{stamps:?}");
    });
}

#[test]
fn an_enquiry_at_one_instance_is_said_at_the_other() {
    let database = new_database();
    let [first, second] = [(); 2].map(|()| OfficeServer::started(prepare(&[("DATABASE_URL", &database)])));
    let (ana, luis) = (first.colleague("Ana", "admin"), first.colleague("Luis", "office"));
    let mut stream = EventStream::open(&second, &ana.cookie);
    stream.wait_for("queue");
    enquire(&first);
    let changed = Instant::now();
    stream.wait_for("queue");
    assert!(changed.elapsed() < SOON, "{:?}", changed.elapsed());
    let lead = first.queue(&ana.cookie, "")["rows"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(view(&first, &luis, "POST", &lead), 204);
    assert_eq!(
        stream.wait_for("viewers")[&lead],
        json!([{ "id": first.id_of(&luis.cookie), "name": "Luis" }])
    );
}

#[test]
fn whoever_opens_an_enquiry_is_seen_until_they_leave() {
    on_both_stores(|office| {
        let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
        office.store([sent(1)]);
        let mut stream = EventStream::open(office, &ana.cookie);
        assert_eq!(stream.wait_for("viewers"), json!({}));
        assert_eq!(view(office, &luis, "POST", &id(1)), 204);
        let seen = json!({ id(1): [{ "id": office.id_of(&luis.cookie), "name": "Luis" }] });
        assert_eq!(stream.wait_for("viewers"), seen);
        assert_eq!(view(office, &luis, "POST", &id(1)), 204, "and again");
        assert_eq!(view(office, &luis, "DELETE", &id(1)), 204);
        assert_eq!(stream.wait_for("viewers"), json!({}));
        // Who is silent for twenty seconds has left too.
        view(office, &luis, "POST", &id(1));
        assert_eq!(stream.wait_for("viewers"), seen);
        office.change("UPDATE lead_viewers SET seen_at = seen_at - 20000");
        assert_eq!(stream.wait_for("viewers"), json!({}));
        // Whoever leaves what is gone has left; what is no id belongs to nothing.
        for (unknown, left) in [(id(9), 204), ("x".to_owned(), 404), ("%27".to_owned(), 404)] {
            assert_eq!(view(office, &luis, "POST", &unknown), 404, "{unknown}");
            assert_eq!(view(office, &luis, "DELETE", &unknown), left, "{unknown}");
        }
    });
}

#[test]
fn watching_keeps_no_session_alive_and_ends_with_it() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        office.store([sent(1)]);
        // Ten minutes ago: a sign of activity would be written down.
        let seen = now() - 600_000;
        office.change(&format!("UPDATE sessions SET last_seen_at = {seen}"));
        let mut stream = EventStream::open(office, &ana.cookie);
        stream.wait_for("queue");
        view(office, &ana, "POST", &id(1));
        view(office, &ana, "DELETE", &id(1));
        let live = [("X-Torre-Live", "1")];
        for path in ["/enquiries", "/enquiries/options", "/me"] {
            assert_eq!(office.call_with("GET", path, Some(&ana.cookie), &live, &Value::Null).status, 200);
        }
        let untouched = format!("sessions WHERE last_seen_at = {seen}");
        assert_eq!(office.count(&untouched), 1);
        office.change(&format!("UPDATE sessions SET last_seen_at = {}", now() - 30 * 60_000));
        stream.wait_for("signedOut");
        assert_eq!(stream.next(), None);
        assert_eq!(EventStream::open(office, &ana.cookie).status, 401);
        // The program also clears away by itself what has ended.
        office.change("DELETE FROM sessions");
        let ana = office.colleague("Eva", "admin");
        office.change(&format!("UPDATE sessions SET last_seen_at = {seen}"));
        assert_eq!(office.get("/enquiries", Some(&ana.cookie)).status, 200);
        assert_eq!(office.count(&untouched), 0, "without the header it is a sign");
        // A change is one whatever its headers say.
        office.change(&format!("UPDATE sessions SET last_seen_at = {seen}"));
        let headers = [("Origin", crate::office_server::SITE), ("X-Torre-Staff", "1"), ("X-Torre-Live", "1")];
        office.call_with("POST", "/passkeys/begin", Some(&ana.cookie), &headers, &json!({}));
        assert_eq!(office.count(&untouched), 0);
    });
}

#[test]
fn signing_out_and_being_removed_end_a_stream() {
    let office = OfficeServer::start();
    let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
    let mut streams = [&ana, &luis].map(|who| EventStream::open(&office, &who.cookie));
    for stream in &mut streams {
        stream.wait_for("viewers");
    }
    office.torre.cli_text(&["staff", "remove", "Luis"]);
    assert_eq!(streams[1].next().unwrap().0, "signedOut");
    office.post("/sign-out", Some(&ana.cookie), &json!({}));
    assert_eq!(streams[0].next().unwrap().0, "signedOut");
    assert_eq!(streams[0].next(), None);
}

#[test]
fn one_person_holds_five_and_locks_nobody_out() {
    let office = OfficeServer::start();
    let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
    let mut held: Vec<EventStream> = (0..5).map(|_| EventStream::open(&office, &luis.cookie)).collect();
    for _ in 0..300 {
        assert_eq!(EventStream::open(&office, &luis.cookie).status, 429);
    }
    let refused = office.get("/events", Some(&luis.cookie));
    assert_eq!((refused.status, code(&refused)), (429, "tooMany".to_owned()));
    assert_eq!(EventStream::open(&office, &ana.cookie).status, 200);
    assert_eq!(office.get("/enquiries", Some(&luis.cookie)).status, 200);
    for stream in &mut held {
        stream.wait_for("queue");
    }
    // A tab is closed without a word.
    held.pop();
    eventually("its place is free again", || EventStream::open(&office, &luis.cookie).status == 200);
}

#[test]
fn the_end_of_the_program_waits_for_no_stream() {
    let mut office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    let mut stream = EventStream::open(&office, &ana.cookie);
    stream.wait_for("viewers");
    office.torre.stop();
    assert_eq!(stream.next(), None);
    assert!(!office.torre.log().contains("were cut at the deadline"), "{}", office.torre.log());
}

/// A connection without requests is closed after a while; one with a stream has somebody who listens.
#[test]
fn a_stream_outlives_the_time_that_a_connection_may_idle() {
    let office = OfficeServer::started(prepare(&[("TORRE_HEADER_SECONDS", "1")]));
    let ana = office.colleague("Ana", "admin");
    office.store([sent(1)]);
    let mut stream = EventStream::open(&office, &ana.cookie);
    let opened = Instant::now();
    assert_eq!(stream.wait_for("viewers"), json!({}));
    while opened.elapsed() < SOON {
        for method in ["POST", "DELETE"] {
            view(&office, &ana, method, &id(1));
            let is_seen = stream.wait_for("viewers").get(id(1)).is_some();
            assert_eq!(is_seen, method == "POST");
        }
    }
}
