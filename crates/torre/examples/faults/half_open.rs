//! A thousand connections that never finish their question, and everybody else.

use std::io::Write;
use std::net::Ipv4Addr;
use std::time::Duration;

use crate::phase::Phase;
use crate::sight::Sight;
use crate::support::endpoint::{Connection, Endpoint};
use crate::support::{PRERENDERED, Torre};
use crate::visitors::Visitors;

const CONNECTIONS: usize = 1000;
/// A client may hold 256: these come from several addresses of the loopback network.
const EACH: usize = 200;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(3);

pub fn measure() -> bool {
    let torre = Torre::start(&[
        PRERENDERED,
        ("TORRE_HEADER_SECONDS", "600"),
        ("TORRE_LEADS_PER_MINUTE", "100000000"),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", "100000000"),
    ]);
    let (mut quiet, mut besieged) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        quiet.push(visitors(torre.endpoint()));
        let held: Vec<_> = (0..CONNECTIONS).map(|number| half(torre.endpoint(), number)).collect();
        besieged.push(visitors(torre.endpoint()));
        assert_eq!(held.len(), CONNECTIONS);
    }
    let (alone, among) = (median(&quiet), median(&besieged));
    let ratio = among.as_secs_f64() / alone.as_secs_f64();
    println!(
        "1000 half-open connections: p99 of pages {among:.1?} beside {alone:.1?} quiet, {ratio:.2} times"
    );
    let missed: usize = besieged.iter().map(Sight::missed).sum();
    let answered: usize = besieged.iter().map(|sight| sight.good).sum();
    println!("{:26} {answered} pages answered, {missed} missed; median of {ROUNDS} rounds in turns", "");
    missed == 0 && ratio <= 3.0
}

fn visitors(endpoint: Endpoint) -> Sight {
    let visitors = Visitors::start(endpoint, &Phase::default());
    std::thread::sleep(ROUND);
    visitors.end().pages[0]
}

fn half(endpoint: Endpoint, number: usize) -> Box<dyn Connection> {
    let from = Ipv4Addr::new(127, 0, 1, 1 + u8::try_from(number / EACH).unwrap());
    let mut connection = endpoint.connect(Some(from)).unwrap();
    connection.write_all(b"GET / HTTP/1.1\r\nhost: torre\r\nx-half").unwrap();
    connection
}

fn median(sights: &[Sight]) -> Duration {
    let mut waits: Vec<Duration> = sights.iter().map(|sight| sight.p99).collect();
    waits.sort_unstable();
    waits[waits.len() / 2]
}
