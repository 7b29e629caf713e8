//! Reminders: set on the centre's clock, due to the minute, changed, done and handed on.

use std::fs;

use serde_json::{Value, json};
use torre_leads::lead::LeadId;

use crate::enquirer::{own_id, shown, write};
use crate::event_stream::EventStream;
use crate::office_server::{Colleague, OfficeServer, code, on_both_stores, prepare};
use crate::sent::{id, now, sent};
use crate::support::http::Response;
use crate::support::shared_postgres::new_database;
use crate::support::{copy_tree, root};

const FIRST: &str = "0190a1b2-0000-7000-8000-0000000000a1";
const SECOND: &str = "6f1f7f6a-7d2c-4d55-9d5e-2f6a1c9b0a11";
const MINUTE: i64 = 60_000;

fn remind(office: &OfficeServer, who: &Colleague, enquiry: &str, reminder: &Value) -> Response {
    office.post(&format!("/enquiries/{enquiry}/reminders"), Some(&who.cookie), reminder)
}

fn change(office: &OfficeServer, who: &Colleague, enquiry: &str, reminder: &str, change: &Value) -> Response {
    let path = format!("/enquiries/{enquiry}/reminders/{reminder}");
    office.call("PATCH", &path, Some(&who.cookie), change)
}

/// For oneself, at a time of long ago: due at once.
fn long_ago(office: &OfficeServer, who: &Colleague, id: &str) -> Value {
    json!({ "id": id, "at": "2026-01-05T09:30", "for": own_id(office, who), "text": "Llamar", "mail": false })
}

fn new_id() -> String {
    LeadId::new().to_string()
}

/// As if it were due at another moment.
fn due_at(office: &OfficeServer, reminder: &str, moment: i64) {
    office.change(&format!("UPDATE reminders SET due_at = {moment} WHERE id = '{reminder}'"));
}

#[test]
fn a_reminder_is_set_once_for_oneself_or_a_colleague() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "office"), office.colleague("Eva", "office"));
        let enquiry = write(office, &json!({ "interest": "" }));
        let wanted = json!({ "id": FIRST, "at": "2027-07-01T09:30", "for": own_id(office, &eva),
            "text": " Llamar\n a <Marta> ", "mail": true });
        let first = remind(office, &ana, &enquiry, &wanted);
        assert_eq!(first.status, 201, "{}", first.text());
        let again = remind(office, &ana, &enquiry, &wanted);
        assert_eq!((again.status, again.json()), (200, first.json()));
        assert_eq!(
            first.json(),
            json!({ "id": FIRST, "at": "2027-07-01T07:30:00Z", "wall": "2027-07-01T09:30", "zone": "Europe/Madrid",
                "for": { "id": own_id(office, &eva), "name": "Eva" }, "by": { "id": own_id(office, &ana), "name": "Ana" },
                "text": "Llamar a <Marta>", "mail": true, "mailState": null, "done": null })
        );
        assert_eq!(shown(office, &eva, &enquiry)["reminders"], json!([first.json()]));
        let other = remind(office, &eva, &enquiry, &wanted);
        assert_eq!((other.status, code(&other)), (409, "conflict".to_owned()));
        assert_eq!((office.count("reminders"), office.actions_of("Ana")[0].as_str()), (1, "reminderSet"));
    });
}

#[test]
fn it_is_set_on_the_clock_of_the_centre_across_its_changes() {
    for settings in [vec![], vec![("DATABASE_URL", new_database())]] {
        let mut torre = prepare(&[]);
        let content = torre.folder().join("content");
        copy_tree(&root().join("content"), &content);
        // Block 2 is taught in Gran Canaria alone.
        let course = content.join("courses/block-2.toml");
        let text = fs::read_to_string(&course).unwrap();
        let placed = text.replacen("start = \"2024-10\"", "start = \"2024-10\"\ncentre = \"canarias\"", 1);
        fs::write(&course, placed).unwrap();
        torre.set("TORRE_CONTENT", content.to_str().unwrap());
        for (name, value) in &settings {
            torre.set(name, value);
        }
        set_across_changes(&OfficeServer::started(torre));
    }
}

