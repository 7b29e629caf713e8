//! One enquiry: all that was sent, its history, status, owner and corrections.

use serde_json::{Value, json};

use crate::enquirer::{change, history, note, own_id, patch, shown, write};
use crate::office_server::{OfficeServer, code, on_both_stores, prepare};
use crate::support::eventually;
use crate::support::postgres::Postgres;

const STATUSES: [&str; 5] = ["new", "inProgress", "answered", "enrolled", "closed"];

#[test]
fn everything_that_was_sent_is_shown_with_the_earlier_ones_of_the_person() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let earlier =
            write(office, &json!({ "email": "Marta@Example.com", "message": "Hola,\n¿hay becas?" }));
        write(office, &json!({ "email": "other@example.com" }));
        let sent = json!({ "phone": "+34 600 000 000", "exercise": "4271 · 1: 6.2 NM", "origen_url": "/bloque-1-torre",
            "campaign": "google/cpc/otoño" });
        let id = write(office, &sent);
        let one = shown(office, &ana, &id);
        for (field, value) in [
            ("name", json!("Marta Ruiz")),
            ("email", json!("marta@example.com")),
            ("message", json!("¿Cuándo empieza el bloque 1?")),
            ("page", json!("/bloque-1-torre")),
            ("status", json!("new")),
            ("version", json!(0)),
            ("owner", json!(null)),
            ("earlier", json!(1)),
            ("campaign", json!({ "source": "google", "medium": "cpc", "name": null })),
            ("answers", json!([{ "label": "exercise", "value": "4271 · 1: 6.2 NM" }])),
            ("viewers", json!([])),
            ("historyCut", json!(false)),
        ] {
            assert_eq!(one[field], value, "{field}");
        }
        assert_eq!(
            (&one["course"]["id"], &one["course"]["href"]),
            (&json!("block-1"), &json!("/bloque-1-torre"))
        );
        assert!(one["consent"].is_string() && one["policyVersion"].is_string(), "{one}");
        let known: Vec<_> =
            history(&one, "enquiry").iter().map(|item| (&item["id"], &item["current"])).collect();
        assert_eq!(known, [(&json!(earlier), &json!(false)), (&json!(id), &json!(true))]);
        assert_eq!(history(&one, "enquiry")[0]["excerpt"], "Hola, ¿hay becas?");
        let seen = office.call_with(
            "GET",
            &format!("/enquiries/{id}?lang=en"),
            Some(&ana.cookie),
            &[],
            &Value::Null,
        );
        assert_eq!(seen.json()["course"]["href"], "/block-1-tower", "in the reader's language");
    });
}

#[test]
fn every_status_is_reversible_and_the_command_line_agrees() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let id = write(office, &json!({}));
        let mut expected = 0;
        for from in STATUSES {
            for to in STATUSES {
                for status in [from, to] {
                    let before = shown(office, &ana, &id);
                    expected += i64::from(before["status"] != status);
                    assert_eq!(change(office, &ana, &id, json!({ "status": status }))["status"], status);
                }
            }
        }
        let one = shown(office, &ana, &id);
        assert_eq!(one["version"], expected, "what changes nothing is no change");
        let told = history(&one, "change");
        assert_eq!(i64::try_from(told.len()).unwrap(), expected);
        assert_eq!(
            (&told[0]["field"], &told[0]["before"], &told[0]["after"]),
            (&json!("status"), &json!("new"), &json!("inProgress"))
        );
        assert_eq!(told[0]["who"]["name"], "Ana");
        for status in STATUSES {
            change(office, &ana, &id, json!({ "status": status }));
            let lead = &office.torre.leads()[0];
            assert_eq!(lead["done"].is_null(), matches!(status, "new" | "inProgress"), "{status}");
            let listed = office.torre.cli_text(&["leads", "list"]);
            let column = if status == "inProgress" { "in-progress" } else { status };
            assert!(listed.contains(column), "{listed}");
        }
    });
}

/// An older version, and `torre leads done`, know only whether an enquiry is done.
#[test]
fn what_the_command_line_marks_as_done_is_closed() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        let (first, second) = (write(office, &json!({})), write(office, &json!({})));
        change(office, &ana, &first, json!({ "status": "inProgress" }));
        change(office, &ana, &second, json!({ "status": "enrolled" }));
        office.torre.cli_text(&["leads", "done", &first, &second]);
        let (first, enrolled) = (shown(office, &ana, &first), shown(office, &ana, &second));
        assert_eq!((&first["status"], &first["version"]), (&json!("closed"), &json!(2)));
        let told = history(&first, "change");
        assert_eq!(
            (&told[1]["before"], &told[1]["after"], &told[1]["who"]),
            (&json!("inProgress"), &json!("closed"), &json!(null))
        );
        assert_eq!(enrolled["status"], "enrolled");
        // As a version before the office writes it.
        office.change("UPDATE leads SET status = 'in-progress', done_at = 1800000000000");
        assert_eq!(shown(office, &ana, &second)["status"], "closed");
        assert_eq!(change(office, &ana, &second, json!({ "status": "new" }))["status"], "new");
        assert!(office.torre.leads().iter().any(|lead| lead["done"].is_null()));
    });
}

