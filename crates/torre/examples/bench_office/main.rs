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
#[expect(dead_code, reason = "what the tests need too")]
#[path = "../../tests/office/desk.rs"]
mod desk;
mod figures_page;
mod full_queue;
mod questions;

use std::cell::RefCell;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::desk::{Colleague, Desk, on_both_stores};
use crate::full_queue::{Enquiry, enquiries, fill};
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
    on_both_stores(|desk| tables.borrow_mut().push(measure(desk, count)));
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

fn measure(desk: &Desk, count: usize) -> Vec<Figures> {
    let ana = desk.colleague("Ana", "admin");
    let me = desk.get("/me", Some(&ana.cookie)).json()["id"].as_str().unwrap().to_owned();
    let enquiries = enquiries(count, &me);
    let started = Instant::now();
    fill(desk, &enquiries);
    eprintln!("{count} enquiries written in {:.0?}", started.elapsed());
    // As the database does by itself, sooner or later.
    desk.settle();
    let mut figures: Vec<Figures> = QUESTIONS
        .iter()
        .map(|question| {
            let path = format!("/enquiries?{}", question.query);
            let answer = desk.get(&path, Some(&ana.cookie)).json();
            let ids: Vec<&Value> = answer["rows"].as_array().unwrap().iter().map(|row| &row["id"]).collect();
            assert_eq!(ids, question.right_answer(&enquiries), "{}", question.name);
            figures(desk, &ana, question.name, &path)
        })
        .collect();
    figures.extend(history(desk, &ana, &enquiries));
    figures.push(figures_of_options(desk, &ana));
    figures.extend(figures_page::measure(desk, &ana, &enquiries));
    figures
}

fn figures_of_options(desk: &Desk, who: &Colleague) -> Figures {
    figures(desk, who, "what can be filtered by", "/enquiries/options")
}

/// One with all that is known of it.
fn history(desk: &Desk, who: &Colleague, enquiries: &[Enquiry]) -> Option<Figures> {
    let document = desk.get("/openapi.json", None).json();
    document["paths"]["/api/staff/enquiries/{id}"]["get"].as_object()?;
    let path = format!("/enquiries/{}", enquiries[enquiries.len() / 2].id);
    Some(figures(desk, who, "one enquiry with its history", &path))
}

fn figures(desk: &Desk, who: &Colleague, name: &'static str, path: &str) -> Figures {
    let mut client = desk.torre.client();
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
