//! Visitors at a fixed rate: whoever comes counts from the moment it wanted to come, so that a program that makes
//! everybody wait cannot look quick.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

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
const READERS: usize = 4;
const PAGES_A_SECOND: f64 = 400.0;
const SENDERS: usize = 12;
const ENQUIRIES_A_SECOND: f64 = 24.0;

/// Before, while and after something is broken.
pub const PHASES: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Good,
    Refused,
    Failed,
}

struct Seen {
    phase: usize,
    outcome: Outcome,
    wait: Duration,
}

pub struct Load {
    phase: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
    readers: Vec<JoinHandle<Vec<Seen>>>,
    senders: Vec<JoinHandle<Vec<Seen>>>,
}

/// What visitors saw in one phase.
#[derive(Clone, Copy, Default)]
pub struct Sight {
    pub good: usize,
    pub refused: usize,
    pub failed: usize,
    pub p99: Duration,
}

pub struct Sights {
    pub pages: [Sight; PHASES],
    pub enquiries: [Sight; PHASES],
}

impl Load {
    pub fn start(address: SocketAddr) -> Load {
        let phase = Arc::new(AtomicUsize::new(0));
        let stop = Arc::new(AtomicBool::new(false));
        let crowd = |count: usize, rate: f64, ask: fn(&mut Client, usize) -> Outcome| {
            let person = |number: usize| {
                let (phase, stop) = (Arc::clone(&phase), Arc::clone(&stop));
                let pace = Duration::from_secs_f64(count as f64 / rate);
                let delay = pace.mul_f64(number as f64 / count as f64);
                let first = number * 1_000_000;
                std::thread::spawn(move || {
                    visit(Client::new(address), &phase, &stop, pace, delay, first, ask)
                })
            };
            (0..count).map(person).collect()
        };
        let readers = crowd(READERS, PAGES_A_SECOND, read);
        let senders = crowd(SENDERS, ENQUIRIES_A_SECOND, send);
        Load { phase, stop, readers, senders }
    }

    /// From now on requests belong to this phase.
    pub fn enter(&self, phase: usize) {
        self.phase.store(phase, Relaxed);
    }

    pub fn end(self) -> Sights {
        self.stop.store(true, Relaxed);
        let seen = |people: Vec<JoinHandle<Vec<Seen>>>| {
            let all: Vec<Seen> = people.into_iter().flat_map(|person| person.join().unwrap()).collect();
            std::array::from_fn(|phase| sight(all.iter().filter(|seen| seen.phase == phase)))
        };
        Sights { pages: seen(self.readers), enquiries: seen(self.senders) }
    }
}

fn visit(
    mut client: Client,
    phase: &AtomicUsize,
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
        let phase = phase.load(Relaxed);
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
    match client.get(own.as_deref().unwrap_or(address)) {
        Ok(answer) if answer.status == expected => Outcome::Good,
        Ok(answer) if answer.status == 503 => Outcome::Refused,
        _ => Outcome::Failed,
    }
}

pub fn enquiry(number: usize) -> Value {
    json!({
        "form": "contact", "name": "Ana García", "email": "ana@example.com", "lang": "es", "consent": true,
        "message": format!("Consulta número {number}: ¿cuándo empieza el bloque 1?"),
    })
}

fn send(client: &mut Client, number: usize) -> Outcome {
    match client.post_json("/api/leads", &[], &enquiry(number)) {
        Ok(answer) if answer.status == 201 => Outcome::Good,
        Ok(answer) if answer.status == 503 => Outcome::Refused,
        _ => Outcome::Failed,
    }
}

fn sight<'a>(seen: impl Iterator<Item = &'a Seen>) -> Sight {
    let mut sight = Sight::default();
    let mut waits = Vec::new();
    for seen in seen {
        match seen.outcome {
            Outcome::Good => sight.good += 1,
            Outcome::Refused => sight.refused += 1,
            Outcome::Failed => sight.failed += 1,
        }
        waits.push(seen.wait);
    }
    waits.sort_unstable();
    sight.p99 = waits.get(waits.len().saturating_sub(1) * 99 / 100).copied().unwrap_or_default();
    sight
}