#[test]
fn who_takes_a_new_one_begins_and_who_is_removed_has_nothing() {
    on_both_stores(|office| {
        let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
        let (open, done) = (write(office, &json!({})), write(office, &json!({})));
        let id = own_id(office, &luis);
        for enquiry in [&open, &done] {
            let taken = change(office, &luis, enquiry, json!({ "owner": id }));
            assert_eq!((&taken["status"], &taken["owner"]["name"]), (&json!("inProgress"), &json!("Luis")));
            let told: Vec<_> = history(&taken, "change")
                .iter()
                .map(|item| (item["field"].clone(), item["after"].clone()))
                .collect();
            assert_eq!(told, [(json!("status"), json!("inProgress")), (json!("owner"), json!("Luis"))]);
        }
        assert!(office.torre.cli_text(&["leads", "list"]).contains("in-progress  Luis"));
        change(office, &luis, &done, json!({ "status": "answered" }));
        for nobody in ["0190a1b2-0000-7000-8000-000000000000", "x", "\0"] {
            let wrong = patch(office, &ana, &open, &json!({ "version": 1, "owner": nobody }));
            assert_eq!(
                (wrong.status, &wrong.json()["fields"]["owner"]),
                (400, &json!("unknown")),
                "{nobody:?}"
            );
        }
        office.torre.cli_text(&["staff", "remove", "Luis"]);
        let (open, done) = (shown(office, &ana, &open), shown(office, &ana, &done));
        assert_eq!((&open["status"], &open["owner"]), (&json!("new"), &json!(null)));
        assert_eq!((&done["status"], &done["owner"]), (&json!("answered"), &json!(null)));
        let last = history(&open, "change").pop().unwrap().clone();
        assert_eq!(
            (&last["field"], &last["before"], &last["after"]),
            (&json!("status"), &json!("inProgress"), &json!("new"))
        );
        let gone = patch(
            office,
            &ana,
            open["id"].as_str().unwrap(),
            &json!({ "version": open["version"], "owner": id }),
        );
        assert_eq!(gone.status, 400, "nobody gets it who was removed");
    });
}

#[test]
fn data_can_be_corrected_and_wrong_data_changes_nothing() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "office");
        write(office, &json!({ "email": "right@example.com" }));
        let id = write(office, &json!({ "email": "wrong@example.com" }));
        let corrected = json!({ "name": " María  Ruiz ", "email": "Right@example.com", "phone": "+34 600 000 000",
            "company": "ENAIRE", "interest": null, "language": "en", "suspected": true });
        let one = change(office, &ana, &id, corrected);
        for (field, value) in [
            ("name", "María Ruiz"),
            ("email", "Right@example.com"),
            ("phone", "+34 600 000 000"),
            ("company", "ENAIRE"),
            ("language", "en"),
            ("suspicion", "office"),
        ] {
            assert_eq!(one[field], value, "{field}");
        }
        assert_eq!(
            (&one["interest"], &one["course"], &one["earlier"]),
            (&json!(null), &json!(null), &json!(1))
        );
        assert_eq!(history(&one, "change").len(), 7);
        assert_eq!(one["version"], 1, "one change of seven fields");
        assert_eq!(change(office, &ana, &id, json!({ "suspected": false }))["suspicion"], json!(null));
        let before = shown(office, &ana, &id);
        for (wrong, fields) in [
            (json!({ "name": "A" }), json!({ "name": "tooShort" })),
            (json!({ "name": null }), json!({ "name": "missing" })),
            (
                json!({ "email": "nobody", "phone": "call me" }),
                json!({ "email": "invalid", "phone": "invalid" }),
            ),
            (json!({ "email": "", "phone": "" }), json!({ "email": "missing" })),
            (json!({ "company": "x".repeat(121) }), json!({ "company": "tooLong" })),
            (json!({ "status": "in-progress" }), json!({ "status": "invalid" })),
            (json!({ "language": "fr", "name": "Eva María" }), json!({ "language": "invalid" })),
        ] {
            let mut body = wrong.clone();
            body["version"] = before["version"].clone();
            let answer = patch(office, &ana, &id, &body);
            assert_eq!(
                (answer.status, code(&answer), &answer.json()["fields"]),
                (400, "invalid".to_owned(), &fields),
                "{wrong}"
            );
        }
        for wrong in
            [json!({}), json!({ "version": "1" }), json!({ "version": 2, "message": "x" }), json!([])]
        {
            assert_eq!(patch(office, &ana, &id, &wrong).status, 400, "{wrong}");
        }
        assert_eq!(shown(office, &ana, &id), before);
    });
}

