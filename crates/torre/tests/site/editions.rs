//! What the site says of its courses' dates, on the days around each change, without a restart.

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use jiff::civil::{Date, date};
use tempfile::TempDir;

use crate::stale_dates::past_months_called_next;
use crate::support::shared_postgres::new_database;
use crate::support::{Torre, copy_of, eventually};

/// Two editions of Block 1: the first with the intake's window (January and February), the second on a day, with its own.
const EDITIONS: &str = r#"
[[editions]]
start = "2027-05"

[[editions]]
start = "2027-10-20"
applications = { from = "2027-07-10", to = "2027-09-15" }
state = "last-places"
"#;

fn content_with(editions: &str) -> TempDir {
    let content = copy_of("content");
    let file = content.path().join("courses/block-1.toml");
    let course = fs::read_to_string(&file).unwrap();
    let (facts, phases) = course.split_once("[[phases]]").unwrap();
    fs::write(&file, format!("{facts}{editions}\n[[phases]]{phases}")).unwrap();
    content
}

/// The site as visitors see it at this moment in Madrid, from which its clock runs on.
fn at(moment: &str, content: &Path) -> Torre {
    Torre::start(&[("TORRE_CONTENT", content.to_str().unwrap()), ("TORRE_TODAY", moment)])
}

/// The same, for those who look for a word and at no markup.
fn words_at(moment: &str, content: &Path) -> Torre {
    Torre::start_without_react(&[("TORRE_CONTENT", content.to_str().unwrap()), ("TORRE_TODAY", moment)])
}

/// Starts what is to pass the end of `day`, and sees that it is as it should be before. A machine that is too slow to
/// have looked by then begins again, with more of the day left.
fn until_midnight<T>(day: &str, start: impl Fn(&str) -> T, before: impl Fn(&T) -> Result<(), String>) -> T {
    for seconds in [4, 16, 56] {
        let started = Instant::now();
        let program = start(&format!("{day}T23:59:{:02}", 60 - seconds));
        match before(&program) {
            Ok(()) => return program,
            Err(_) if started.elapsed() >= Duration::from_secs(seconds) => {}
            Err(wrong) => panic!("before midnight of {day}: {wrong}"),
        }
    }
    panic!("{day} was over before it could be looked at");
}

fn expect(holds: bool, otherwise: impl Display) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_string()) }
}

/// What one day says of Block 1, in every place that says it.
struct Said<'a> {
    /// On its strip in Spanish, and in English.
    status: (&'a str, &'a str),
    /// For machines, where an edition is to come.
    start: Option<&'a str>,
    /// Title of the home page's notice.
    notice: &'a str,
    /// First days of the events of its calendar; none where it has no calendar.
    calendar: &'a [&'a str],
    last: &'a str,
}

impl Said<'_> {
    fn check(&self, torre: &Torre) -> Result<(), String> {
        for (page, status) in [
            ("/bloque-1-torre", self.status.0),
            ("/cursos", self.status.0),
            ("/block-1-tower", self.status.1),
            ("/courses", self.status.1),
        ] {
            let html = torre.get(page).body;
            expect(html.contains(status), format!("{page} does not say \"{status}\""))?;
            expect(
                html.contains("calendar/block-1") == self.start.is_some(),
                format!("the calendar on {page}"),
            )?;
        }
        let course = torre.get("/bloque-1-torre").body;
        let start_date = self.start.map(|start| format!("\"startDate\":\"{start}\""));
        expect(course.contains("\"startDate\"") == start_date.is_some(), "a start for machines")?;
        expect(start_date.is_none_or(|text| course.contains(&text)), "another start for machines")?;
        expect(course.contains(self.last), format!("the course does not say \"{}\"", self.last))?;
        let notice = torre.get("/").body.contains(self.notice);
        expect(notice, format!("the notice is not \"{}\"", self.notice))?;
        self.check_files(torre)
    }

    fn check_files(&self, torre: &Torre) -> Result<(), String> {
        let calendar = torre.get("/calendar/block-1.es.ics");
        let days: Vec<&str> =
            calendar.body.lines().filter_map(|line| line.strip_prefix("DTSTART;VALUE=DATE:")).collect();
        let found = calendar.status == 200;
        expect(
            (found, days.as_slice()) == (self.start.is_some(), self.calendar),
            format!("the calendar has {days:?}"),
        )?;
        let search = torre.get("/search.es.json").body;
        expect(search.contains("Próxima edición: ") == self.start.is_some(), "the search index")?;
        let feed = torre.get("/feed.en.xml").body;
        expect(
            feed.contains("Block 1: Basic and Tower ·") == self.start.is_some()
                && (self.start.is_none() || feed.contains(self.status.1)),
            format!("the feed: {feed}"),
        )
    }
}

