//! A thousand connections that never finish their question, and everybody else.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use crate::load::{Load, Sight};
use crate::support::Torre;

const CONNECTIONS: usize = 1000;
/// A client may hold 256: these come from several addresses of the loopback network.
const EACH: usize = 200;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(3);

pub fn measure() -> bool {
    let torre = Torre::start(&[
        ("TORRE_HEADER_SECONDS", "600"),
        ("TORRE_LEADS_PER_MINUTE", "100000000"),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", "100000000"),
    ]);
    let (mut quiet, mut besieged) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        quiet.push(visitors(torre.address));
        let held: Vec<TcpStream> = (0..CONNECTIONS).map(|number| half(torre.address, number)).collect();
        besieged.push(visitors(torre.address));
        assert_eq!(held.len(), CONNECTIONS);
    }
    let (alone, among) = (median(&quiet), median(&besieged));
    let ratio = among.as_secs_f64() / alone.as_secs_f64();
    println!(
        "1000 half-open connections: p99 of pages {among:.1?} beside {alone:.1?} quiet, {ratio:.2} times"
    );
    let missed: usize = besieged.iter().map(|sight| sight.failed + sight.refused).sum();
    let answered: usize = besieged.iter().map(|sight| sight.good).sum();
    println!("{:26} {answered} pages answered, {missed} missed; median of {ROUNDS} rounds in turns", "");
    missed == 0 && ratio <= 3.0
}

fn visitors(address: SocketAddr) -> Sight {
    let load = Load::start(address);
    std::thread::sleep(ROUND);
    load.end().pages[0]
}

fn half(address: SocketAddr, number: usize) -> TcpStream {
    let from = Ipv4Addr::new(127, 0, 1, 1 + u8::try_from(number / EACH).unwrap());
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::from((from, 0)).into()).unwrap();
    socket.connect(&address.into()).unwrap();
    let mut stream: TcpStream = socket.into();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: torre\r\nx-half").unwrap();
    stream
}

fn median(sights: &[Sight]) -> Duration {
    let mut waits: Vec<Duration> = sights.iter().map(|sight| sight.p99).collect();
    waits.sort_unstable();
    waits[waits.len() / 2]
}
