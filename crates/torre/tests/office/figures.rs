//! How we do: what the page is told, the tables as files, and the same on the command line.

use serde_json::{Value, json};

use crate::csv::table;
use crate::enquirer::{change, write};
use crate::office_server::{OfficeServer, code, on_both_stores};
use crate::sent::{now, sent};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn figures(office: &OfficeServer, cookie: &str, query: &str) -> Value {
    let answer = office.get(&format!("/figures?{query}"), Some(cookie));
    assert_eq!(answer.status, 200, "{query}: {}", answer.text());
    answer.json()
}

#[test]
fn what_the_office_does_is_counted_at_once() {
    on_both_stores(|office| {
        let luis = office.colleague("Luis", "office");
        let (one, two) =
            (write(office, &json!({})), write(office, &json!({ "lang": "en", "interest": "visit" })));
        write(office, &json!({}));
        office.store([
            sent(1).with("received_at", now() - 100 * DAY),
            sent(2).with("received_at", now() - 400 * DAY),
        ]);
        change(office, &luis, &one, json!({ "status": "answered" }));
        change(office, &luis, &one, json!({ "status": "enrolled" }));
        change(office, &luis, &two, json!({ "status": "closed" }));
        let said = figures(office, &luis.cookie, "lang=en");
        let (period, before) = (&said["period"], &said["before"]);
        for (name, count) in [("enquiries", 3), ("answered", 0), ("enrolled", 1), ("closed", 1), ("open", 1)]
        {
            assert_eq!(period[name], count, "{name}: {period}");
        }
        assert_eq!(period["firstAnswer"], json!({ "count": 1, "median": 0, "slowestTenth": 0 }));
        assert_eq!(before["firstAnswer"], json!({ "count": 0, "median": null, "slowestTenth": null }));
        assert_eq!((&before["enquiries"], &before["overdue"]), (&json!(1), &json!(1)));
        assert_eq!(period["byCourse"][0], json!({ "name": "block-1", "count": 2 }));
        assert_eq!(said["titles"]["block-1"], "Block 1: Basic and Tower");
        assert_eq!(said["officeDayMinutes"], 540);
        let weeks = period["byWeek"].as_array().unwrap();
        assert!([12, 13].contains(&weeks.len()), "also those without any: {weeks:?}");
        assert_eq!(weeks.last().unwrap()["count"], 3);
    });
}

#[test]
fn other_days_can_be_asked_for_up_to_a_year() {
    let office = OfficeServer::start();
    let luis = office.colleague("Luis", "office");
    // 23:30 on the 16th in Madrid, and half past midnight on the 17th.
    office.store([
        sent(1).with("received_at", 1_794_868_200_000_i64),
        sent(2).with("received_at", 1_794_871_800_000_i64),
    ]);
    let said = figures(&office, &luis.cookie, "from=2026-11-17&to=2026-11-17");
    assert_eq!((&said["period"]["enquiries"], &said["before"]["enquiries"]), (&json!(1), &json!(1)));
    assert_eq!(figures(&office, &luis.cookie, "from=2026-01-01&to=2027-01-06")["period"]["enquiries"], 2);
    for wrong in [
        "from=2026-01-01&to=2027-01-07",
        "from=2026-11-17",
        "to=2026-11-17",
        "from=2026-11-17&to=2026-11-16",
        "from=yesterday&to=today",
        "lang=de",
        "colour=red",
    ] {
        for path in ["figures?", "figures.csv?table=week&"] {
            let answer = office.get(&format!("/{path}{wrong}"), Some(&luis.cookie));
            assert_eq!((answer.status, code(&answer)), (400, "invalid".to_owned()), "{path}{wrong}");
        }
    }
    assert_eq!(office.get("/figures.csv", Some(&luis.cookie)).status, 400);
    assert_eq!(office.get("/figures.csv?table=people", Some(&luis.cookie)).status, 400);
}

#[test]
fn each_table_is_also_a_file() {
    on_both_stores(|office| {
        let luis = office.colleague("Luis", "office");
        let at = |number: usize| sent(number).with("received_at", 1_794_820_000_000_i64);
        office.store([
            at(1).with("interest", "block-1").with("campaign_source", "=1+1"),
            at(2)
                .with("interest", "block-1")
                .with("status", "answered")
                .with("done_at", 1_794_830_000_000_i64),
            at(3)
                .with("received_at", 1_794_820_000_000_i64 - 7 * DAY)
                .with("interest", "visit")
                .with("language", "en"),
        ]);
        let file = |name: &str| {
            let path = format!("/figures.csv?table={name}&from=2026-11-16&to=2026-11-22&lang=en");
            let answer = office.get(&path, Some(&luis.cookie));
            assert_eq!(answer.status, 200, "{}", answer.text());
            assert_eq!(answer.header("content-type"), Some("text/csv; charset=utf-8"));
            let disposition = format!("attachment; filename=\"{name}-2026-11-16-2026-11-22.csv\"");
            assert_eq!(answer.header("content-disposition"), Some(disposition.as_str()));
            table(&answer.text())
        };
        assert_eq!(
            file("course"),
            [
                ["Course or topic", "2026-11-16 – 2026-11-22", "2026-11-09 – 2026-11-15"],
                ["Block 1: Basic and Tower", "2", "0"],
                ["A visit to the school", "0", "1"],
            ]
        );
        assert_eq!(file("week")[1], ["2026-11-16", "2", "1"]);
        assert_eq!(file("language")[1..], [["Spanish", "2", "0"], ["English", "0", "1"]]);
        assert_eq!(file("source")[1..], [["None", "1", "1"], ["'=1+1", "1", "0"]]);
        assert_eq!(file("form")[1][1..], ["2", "1"]);
        let outcome = file("outcome");
        assert_eq!(outcome[1], ["Enquiries", "2", "1"]);
        assert_eq!(outcome[3][1..], ["", ""], "nobody was answered by a change that is known");
        assert_eq!(outcome.len(), 10);
    });
}

#[test]
fn the_command_line_says_the_same() {
    let office = OfficeServer::start();
    let luis = office.colleague("Luis", "office");
    let one = write(&office, &json!({}));
    write(&office, &json!({ "lang": "en" }));
    change(&office, &luis, &one, json!({ "status": "answered" }));
    let printed = office.torre.cli_text(&["leads", "stats", "--format", "json"]);
    let printed: Value = serde_json::from_str(&printed).unwrap();
    let said = figures(&office, &luis.cookie, "");
    for part in ["period", "before", "officeDayMinutes"] {
        assert_eq!(printed["figures"][part], said[part]);
    }
    let text = office.torre.cli_text(&["leads", "stats"]);
    assert!(
        text.contains("2 enquiries (0): 1 answered (0), 0 enrolled (0), 0 closed (0), 1 open (0)"),
        "{text}"
    );
    assert!(text.contains("median 0 h 00 min (-)"), "{text}");
    let wrong = office.torre.cli(&["leads", "stats", "--from", "2026-11-17", "--to", "2026-11-16"]);
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("is no period"), "{wrong:?}");
    assert!(
        String::from_utf8_lossy(&wrong.stdout).contains("2 enquiries"),
        "what needs no days is said all the same"
    );
}