/// Stored script, terminal escapes and formulas are text in every field, and reach no terminal.
#[test]
fn whatever_is_written_comes_back_as_text() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        // As it is sent, and as it stands on one line.
        for (hostile, line) in [
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("\u{1b}[31m\u{1b}]0;x\u{7}red", "[31m ]0;x red"),
            ("=HYPERLINK(\"//x\")", "=HYPERLINK(\"//x\")"),
            ("'; DROP TABLE leads;--", "'; DROP TABLE leads;--"),
            ("\u{202e}evil", "evil"),
        ] {
            let sent = json!({ "name": hostile, "message": hostile, "company": hostile, "exercise": hostile,
                "campaign": hostile, "origen_url": "/" });
            let id = write(office, &sent);
            let number = format!("0190a1b2-0000-7000-8000-{:012}", office.count("leads"));
            let noted = note(office, &ana, &id, &json!({ "id": number, "text": hostile }));
            assert_eq!(noted.status, 201, "{}", noted.text());
            change(office, &ana, &id, json!({ "company": format!("{hostile} SA") }));
            let answer = office.get(&format!("/enquiries/{id}"), Some(&ana.cookie));
            assert_eq!(answer.header("content-type"), Some("application/json"));
            assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
            let one = answer.json();
            assert_eq!((&one["name"], &one["answers"][0]["value"]), (&json!(line), &json!(line)));
            assert_eq!(one["company"], format!("{line} SA"));
            // Of several lines only what nobody can see is gone.
            let text: String = hostile.chars().filter(|letter| !letter.is_control()).collect();
            assert_eq!((&one["message"], &history(&one, "note")[0]["text"]), (&json!(text), &json!(text)));
            assert_eq!(history(&one, "change")[0]["before"], line);
            assert_eq!(one["campaign"], json!(null), "no word");
            assert!(!answer.text().contains("\\u001b"), "{one}");
            let printed = office.torre.cli_text(&["leads", "show", &id]);
            assert!(!printed.contains(['\u{1b}', '\u{202e}']), "{printed:?}");
        }
        assert_eq!(office.count("leads"), 5);
    });
}

#[test]
fn a_long_history_is_cut_at_its_old_end() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "office");
    let id = write(&office, &json!({}));
    let who = own_id(&office, &ana);
    office.change(&format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250) \
         INSERT INTO lead_notes SELECT 'note-' || i, '{id}', '{who}', 2000000000000 + i, 'note ' || i FROM n"
    ));
    let one = shown(&office, &ana, &id);
    let items = one["history"].as_array().unwrap();
    assert_eq!((items.len(), &one["historyCut"]), (200, &json!(true)));
    assert_eq!((&items[0]["text"], &items[199]["text"]), (&json!("note 51"), &json!("note 250")));
}

#[test]
fn the_log_says_who_did_what_to_which_and_nothing_of_it() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let id = write(office, &json!({ "name": "Secreta Secretísima" }));
        change(office, &ana, &id, json!({ "name": "Nombre Nuevo", "status": "answered" }));
        note(
            office,
            &ana,
            &id,
            &json!({ "id": "0190a1b2-0000-7000-8000-000000000001", "text": "nota secreta" }),
        );
        office.get(&format!("/enquiries/{id}"), Some(&ana.cookie));
        let page = office.get("/audit", Some(&ana.cookie)).json();
        let entries = page["entries"].as_array().unwrap();
        let said: Vec<_> = entries
            .iter()
            .take(2)
            .map(|entry| (&entry["action"], &entry["subject"], &entry["who"]["name"]))
            .collect();
        let (id, ana) = (json!(id), json!("Ana"));
        assert_eq!(said, [(&json!("noteAdded"), &id, &ana), (&json!("enquiryChanged"), &id, &ana)]);
        for content in ["Secret", "Nombre", "secreta", "marta"] {
            assert!(!page.to_string().contains(content), "{page}");
        }
    });
}

#[test]
fn a_database_that_goes_away_loses_nothing_that_was_said_to_be_there() {
    let mut postgres = Postgres::start();
    let office = OfficeServer::started(prepare(&[("DATABASE_URL", &postgres.url())]));
    let ana = office.colleague("Ana", "office");
    let id = write(&office, &json!({}));
    let written = json!({ "id": "0190a1b2-0000-7000-8000-000000000001", "text": "llamar mañana" });
    postgres.stop();
    for answer in [
        patch(&office, &ana, &id, &json!({ "version": 0, "status": "answered" })),
        note(&office, &ana, &id, &written),
        office.get(&format!("/enquiries/{id}"), Some(&ana.cookie)),
        office.get("/health", Some(&ana.cookie)),
    ] {
        assert_eq!((answer.status, code(&answer)), (503, "unavailable".to_owned()));
        assert!(answer.header("retry-after").is_some());
    }
    postgres.run();
    eventually("the store is back", || office.get("/me", Some(&ana.cookie)).status == 200);
    assert_eq!(shown(&office, &ana, &id)["version"], 0);
    // The page sends again what it had.
    assert_eq!(note(&office, &ana, &id, &written).status, 201);
    assert_eq!(change(&office, &ana, &id, json!({ "status": "answered" }))["status"], "answered");
}
