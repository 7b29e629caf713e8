//! Visitors at a fixed rate, and what they count.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::http::{Client, Response};

pub const VISITORS: u32 = 6;

#[derive(Default)]
pub struct Counts {
    pub requests: AtomicU64,
    /// In the seconds in which nothing was wrong.
    pub errors: AtomicU64,
    pub errors_in_faults: AtomicU64,
    pub enquiries: AtomicU64,
    pub slowest: AtomicU64,
}

/// `in_fault`: something is wrong on purpose.
pub fn visit(
    mut client: Client,
    number: u32,
    rate: u32,
    counts: &Counts,
    in_fault: &AtomicBool,
    stop: &AtomicBool,
) {
    let pace = Duration::from_secs_f64(f64::from(VISITORS) / f64::from(rate));
    let mut wanted = Instant::now() + pace.mul_f64(f64::from(number) / f64::from(VISITORS));
    let mut tag = String::new();
    let mut turn = u64::from(number) * 1_000_000_000;
    while !stop.load(Relaxed) {
        std::thread::sleep(wanted.saturating_duration_since(Instant::now()));
        let began_in_fault = in_fault.load(Relaxed);
        let right = ask(&mut client, turn, &mut tag, counts);
        let errors =
            if began_in_fault || in_fault.load(Relaxed) { &counts.errors_in_faults } else { &counts.errors };
        errors.fetch_add(u64::from(!right), Relaxed);
        counts.requests.fetch_add(1, Relaxed);
        counts.slowest.fetch_max(u64::try_from(wanted.elapsed().as_millis()).unwrap_or(u64::MAX), Relaxed);
        wanted += pace;
        turn += 1;
    }
}

/// Pages with and without the response cache, a browser's second visit, files, data, nothing, an enquiry. True: as it should be.
fn ask(client: &mut Client, turn: u64, tag: &mut String, counts: &Counts) -> bool {
    let is = |answer: io::Result<Response>, status: u16| answer.is_ok_and(|answer| answer.status == status);
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
            client.disconnect();
            is(client.get("/sitemap.xml"), 200)
        }
        _ => is(client.get("/blog"), 200),
    }
}