fn set_across_changes(office: &OfficeServer) {
    let ana = office.colleague("Ana", "office");
    let (madrid, canary) = (("block-1", "Europe/Madrid"), ("block-2", "Atlantic/Canary"));
    for ((interest, zone), wall, at, reads) in [
        // The clocks go forward on 2027-03-28 and back on 2027-10-31, at one o'clock in UTC.
        (madrid, "2027-03-28T02:30", "2027-03-28T01:00:00Z", "2027-03-28T03:00"),
        (("", "Europe/Madrid"), "2027-10-31T02:30", "2027-10-31T00:30:00Z", "2027-10-31T02:30"),
        (madrid, "2027-10-31T03:00", "2027-10-31T02:00:00Z", "2027-10-31T03:00"),
        (canary, "2027-03-28T01:30", "2027-03-28T01:00:00Z", "2027-03-28T02:00"),
        (canary, "2027-10-31T01:30", "2027-10-31T00:30:00Z", "2027-10-31T01:30"),
        (canary, "2027-01-07T09:00", "2027-01-07T09:00:00Z", "2027-01-07T09:00"),
    ] {
        let enquiry = write(office, &json!({ "interest": interest }));
        let reminder = new_id();
        let wanted =
            json!({ "id": reminder, "at": wall, "for": own_id(office, &ana), "text": "", "mail": false });
        let set = remind(office, &ana, &enquiry, &wanted).json();
        assert_eq!(
            (&set["at"], &set["wall"], &set["zone"]),
            (&json!(at), &json!(reads), &json!(zone)),
            "{interest} {wall}: {set}"
        );
        assert_eq!(shown(office, &ana, &enquiry)["zone"], zone);
        // It keeps the clock that it was set on.
        let moved = change(office, &ana, &enquiry, &reminder, &json!({ "at": "2027-07-01T09:00" })).json();
        assert_eq!((&moved["wall"], &moved["zone"]), (&json!("2027-07-01T09:00"), &json!(zone)));
    }
}

#[test]
fn what_is_due_is_a_list_of_ones_own_in_the_order_of_time() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "office"), office.colleague("Eva", "office"));
        office.store((1..=60).map(sent));
        let mut ids = Vec::new();
        for number in 1..=60 {
            let reminder = new_id();
            assert_eq!(remind(office, &ana, &id(number), &long_ago(office, &ana, &reminder)).status, 201);
            ids.push(reminder);
        }
        // The later an enquiry came, the longer its reminder is due; the first is due in a minute.
        for (number, reminder) in (1..).zip(&ids) {
            due_at(office, reminder, now() - number * MINUTE);
        }
        due_at(office, &ids[0], now() + 10 * MINUTE);
        assert_eq!(remind(office, &ana, &id(7), &long_ago(office, &ana, SECOND)).status, 201);
        let first = office.queue(&ana.cookie, "view=due");
        assert_eq!(first["counts"]["due"], 59, "an enquiry with two is one");
        let mut listed = office.listed(&ana.cookie, "view=due");
        let after = first["next"].as_str().unwrap();
        listed.extend(office.listed(&ana.cookie, &format!("view=due&after={after}")));
        let expected: Vec<usize> = [7].into_iter().chain((8..=60).rev()).chain((2..=6).rev()).collect();
        assert_eq!(listed, expected);
        assert_eq!(office.listed(&ana.cookie, "view=due&q=Persona+7"), [7]);
        let row = &first["rows"][0]["reminder"];
        assert_eq!(
            (&row["at"], &row["wall"], &row["zone"], &row["text"]),
            (
                &json!("2026-01-05T08:30:00Z"),
                &json!("2026-01-05T09:30"),
                &json!("Europe/Madrid"),
                &json!("Llamar")
            )
        );
        assert_eq!(shown(office, &ana, &id(7))["reminder"], *row);
        // Another's are nobody else's.
        assert_eq!(office.queue(&eva.cookie, "view=due")["counts"]["due"], 0);
        assert!(office.listed(&eva.cookie, "view=due").is_empty());
        assert_eq!(shown(office, &eva, &id(7))["reminder"], json!(null));
        assert_eq!(shown(office, &ana, &id(1))["reminder"], json!(null), "not yet");
    });
}

#[test]
fn one_is_done_moved_handed_on_and_taken_away() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "admin"), office.colleague("Eva", "office"));
        let enquiry = write(office, &json!({}));
        assert_eq!(remind(office, &ana, &enquiry, &long_ago(office, &ana, FIRST)).status, 201);
        let due = |who: &Colleague| office.queue(&who.cookie, "view=due")["counts"]["due"].clone();
        assert_eq!((due(&ana), due(&eva)), (json!(1), json!(0)));
        let done = change(office, &eva, &enquiry, FIRST, &json!({ "done": true })).json();
        assert!(done["done"].is_string(), "{done}");
        assert_eq!(change(office, &ana, &enquiry, FIRST, &json!({ "done": true })).json(), done);
        assert_eq!(due(&ana), 0);
        assert_eq!(
            change(office, &ana, &enquiry, FIRST, &json!({ "done": false })).json()["done"],
            json!(null)
        );
        assert_eq!(due(&ana), 1);
        let handed = json!({ "for": own_id(office, &eva), "text": "Escribir", "mail": true });
        let handed = change(office, &ana, &enquiry, FIRST, &handed).json();
        assert_eq!((&handed["for"]["name"], &handed["text"]), (&json!("Eva"), &json!("Escribir")));
        assert_eq!((due(&ana), due(&eva)), (json!(0), json!(1)));
        let moved = change(office, &ana, &enquiry, FIRST, &json!({ "at": "2099-03-29T09:00" })).json();
        assert_eq!((&moved["wall"], due(&eva)), (&json!("2099-03-29T09:00"), json!(0)));
        let path = format!("/enquiries/{enquiry}/reminders/{FIRST}");
        assert_eq!(office.call("DELETE", &path, Some(&eva.cookie), &Value::Null).status, 204);
        assert_eq!(office.call("DELETE", &path, Some(&eva.cookie), &Value::Null).status, 404);
        assert_eq!(change(office, &ana, &enquiry, FIRST, &json!({ "done": true })).status, 404);
        assert_eq!(office.actions_of("Eva")[..2], ["reminderRemoved", "reminderChanged"]);
    });
}

