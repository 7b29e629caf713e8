//! What a stranger may try, from addresses of the loopback network that no visitor has. Each goes on until it is ended.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::support::endpoint::Endpoint;
use crate::support::http::Client;
use crate::support::unfinished::{Plan, Unfinished};
use crate::support::unfinished_http1;

const FROM: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);
/// All that a listener allows on one connection.
const STREAMS: usize = 128;
const JSON: (&str, &str) = ("content-type", "application/json");
/// Requests that are never finished are answered or given up within seconds: then the attacker begins others.
const ROUND: Duration = Duration::from_secs(1);
/// Five addresses with as many connections as one may have, less a few that are still being closed.
const HTTP1_ADDRESSES: u8 = 5;
const HTTP1_CONNECTIONS: usize = 240;
const ODD_ENCODINGS: usize = 200;
const ENCODING_CLIENTS: usize = 4;
const ENCODING_PAUSE: Duration = Duration::from_millis(4);

/// The form provider's secret, without which there is no webhook to attack.
pub const WEBHOOK: (&str, &str) = ("TORRE_TALLY_SECRET", "secret");

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Attack {
    /// Enquiries whose bodies never come.
    Unfinished,
    /// The home page in ever other ways to say which encodings are understood.
    Encodings,
    /// Events of the form provider, of half a megabyte each, that never end.
    Webhook,
}

impl Attack {
    pub const ALL: [Attack; 3] = [Attack::Unfinished, Attack::Encodings, Attack::Webhook];

    pub fn name(self) -> &'static str {
        match self {
            Attack::Unfinished => "unfinished",
            Attack::Encodings => "encodings",
            Attack::Webhook => "webhook",
        }
    }

    pub fn begin(self, endpoint: Endpoint) -> Attackers {
        let mut attackers = Attackers::default();
        match self {
            Attack::Unfinished => {
                attackers.join(move || http2(endpoint, 9, "/api/leads", &[JSON], 0));
                for address in 0..HTTP1_ADDRESSES {
                    attackers.join(move || http1(endpoint, address));
                }
            }
            Attack::Encodings => {
                for client in 0..ENCODING_CLIENTS {
                    let mut client = (Client::new(endpoint).coming_from(FROM), client * ODD_ENCODINGS);
                    attackers.join(move || odd_encoding(&mut client.0, &mut client.1));
                }
            }
            Attack::Webhook => {
                let headers = &[JSON, ("tally-signature", "c2lnbmF0dXJl")];
                attackers.join(move || http2(endpoint, 8, "/api/webhooks/tally", headers, 500 * 1024));
            }
        }
        attackers
    }
}

#[derive(Default)]
pub struct Attackers {
    stop: Arc<AtomicBool>,
    threads: Vec<JoinHandle<usize>>,
}

impl Attackers {
    /// `round` is done again and again, and gives the number of its requests.
    pub fn join(&mut self, mut round: impl FnMut() -> usize + Send + 'static) {
        let stop = Arc::clone(&self.stop);
        self.threads.push(std::thread::spawn(move || {
            let mut requests = 0;
            while !stop.load(Relaxed) {
                requests += round();
            }
            requests
        }));
    }

    /// How many requests there were.
    pub fn end(self) -> usize {
        self.stop.store(true, Relaxed);
        self.threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    }
}

fn http2(
    endpoint: Endpoint,
    connections: usize,
    path: &'static str,
    headers: &'static [(&'static str, &'static str)],
    bytes: usize,
) -> usize {
    let plan = Plan { from: FROM, connections, streams: STREAMS, path, headers, bytes };
    let held = Unfinished::begin(endpoint, &plan);
    std::thread::sleep(ROUND);
    held.count()
}

fn http1(endpoint: Endpoint, address: u8) -> usize {
    let begin = |_| unfinished_http1::begin(endpoint, address).ok();
    let held: Vec<_> = (0..HTTP1_CONNECTIONS).filter_map(begin).collect();
    std::thread::sleep(ROUND);
    held.len()
}

fn odd_encoding(client: &mut Client, number: &mut usize) -> usize {
    *number += 1;
    let odd = *number % ODD_ENCODINGS;
    let value = match odd % 4 {
        0 => format!("x-{odd}, br, gzip;q=0.{odd:03}"),
        1 => format!("gzip;q=0.{odd:03}, zstd;q=0.5"),
        2 => format!("br;q=0.{odd:03}, *;q=0.1, x-{odd}"),
        _ => format!("identity;q=0.{odd:03}, {}br", " ".repeat(odd)),
    };
    let answered = client.send("GET", "/", &[("Accept-Encoding", &value)], b"").is_ok();
    std::thread::sleep(ENCODING_PAUSE);
    usize::from(answered)
}
