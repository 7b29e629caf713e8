//! Visitors at a fixed rate: whoever comes counts from the moment it wanted to come, so that a program that makes
//! everybody wait cannot look quick.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::phase::{PHASES, Phase};
use crate::sight::{Outcome, Seen, Sight};
use crate::support::endpoint::Endpoint;
use crate::support::http::Client;

/// Ready pages, posts, data, an unknown address; a query of its own keeps every second answer out of the response cache.
const ADDRESSES: [(&str, u16); 10] = [
    ("/", 200),
    ("/cursos", 200),
    ("/courses", 200),
    ("/blog", 200),
    ("/blog/requisitos-controlador-aereo", 200),
    ("/api/posts?lang=es", 200),
    ("/api/pages?path=/cursos", 200),
    ("/bloque-1-torre", 200),
    ("/nadie", 404),
    ("/search.es.json", 200),
];
/// As browsers say it.
const BROWSER: [(&str, &str); 1] = [("Accept-Encoding", "gzip, deflate, br, zstd")];
/// No attacker's address.
const FROM: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const READERS: usize = 4;
const PAGES_A_SECOND: f64 = 400.0;
const SENDERS: usize = 12;
const ENQUIRIES_A_SECOND: f64 = 24.0;

pub struct Visitors {
    stop: Arc<AtomicBool>,
    readers: Vec<JoinHandle<Vec<Seen>>>,
    senders: Vec<JoinHandle<Vec<Seen>>>,
}

pub struct Sights {
    pub pages: [Sight; PHASES],
    pub enquiries: [Sight; PHASES],
}

impl Visitors {
    pub fn start(endpoint: Endpoint, phase: &Phase) -> Visitors {
        let stop = Arc::new(AtomicBool::new(false));
        let crowd = |count: usize, rate: f64, ask: fn(&mut Client, usize) -> Outcome| {
            let person = |number: usize| {
                let (phase, stop) = (phase.clone(), Arc::clone(&stop));
                let pace = Duration::from_secs_f64(count as f64 / rate);
                let delay = pace.mul_f64(number as f64 / count as f64);
                let client = Client::new(endpoint).coming_from(FROM);
                let first = number * 1_000_000;
                std::thread::spawn(move || visit(client, &phase, &stop, pace, delay, first, ask))
            };
            (0..count).map(person).collect()
        };
        let readers = crowd(READERS, PAGES_A_SECOND, read);
        let senders = crowd(SENDERS, ENQUIRIES_A_SECOND, send);
        Visitors { stop, readers, senders }
    }

    pub fn end(self) -> Sights {
        self.stop.store(true, Relaxed);
        let seen = |people: Vec<JoinHandle<Vec<Seen>>>| {
            let all: Vec<Seen> = people.into_iter().flat_map(|person| person.join().unwrap()).collect();
            Sight::by_phase(&all)
        };
        Sights { pages: seen(self.readers), enquiries: seen(self.senders) }
    }
}

fn visit(
    mut client: Client,
    phase: &Phase,
    stop: &AtomicBool,
    pace: Duration,
    delay: Duration,
    first: usize,
    ask: fn(&mut Client, usize) -> Outcome,
) -> Vec<Seen> {
    let mut seen = Vec::new();
    let mut wanted = Instant::now() + delay;
    while !stop.load(Relaxed) {
        std::thread::sleep(wanted.saturating_duration_since(Instant::now()));
        let phase = phase.now();
        let outcome = ask(&mut client, first + seen.len());
        seen.push(Seen { phase, outcome, wait: wanted.elapsed() });
        wanted += pace;
    }
    seen
}

fn read(client: &mut Client, number: usize) -> Outcome {
    let (address, expected) = ADDRESSES[number % ADDRESSES.len()];
    let own = (number / ADDRESSES.len()).is_multiple_of(2).then(|| {
        let sign = if address.contains('?') { '&' } else { '?' };
        format!("{address}{sign}n={number}")
    });
    let answer = client.send("GET", own.as_deref().unwrap_or(address), &BROWSER, b"");
    Outcome::of(answer, expected)
}

pub fn enquiry(number: usize) -> Value {
    json!({
        "form": "contact", "name": "Ana García", "email": "ana@example.com", "lang": "es", "consent": true,
        "message": format!("Consulta número {number}: ¿cuándo empieza el bloque 1?"),
    })
}

fn send(client: &mut Client, number: usize) -> Outcome {
    Outcome::of(client.post_json("/api/leads", &[], &enquiry(number)), 201)
}