#[test]
fn wrong_ones_are_refused_by_field() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let (enquiry, other) = (write(office, &json!({})), write(office, &json!({})));
        let right = long_ago(office, &ana, FIRST);
        for (field, value, why) in [
            ("id", json!("1"), "invalid"),
            ("at", json!("2026-02-30T09:30"), "invalid"),
            ("at", json!("2026-02-03 09:30"), "invalid"),
            ("for", json!(SECOND), "unknown"),
            ("for", json!("\u{0}"), "unknown"),
            ("text", json!("ñ".repeat(201)), "tooLong"),
        ] {
            let mut wrong = right.clone();
            wrong[field] = value.clone();
            let answer = remind(office, &ana, &enquiry, &wrong);
            assert_eq!(
                (answer.status, &answer.json()["fields"][field]),
                (400, &json!(why)),
                "{field} {value}"
            );
        }
        assert_eq!(remind(office, &ana, SECOND, &right).status, 404);
        assert_eq!(remind(office, &ana, &enquiry, &right).status, 201);
        for wrong in [json!({ "at": "" }), json!({ "for": SECOND }), json!({ "text": "x".repeat(201) })] {
            assert_eq!(change(office, &ana, &enquiry, FIRST, &wrong).status, 400, "{wrong}");
        }
        assert_eq!(change(office, &ana, &other, FIRST, &json!({ "done": true })).status, 404);
        for _ in 1..50 {
            let another = long_ago(office, &ana, &new_id());
            assert_eq!(remind(office, &ana, &enquiry, &another).status, 201);
        }
        let one_more = remind(office, &ana, &enquiry, &long_ago(office, &ana, SECOND));
        assert_eq!((one_more.status, &one_more.json()["fields"]["reminders"]), (400, &json!("tooLong")));
    });
}

#[test]
fn whoever_watches_is_told_when_one_falls_due() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let enquiry = write(office, &json!({}));
        let later = json!({ "id": FIRST, "at": "2099-01-07T09:00", "for": own_id(office, &ana), "text": "", "mail": false });
        assert_eq!(remind(office, &ana, &enquiry, &later).status, 201);
        let mut stream = EventStream::open(office, &ana.cookie);
        let before = stream.wait_for("queue");
        // Its time is changed behind the program's back, without a trace but the time itself: nothing else happens.
        due_at(office, FIRST, now() + 1500);
        assert_eq!(office.queue(&ana.cookie, "view=due")["counts"]["due"], 0);
        assert_ne!(stream.wait_for("queue"), before);
        assert_eq!(office.queue(&ana.cookie, "view=due")["counts"]["due"], 1);
    });
}

#[test]
fn who_is_removed_leaves_no_reminder_behind_unseen() {
    on_both_stores(|office| {
        let (ana, eva) = (office.colleague("Ana", "admin"), office.colleague("Eva", "office"));
        let luis = office.colleague("Luis", "office");
        let enquiry = write(office, &json!({}));
        let mut of_luis = long_ago(office, &eva, FIRST);
        of_luis["for"] = json!(own_id(office, &luis));
        assert_eq!(remind(office, &eva, &enquiry, &of_luis).status, 201);
        assert_eq!(remind(office, &luis, &enquiry, &long_ago(office, &luis, SECOND)).status, 201);
        let path = format!("/people/{}", own_id(office, &luis));
        assert_eq!(office.call("DELETE", &path, Some(&ana.cookie), &Value::Null).status, 204);
        let whose = |reminder: &str| {
            let one = shown(office, &ana, &enquiry);
            let reminders = one["reminders"].as_array().unwrap().clone();
            reminders.into_iter().find(|one| one["id"] == reminder).unwrap()["for"]["name"].clone()
        };
        assert_eq!(whose(FIRST), "Eva", "who wanted it");
        assert_eq!(whose(SECOND), "Ana", "who removed the person");
    });
}

#[test]
fn reminders_are_exported_and_erased_with_the_person() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let enquiry = write(office, &json!({}));
        let mut wanted = long_ago(office, &ana, FIRST);
        wanted["text"] = json!("Wolframio");
        assert_eq!(remind(office, &ana, &enquiry, &wanted).status, 201);
        let of = json!({ "email": "marta@example.com" });
        let export = office.post("/person/export", Some(&ana.cookie), &of).json();
        assert_eq!(
            export["enquiries"][0]["reminders"],
            json!([{ "at": "2026-01-05T08:30:00Z", "for": "Ana", "text": "Wolframio", "done": null }])
        );
        assert_eq!(office.post("/person/erase", Some(&ana.cookie), &of).status, 200);
        assert_eq!(office.count("reminders"), 0);
    });
}