const LAST_2025: &str = "Última edición: mayo de 2025";

/// Each row is a midnight: what is said the second before, and after it.
const CHANGES: [(&str, Said<'static>, Said<'static>); 5] = [
    (
        "2026-12-31",
        Said {
            status: (
                "Solicitudes del 1 de enero al 28 de febrero",
                "Applications from 1 January to 28 February",
            ),
            start: Some("2027-05"),
            notice: "solicitudes en enero y febrero de 2027",
            calendar: &["20270101", "20270501"],
            last: "mayo de 2027",
        },
        OPEN,
    ),
    ("2027-02-28", OPEN, CLOSED),
    ("2027-04-30", CLOSED, NOT_YET),
    (
        "2027-09-15",
        Said {
            status: (
                "Últimas plazas: solicitudes hasta el 15 de septiembre",
                "Last spots: apply by 15 September",
            ),
            start: Some("2027-10-20"),
            notice: "Empieza el 20 de octubre de 2027.",
            calendar: &["20270710", "20271020"],
            last: "20 de octubre de 2027",
        },
        Said {
            status: ("Plazo de solicitud cerrado", "Applications closed"),
            notice: "solicitudes en enero y febrero de 2028",
            ..LATE
        },
    ),
    (
        // The night on which clocks go back comes after it: days are those of Madrid.
        "2027-10-19",
        LATE,
        Said {
            status: ("Solicitudes: enero y febrero de 2028", "Applications: January and February 2028"),
            start: None,
            notice: "solicitudes en enero y febrero de 2028",
            calendar: &[],
            last: "Última edición: 20 de octubre de 2027",
        },
    ),
];

const OPEN: Said<'static> = Said {
    status: ("Solicitudes hasta el 28 de febrero", "Applications open until 28 February"),
    start: Some("2027-05"),
    notice: "Empieza en mayo de 2027.",
    calendar: &["20270101", "20270501"],
    last: "mayo de 2027",
};

const CLOSED: Said<'static> = Said {
    status: ("Plazo de solicitud cerrado", "Applications closed"),
    start: Some("2027-05"),
    notice: "solicitudes en julio y agosto de 2027",
    calendar: &["20270101", "20270501"],
    last: "mayo de 2027",
};

const NOT_YET: Said<'static> = Said {
    status: ("Solicitudes del 10 de julio al 15 de septiembre", "Applications from 10 July to 15 September"),
    start: Some("2027-10-20"),
    notice: "solicitudes en julio y agosto de 2027",
    calendar: &["20270710", "20271020"],
    last: "20 de octubre de 2027",
};

const LATE: Said<'static> = Said {
    status: ("Plazo de solicitud cerrado", "Applications closed"),
    start: Some("2027-10-20"),
    notice: "solicitudes en enero y febrero de 2028",
    calendar: &["20270710", "20271020"],
    last: "20 de octubre de 2027",
};

#[test]
fn every_change_comes_at_its_midnight_everywhere_and_nothing_past_is_called_next() {
    let content = content_with(EDITIONS);
    for (day, before, after) in CHANGES {
        let (torre, untouched) = until_midnight(
            day,
            |moment| {
                let torre = at(moment, content.path());
                let untouched = torre.get("/servicios").header("etag").to_owned();
                (torre, untouched)
            },
            |(torre, _)| before.check(torre),
        );
        torre.wait_for_log("content changed: ");
        after.check(&torre).unwrap();
        let midnight: Date = day.parse().unwrap();
        past_months_called_next(&torre, midnight.tomorrow().unwrap());
        assert_eq!(torre.get("/servicios").header("etag"), untouched, "a page that says no date");
    }
}

