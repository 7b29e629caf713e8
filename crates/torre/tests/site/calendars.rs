//! A course's dates, read as strictly as RFC 5545 writes them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::support::Torre;

type Event = BTreeMap<String, String>;

/// Reads a calendar; panics at whatever a strict reader would refuse.
fn events(calendar: &str) -> Vec<Event> {
    assert!(calendar.ends_with("\r\n"), "the last line ends");
    assert!(!calendar.replace("\r\n", "").contains(['\r', '\n']), "lines end in CR LF");
    assert!(calendar.split("\r\n").all(|line| line.len() <= 75), "a line is longer than 75 octets");
    let unfolded = calendar.replace("\r\n ", "");
    let inside = unfolded.strip_prefix("BEGIN:VCALENDAR\r\n").unwrap();
    let lines = inside.strip_suffix("\r\nEND:VCALENDAR\r\n").unwrap().split("\r\n");
    let mut events = Vec::new();
    let mut open: Option<Event> = None;
    let mut whole = Event::new();
    for line in lines {
        let (name, value) = line.split_once(':').unwrap_or_else(|| panic!("no property: {line}"));
        match (name, value) {
            ("BEGIN", "VEVENT") => assert!(open.replace(Event::new()).is_none()),
            ("END", "VEVENT") => events.push(open.take().unwrap()),
            _ => {
                let place = open.as_mut().unwrap_or(&mut whole);
                let bare = name.replace(";LANGUAGE=es", "").replace(";LANGUAGE=en", "");
                assert!(place.insert(bare, value.to_owned()).is_none(), "twice: {line}");
            }
        }
    }
    assert!(open.is_none());
    assert_eq!(whole["VERSION"], "2.0");
    assert!(whole.contains_key("PRODID"));
    events
}

fn day(event: &Event, name: &str) -> jiff::civil::Date {
    jiff::civil::Date::strptime("%Y%m%d", &event[&format!("{name};VALUE=DATE")]).unwrap()
}

/// A day on which every edition of the school's files was still to come.
fn before_all_editions() -> &'static Torre {
    static TORRE: LazyLock<Torre> = LazyLock::new(|| Torre::start(&[("TORRE_TODAY", "2024-06-15")]));
    &TORRE
}

#[test]
fn a_course_with_an_edition_to_come_has_a_calendar_in_both_languages() {
    let torre = before_all_editions();
    for (course, months) in [
        ("block-1", &[("2025-01-01", "2025-03-01"), ("2025-05-01", "2025-06-01")][..]),
        ("block-2", &[("2024-07-01", "2024-09-01"), ("2024-10-01", "2024-11-01")]),
        ("full-rating", &[("2025-01-01", "2025-03-01"), ("2025-07-01", "2025-08-01")]),
        // Not part of the intakes of initial training.
        ("call-preparation", &[("2025-06-01", "2025-07-01")]),
    ] {
        let mut ids = Vec::new();
        for language in ["es", "en"] {
            let calendar = torre.get(&format!("/calendar/{course}.{language}.ics"));
            assert_eq!(calendar.header("content-type"), "text/calendar; charset=utf-8");
            let events = events(&calendar.body);
            let days: Vec<(String, String)> = events
                .iter()
                .map(|event| (day(event, "DTSTART").to_string(), day(event, "DTEND").to_string()))
                .collect();
            let expected: Vec<(String, String)> =
                months.iter().map(|(first, after)| ((*first).to_owned(), (*after).to_owned())).collect();
            assert_eq!(days, expected, "{course}");
            assert!(events.iter().all(|event| event["DTSTAMP"].len() == 16 && !event["SUMMARY"].is_empty()));
            ids.push(events.iter().map(|event| event["UID"].clone()).collect::<Vec<_>>());
        }
        assert_eq!(ids[0], ids[1], "the same event in another language is the same event");
    }
}

#[test]
fn a_start_says_its_month_and_no_more() {
    let calendar = before_all_editions().get("/calendar/block-1.en.ics");
    let events = events(&calendar.body);
    let start = events.last().unwrap();
    assert_eq!(start["SUMMARY"], "Block 1: Basic and Tower: starts in May 2025");
    assert_eq!(start["TRANSP"], "TRANSPARENT");
    assert!(start["URL"].ends_with("/block-1-tower"));
    assert_eq!(calendar.header("content-disposition"), "attachment; filename=\"torre-dates-block-1.ics\"");
}

#[test]
fn courses_with_flexible_dates_have_no_calendar_and_their_pages_offer_none() {
    let torre = before_all_editions();
    for name in ["advanced-training.es", "selection-processes.en", "nada.es", "block-1.fr"] {
        assert_eq!(torre.get(&format!("/calendar/{name}.ics")).status, 404, "{name}");
    }
    assert!(torre.get("/bloque-1-torre").body.contains("href=\"/calendar/block-1.es.ics\""));
    assert!(torre.get("/block-1-tower").body.contains("href=\"/calendar/block-1.en.ics\""));
    assert!(!torre.get("/procesos-selectivos").body.contains("href=\"/calendar/"));
}

#[test]
fn a_calendar_that_is_the_same_is_not_sent_again() {
    let torre = before_all_editions();
    let etag = torre.get("/calendar/block-1.es.ics").header("etag").to_owned();
    assert_eq!(torre.get_with("/calendar/block-1.es.ics", &[("if-none-match", &etag)]).status, 304);
}
