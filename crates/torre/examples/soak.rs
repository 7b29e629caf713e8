//! Mixed load at a fixed, modest rate for a long time: errors, memory and descriptors every minute, and a verdict.
//!
//!     make soak MINUTES=30 RATE=300

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a measurement stops at the first surprise and prints"
)]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[expect(dead_code, reason = "what the tests need too")]
#[path = "../tests/support/mod.rs"]
mod support;

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::Torre;
use crate::support::http::{Client, Response};
use crate::support::many_posts::resident;

const VISITORS: u32 = 6;
const MINUTE: Duration = Duration::from_secs(60);
/// Caches and pools are full after the first minutes; from then on memory may not grow by more than this.
const SETTLED: usize = 5;
const GROWTH: f64 = 1.10;

#[derive(Default)]
struct Counts {
    requests: AtomicU64,
    errors: AtomicU64,
    enquiries: AtomicU64,
    slowest: AtomicU64,
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u32>().unwrap());
    let (minutes, rate) = (arguments.next().unwrap_or(30), arguments.next().unwrap_or(300));
    let many = "100000000";
    let torre = Torre::start(&[
        ("TORRE_LEADS_PER_MINUTE", many),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", many),
        ("TORRE_LOG", "warn,torre::cli=info"),
    ]);
    let (counts, stop) = (Counts::default(), AtomicBool::new(false));
    let mut figures = Vec::new();
    println!("{rate} requests a second for {minutes} minutes, {VISITORS} connections");
    println!("minute  requests  errors  enquiries  slowest ms  memory MB  descriptors  processor %");
    std::thread::scope(|scope| {
        for number in 0..VISITORS {
            let (torre, counts, stop) = (&torre, &counts, &stop);
            scope.spawn(move || visit(torre.client(), number, rate, counts, stop));
        }
        for minute in 1..=minutes {
            let used = processor(torre.pid());
            std::thread::sleep(MINUTE);
            let share = (processor(torre.pid()) - used) / MINUTE.as_secs_f64() * 100.0;
            let figure = (resident(torre.pid()) as f64 / 1e6, descriptors(torre.pid()));
            println!(
                "{minute:>6} {:>9} {:>7} {:>10} {:>11} {:>10.1} {:>12} {share:>12.1}",
                counts.requests.load(Relaxed),
                counts.errors.load(Relaxed),
                counts.enquiries.load(Relaxed),
                counts.slowest.swap(0, Relaxed),
                figure.0,
                figure.1
            );
            figures.push(figure);
        }
        stop.store(true, Relaxed);
    });
    let (errors, sent) = (counts.errors.load(Relaxed), counts.enquiries.load(Relaxed));
    let stored = torre.leads().len() as u64;
    let faults = [
        (errors > 0, format!("{errors} requests were not answered as they should be")),
        (stored != sent, format!("{sent} enquiries confirmed, {stored} stored")),
        (!is_flat(&figures), "memory or descriptors grew".to_owned()),
    ];
    for (_, fault) in faults.iter().filter(|(is_so, _)| *is_so) {
        println!("NOT WELL: {fault}");
    }
    if faults.iter().any(|(is_so, _)| *is_so) {
        std::process::exit(1);
    }
    println!(
        "well: {} requests, no error, {stored} enquiries stored, memory and descriptors flat",
        counts.requests.load(Relaxed)
    );
}

fn visit(mut client: Client, number: u32, rate: u32, counts: &Counts, stop: &AtomicBool) {
    let pace = Duration::from_secs_f64(f64::from(VISITORS) / f64::from(rate));
    let mut wanted = Instant::now() + pace.mul_f64(f64::from(number) / f64::from(VISITORS));
    let mut tag = String::new();
    let mut turn = u64::from(number) * 1_000_000_000;
    while !stop.load(Relaxed) {
        std::thread::sleep(wanted.saturating_duration_since(Instant::now()));
        let right = ask(&mut client, turn, &mut tag, counts);
        counts.requests.fetch_add(1, Relaxed);
        counts.errors.fetch_add(u64::from(!right), Relaxed);
        counts.slowest.fetch_max(u64::try_from(wanted.elapsed().as_millis()).unwrap_or(u64::MAX), Relaxed);
        wanted += pace;
        turn += 1;
    }
}

/// Pages with and without the response cache, a browser's second visit, files, data, nothing, an enquiry. True: as it should be.
fn ask(client: &mut Client, turn: u64, tag: &mut String, counts: &Counts) -> bool {
    let is =
        |answer: std::io::Result<Response>, status: u16| answer.is_ok_and(|answer| answer.status == status);
    match turn % 20 {
        0..4 => is(client.send("GET", "/", &[("Accept-Encoding", "br")], b""), 200),
        4..6 => is(client.get(&format!("/cursos?n={turn}")), 200),
        6 => match client.get("/courses") {
            Ok(answer) => {
                answer.header("etag").unwrap_or_default().clone_into(tag);
                answer.status == 200
            }
            Err(_) => false,
        },
        7..10 if !tag.is_empty() => is(client.send("GET", "/courses", &[("If-None-Match", tag)], b""), 304),
        10 => is(client.get("/favicon.svg"), 200),
        11 => is(client.get("/search.es.json"), 200),
        12 => is(client.get("/api/posts?lang=en&limit=4"), 200),
        13 => is(client.get("/api/pages?path=/blog&lang=es"), 200),
        14 => is(client.get(&format!("/nadie/{turn}")), 404),
        15 => is(client.get(&format!("/blog/nadie-{turn}")), 404),
        16 => is(client.get("/api/geo"), 200),
        // Every ten seconds or so a visitor writes, one comes back without JavaScript, one connects anew.
        17 if turn % 200 == 17 => {
            let body = json!({
                "form": "contact", "name": "Ana García", "email": "ana@example.com", "lang": "es",
                "message": format!("Consulta número {turn}"), "consent": true,
            });
            let stored = is(client.post_json("/api/leads", &[], &body), 201);
            counts.enquiries.fetch_add(u64::from(stored), Relaxed);
            stored
        }
        18 if turn % 400 == 18 => {
            is(client.post_form("/api/leads", &[], &[("form", "message"), ("lang", "es")]), 422)
        }
        19 if turn % 100 == 19 => {
            *client = Client::new(client.address());
            is(client.get("/sitemap.xml"), 200)
        }
        _ => is(client.get("/blog"), 200),
    }
}

fn descriptors(pid: u32) -> usize {
    fs::read_dir(format!("/proc/{pid}/fd")).unwrap().count()
}

/// Seconds of processor time so far.
fn processor(pid: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    let ticks: u64 = [fields[11], fields[12]].iter().map(|field| field.parse::<u64>().unwrap()).sum();
    ticks as f64 / 100.0
}

/// The last third is no larger than the first minutes after settling.
fn is_flat(figures: &[(f64, usize)]) -> bool {
    let Some(settled) = figures.get(SETTLED..).filter(|settled| settled.len() >= 3) else { return true };
    let third = settled.len() / 3;
    let mean = |part: &[(f64, usize)]| part.iter().map(|(memory, _)| memory).sum::<f64>() / part.len() as f64;
    let most = |part: &[(f64, usize)]| part.iter().map(|(_, descriptors)| *descriptors).max().unwrap_or(0);
    let (first, last) = (&settled[..third], &settled[settled.len() - third..]);
    mean(last) <= mean(first) * GROWTH && most(last) <= most(first) + VISITORS as usize
}
