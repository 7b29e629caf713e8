//! HTTP/1.1 without TLS: all connections in one epoll loop.

use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use rustix::event::Timespec;
use rustix::event::epoll;

use crate::burst::Burst;
use crate::expected::Expected;
use crate::plain_connection::PlainConnection;
use crate::request::RequestBytes;

/// How long to wait for a server that says nothing before looking at the clock again.
const SILENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 10_000_000 };

pub(crate) fn burst(
    address: SocketAddr,
    mut request: RequestBytes,
    status: u16,
    connections: usize,
    length: Duration,
) -> Burst {
    let expected = Expected::learn(TcpStream::connect(address).unwrap(), &mut request, status);
    let ready = epoll::create(epoll::CreateFlags::empty()).unwrap();
    let mut connections: Vec<_> = (0..connections).map(|_| PlainConnection::connect(address)).collect();
    for (number, connection) in (0..).zip(&mut connections) {
        epoll::add(&ready, &*connection, epoll::EventData::new_u64(number), epoll::EventFlags::IN).unwrap();
        connection.ask(&mut request, &expected);
    }
    let mut events = Vec::with_capacity(connections.len());
    let (started, mut times, mut wrong) = (Instant::now(), Vec::new(), 0);
    while started.elapsed() < length {
        epoll::wait(&ready, rustix::buffer::spare_capacity(&mut events), Some(&SILENCE)).unwrap();
        for event in events.drain(..) {
            let connection = &mut connections[usize::try_from(event.data.u64()).unwrap()];
            let Some(took) = connection.receive(&expected, &mut wrong) else { continue };
            times.push(took);
            connection.ask(&mut request, &expected);
        }
    }
    let took = started.elapsed();
    // A response that is shorter than the first leaves its connection waiting for the rest.
    wrong += connections.iter().filter(|connection| connection.waits() > length / 2).count();
    Burst { took, times, wrong }
}
