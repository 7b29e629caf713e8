//! How many enquiries a second are committed for 64 visitors at once, beside a bare loop of
//! single-row transactions on the same disk with the same settings, in turns.
//!
//!     cargo run --release --example bench_leads

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark stops at the first surprise and prints"
)]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[expect(dead_code, reason = "what the tests need too")]
#[path = "../tests/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use jiff::Timestamp;
use serde_json::{Value, json};
use torre_leads::request::decode::DecodedRequest;
use torre_leads::request::parse::RequestContext;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_leads::store::new_record::NewRecord;

use crate::support::{PRERENDERED, Torre};

const CLIENTS: usize = 64;
const ROUND: Duration = Duration::from_secs(5);
const ROUNDS: usize = 3;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let torre = Torre::start(&[
        PRERENDERED,
        ("TORRE_LEADS_PER_MINUTE", "100000000"),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", "100000000"),
        ("TORRE_LOG", "warn,torre::cli=info"),
    ]);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store =
        runtime.block_on(LeadStore::open(&StoreLocation::Folder(folder.path().join("bare")))).unwrap();
    let (mut bare, mut served) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        bare.push(runtime.block_on(loop_alone(&store)));
        served.push(visitors(&torre));
    }
    report("bare loop, one row a transaction", &bare);
    report(&format!("torre, {CLIENTS} clients over HTTP"), &served);
    let (bare, served) = (median(&bare), median(&served));
    println!("torre / bare loop: {:.1} times", served.rate / bare.rate);
}

#[derive(Clone, Copy)]
struct Round {
    rate: f64,
    p50: Duration,
    p99: Duration,
}

fn round(mut waits: Vec<Duration>, elapsed: Duration) -> Round {
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    Round { rate: waits.len() as f64 / elapsed.as_secs_f64(), p50: at(0.5), p99: at(0.99) }
}

fn median(rounds: &[Round]) -> Round {
    let mut sorted = rounds.to_vec();
    sorted.sort_by(|a, b| a.rate.total_cmp(&b.rate));
    sorted[sorted.len() / 2]
}

fn report(name: &str, rounds: &[Round]) {
    let Round { rate, p50, p99 } = median(rounds);
    let all: Vec<String> = rounds.iter().map(|round| format!("{:.0}", round.rate)).collect();
    println!("{name}: {rate:.0} enquiries/s (rounds {}), p50 {p50:.1?}, p99 {p99:.1?}", all.join(", "));
}

fn body(number: usize) -> Value {
    json!({
        "form": "contact", "name": "Ana García", "email": "ana@example.com", "lang": "es", "consent": true,
        "message": format!("Consulta número {number}: ¿cuándo empieza el bloque 1 y qué requisitos tiene?"),
        "origen_url": "/bloque-1-torre",
    })
}

/// The same rows, stored one by one.
async fn loop_alone(store: &LeadStore) -> Round {
    let started = Instant::now();
    let mut waits = Vec::new();
    while started.elapsed() < ROUND {
        let Value::Object(object) = body(waits.len()) else { unreachable!() };
        let context = RequestContext { now: Timestamp::now(), key: None, policy_version: "1.0".to_owned() };
        let lead = DecodedRequest::from_json(object).parse(context).unwrap();
        let began = Instant::now();
        store.insert(&[NewRecord { lead, channels: Vec::new() }]).await.unwrap();
        waits.push(began.elapsed());
    }
    round(waits, started.elapsed())
}

fn visitors(torre: &Torre) -> Round {
    let started = Instant::now();
    let visit = || {
        let mut client = torre.client();
        let mut waits = Vec::new();
        while started.elapsed() < ROUND {
            let began = Instant::now();
            let answer = client.post_json("/api/leads", &[], &body(waits.len())).unwrap();
            assert_eq!(answer.status, 201, "{}", answer.text());
            waits.push(began.elapsed());
        }
        waits
    };
    let waits = std::thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS).map(|_| scope.spawn(visit)).collect();
        clients.into_iter().flat_map(|client| client.join().unwrap()).collect()
    });
    round(waits, started.elapsed())
}
