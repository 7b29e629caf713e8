//! What a year of ten million views costs to read: the queries of the report, on SQLite.
//!
//!     cargo run --release --example bench_visits
//!
//! The year is written as the program writes it, hour by hour.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark stops at the first surprise and prints"
)]

use std::time::{Duration, Instant};

use jiff::Timestamp;
use jiff::civil::date;
use torre_base::language::Language;
use torre_base::period::Period;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_visits::dimension::Dimension;
use torre_visits::report::Report;
use torre_visits::request::{Arrival, Screen, TakenStep, View};
use torre_visits::step::Step;
use torre_visits::store::read::{by_day, by_value};
use torre_visits::store::write;
use torre_visits::sums::Sums;

const HOURS: i64 = 365 * 24;
const VIEWS: i64 = 10_000_000;
const PAGES: usize = 90;
const HOSTS: usize = 190;
const ROUNDS: usize = 60;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let store = LeadStore::open(&StoreLocation::Folder(folder.path().to_owned())).await.unwrap();
    let began = Instant::now();
    let views = fill(&store).await;
    let size = std::fs::metadata(folder.path().join("torre.db")).unwrap().len();
    println!(
        "{views} views of a year written in {:.0} s, {} MB\n",
        began.elapsed().as_secs_f64(),
        size >> 20
    );
    let month = Period { from: date(2026, 10, 1), to: date(2026, 10, 31) };
    let year = Period { from: date(2026, 1, 1), to: date(2026, 12, 31) };
    println!("| query | p50 | p99 |\n|---|---|---|");
    for (name, period) in [("month", month), ("year", year)] {
        time(&format!("{name}: views and visits by day"), async || {
            by_day(&store, period).await.unwrap();
        })
        .await;
        for dimension in [Dimension::Page, Dimension::Referrer] {
            time(&format!("{name}: {}", dimension.code()), async || {
                by_value(&store, dimension, period).await.unwrap();
            })
            .await;
        }
        time(&format!("{name}: the whole report, with the period before"), async || {
            Report::read(&store, period).await.unwrap();
        })
        .await;
    }
}

/// A few pages and hosts have most of it, as everywhere; nights are quiet.
async fn fill(store: &LeadStore) -> i64 {
    let start = Timestamp::from_second(1_767_222_000).unwrap().as_millisecond();
    let mut views = 0;
    for hour in 0..HOURS {
        let now = Timestamp::from_millisecond(start + hour * 3_600_000).unwrap();
        let count = VIEWS / HOURS * if hour % 24 < 8 { 1 } else { 5 } * 3 / 11;
        let mut sums = Sums::default();
        for number in 0..count {
            sums.view(now, &view(usize::try_from(number * 7919 + hour * 31).unwrap()));
        }
        let step = TakenStep { step: Step::Form, page: "/contacto".to_owned(), entry: Some("/".to_owned()) };
        sums.step(now, &step);
        write::write(store, &format!("hour {hour}"), &sums, 0).await.unwrap();
        views += count;
    }
    views
}

fn view(number: usize) -> View {
    // The first of a list twice as often as the second, and so on, roughly.
    let among = |many: usize| number * number / (number % 13 + 1) % (number % many + 1);
    let arrival = (number.is_multiple_of(3))
        .then(|| Arrival { referrer: format!("host-{}.example", among(HOSTS)), campaign: None });
    View {
        page: format!("/page-{}", among(PAGES)),
        language: if number.is_multiple_of(5) { Language::En } else { Language::Es },
        screen: if number.is_multiple_of(3) { Screen::Large } else { Screen::Small },
        country: Some(if number.is_multiple_of(7) { "MX" } else { "ES" }.to_owned()),
        arrival,
    }
}

async fn time(name: &str, mut query: impl AsyncFnMut()) {
    let mut taken = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let began = Instant::now();
        query().await;
        taken.push(began.elapsed());
    }
    taken.sort();
    let at = |share: usize| taken[(taken.len() - 1) * share / 100];
    let text = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
    println!("| {name} | {} | {} |", text(at(50)), text(at(99)));
}