#[test]
fn two_instances_on_one_database_pass_a_start_at_midnight_without_a_restart() {
    let content = content_with(EDITIONS);
    let database = new_database();
    let instance = |moment: &str| {
        Torre::start_without_react(&[
            ("TORRE_CONTENT", content.path().to_str().unwrap()),
            ("TORRE_TODAY", moment),
            ("DATABASE_URL", &database),
        ])
    };
    let instances = until_midnight(
        "2027-04-30",
        |moment| [instance(moment), instance(moment)],
        |instances| instances.iter().try_for_each(|torre| CLOSED.check(torre)),
    );
    for torre in &instances {
        torre.wait_for_log("content changed: ");
        NOT_YET.check(torre).unwrap();
    }
}

#[test]
fn a_day_of_23_hours_and_one_of_25_begin_when_they_begin_in_madrid() {
    for (day, start) in [("2027-03-28", "2027-03-29"), ("2027-10-31", "2027-11-01")] {
        let content = content_with(&format!("[[editions]]\nstart = \"{start}\"\n"));
        let torre = until_midnight(
            day,
            |moment| words_at(moment, content.path()),
            |torre| {
                let said = format!("\"startDate\":\"{start}\"");
                expect(torre.get("/bloque-1-torre").body.contains(&said), "the start of the next day")
            },
        );
        eventually("the course has begun", || !torre.get("/bloque-1-torre").body.contains("startDate"));
    }
}

#[test]
fn today_the_facts_of_the_school_are_past_editions() {
    let torre = at("2026-11-17", &crate::support::root().join("content"));
    for (page, said) in [
        ("/bloque-1-torre", LAST_2025),
        ("/block-2-approach", "Last edition: October 2024"),
        ("/habilitacion-completa", "Última edición: julio de 2025"),
        ("/call-preparation", "Last edition: June 2025"),
        ("/curso-inicial", "Última edición: septiembre de 2025"),
    ] {
        let html = torre.get(page).body;
        assert!(html.contains(said), "{page} does not say \"{said}\"");
        assert!(!html.contains("startDate"), "{page}");
    }
    assert!(torre.get("/home2").body.contains("Solicitudes: enero y febrero de 2027"));
    assert!(torre.get("/success?lang=en").body.contains("apply in January and February 2027"));
    past_months_called_next(&torre, date(2026, 11, 17));
}

#[test]
fn the_state_of_the_providers_call_is_that_of_the_day() {
    let content = copy_of("content");
    let file = content.path().join("calls.toml");
    let usual = fs::read_to_string(&file).unwrap();
    let call = r#"
[[calls]]
id = "2026"
name = { es = "Convocatoria de 2026", en = "2026 call" }
published = "2026-12-02"
applications = { from = "2026-12-03", to = "2026-12-23" }
tests = ["2027-02-20"]
places = 100
official = "https://www.boe.es/ejemplo"
sources = { published = "BOE", applications = "BOE", tests = "BOE", places = "BOE" }
"#;
    fs::write(&file, format!("{usual}{call}")).unwrap();
    for (day, before, after) in [
        ("2026-12-01", "No hay convocatoria abierta", "Publicada: inscripción del 3 de diciembre de 2026"),
        ("2026-12-02", "Publicada: ", "Inscripción abierta hasta el 23 de diciembre de 2026"),
        ("2026-12-23", "Inscripción abierta", "En curso: próxima prueba, 20 de febrero de 2027"),
        ("2027-02-20", "En curso", "Convocatoria de 2026: terminada"),
    ] {
        let torre = until_midnight(
            day,
            |moment| words_at(moment, content.path()),
            |torre| expect(torre.get("/preparacion-convocatoria").body.contains(before), before),
        );
        eventually(after, || torre.get("/preparacion-convocatoria").body.contains(after));
    }
}

#[test]
fn another_day_is_refused_on_a_public_address() {
    let torre = Torre::new(&[("TORRE_TODAY", "2027-03-01"), ("TORRE_SITE_URL", "https://torre.example")]);
    let refused = torre.cli(&["serve"]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("TORRE_TODAY"));
}
