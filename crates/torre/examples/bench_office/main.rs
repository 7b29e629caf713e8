//! How long the office waits for its queue of 100,000 enquiries, on SQLite and on PostgreSQL: a table in Markdown.
//!
//!     make bench-office [ENQUIRIES=100000]

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark stops at the first surprise and prints"
)]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[expect(dead_code, reason = "what the tests need too")]
#[path = "../../tests/support/mod.rs"]
mod support;

#[path = "../../tests/office/authenticator.rs"]
mod authenticator;
mod figures_page;
mod full_queue;
#[expect(dead_code, reason = "what the tests need too")]
#[path = "../../tests/office/office_server.rs"]
mod office_server;
mod questions;

use std::cell::RefCell;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::full_queue::{Enquiry, enquiries, fill};
use crate::office_server::{Colleague, OfficeServer, on_both_stores};
use crate::questions::QUESTIONS;
use crate::support::http::Client;

/// Each question is asked so often, after a few times that do not count.
const TIMES: usize = 200;
const BEFORE: usize = 10;
const GOAL: Duration = Duration::from_millis(50);

struct Figures {
    name: &'static str,
    goal: Duration,
    p50: Duration,
    p99: Duration,
}

fn main() {
    let count = std::env::args().nth(1).map_or(100_000, |count| count.parse().unwrap());
    let tables = RefCell::new(Vec::new());
    on_both_stores(|office| tables.borrow_mut().push(measure(office, count)));
    let tables = tables.into_inner();
    println!("\n| {count} enquiries | SQLite p50 | p99 | PostgreSQL p50 | p99 |\n|---|---|---|---|---|");
    for (sqlite, postgres) in tables[0].iter().zip(&tables[1]) {
        let times = [sqlite.p50, sqlite.p99, postgres.p50, postgres.p99];
        let cells = times.map(|time| milliseconds(time, sqlite.goal));
        println!("| {} | {} |", sqlite.name, cells.join(" | "));
    }
    println!(
        "\nMilliseconds, one after the other on one connection; the goal is {} at p99, of figures {}.",
        GOAL.as_millis(),
        figures_page::GOAL.as_millis()
    );
}

fn milliseconds(duration: Duration, goal: Duration) -> String {
    let mark = if duration > goal { " (!)" } else { "" };
    format!("{:.1}{mark}", duration.as_secs_f64() * 1000.0)
}

fn measure(office: &OfficeServer, count: usize) -> Vec<Figures> {
    let ana = office.colleague("Ana", "admin");
    let me = office.get("/me", Some(&ana.cookie)).json()["id"].as_str().unwrap().to_owned();
    let enquiries = enquiries(count, &me);
    let started = Instant::now();
    fill(office, &enquiries);
    eprintln!("{count} enquiries written in {:.0?}", started.elapsed());
    // As the database does by itself, sooner or later.
    office.settle();
    let mut figures: Vec<Figures> = QUESTIONS
        .iter()
        .map(|question| {
            let path = format!("/enquiries?{}", question.query);
            let answer = office.get(&path, Some(&ana.cookie)).json();
            let ids: Vec<&Value> = answer["rows"].as_array().unwrap().iter().map(|row| &row["id"]).collect();
            assert_eq!(ids, question.right_answer(&enquiries), "{}", question.name);
            figures(office, &ana, question.name, &path)
        })
        .collect();
    figures.extend(history(office, &ana, &enquiries));
    figures.push(figures_of_options(office, &ana));
    figures.extend(figures_page::measure(office, &ana, &enquiries));
    figures
}

fn figures_of_options(office: &OfficeServer, who: &Colleague) -> Figures {
    figures(office, who, "what can be filtered by", "/enquiries/options")
}

/// One with all that is known of it.
fn history(office: &OfficeServer, who: &Colleague, enquiries: &[Enquiry]) -> Option<Figures> {
    let document = office.get("/openapi.json", None).json();
    document["paths"]["/api/staff/enquiries/{id}"]["get"].as_object()?;
    let path = format!("/enquiries/{}", enquiries[enquiries.len() / 2].id);
    Some(figures(office, who, "one enquiry with its history", &path))
}

fn figures(office: &OfficeServer, who: &Colleague, name: &'static str, path: &str) -> Figures {
    let mut client = office.torre.client();
    let mut waits: Vec<Duration> =
        (0..BEFORE + TIMES).map(|_| ask(&mut client, who, path)).skip(BEFORE).collect();
    waits.sort_unstable();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100];
    eprintln!("{name}: {:.1?}, {:.1?}", at(50), at(99));
    Figures { name, goal: GOAL, p50: at(50), p99: at(99) }
}

fn ask(client: &mut Client, who: &Colleague, path: &str) -> Duration {
    let started = Instant::now();
    let answer = client.send("GET", &format!("/api/staff{path}"), &[("Cookie", &who.cookie)], b"").unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    started.elapsed()
}
