//! One connection without TLS that asks, waits for the whole response, and asks again. The kernel throws the response
//! away unread but for one in a hundred.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::os::fd::{AsFd, BorrowedFd};
use std::time::{Duration, Instant};

use rustix::io::Errno;
use rustix::net::{RecvFlags, recv};

use crate::expected::Expected;
use crate::request::RequestBytes;

/// One response in so many is read.
const LOOK_EVERY: u32 = 100;

pub(crate) struct PlainConnection {
    stream: TcpStream,
    /// Room for what is read, and for what the kernel is told to throw away, which is never written to.
    room: Vec<u8>,
    missing: usize,
    asked: Instant,
    until_look: u32,
}

impl PlainConnection {
    pub(crate) fn connect(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.set_nonblocking(true).unwrap();
        Self { stream, room: Vec::new(), missing: 0, asked: Instant::now(), until_look: LOOK_EVERY }
    }

    pub(crate) fn ask(&mut self, request: &mut RequestBytes, expected: &Expected) {
        self.room.resize(expected.length, 0);
        self.missing = expected.length;
        self.until_look = self.until_look.checked_sub(1).unwrap_or(LOOK_EVERY);
        self.asked = Instant::now();
        self.stream.write_all(request.next()).unwrap();
    }

    /// Takes what has come. Says how long the response took once all of it is there.
    pub(crate) fn receive(&mut self, expected: &Expected, wrong: &mut usize) -> Option<Duration> {
        let looks = self.until_look == 0;
        let flags = if looks { RecvFlags::empty() } else { RecvFlags::TRUNC };
        let begin = expected.length - self.missing;
        let count = match recv(&self.stream, &mut self.room[begin..], flags) {
            Ok((count, _)) => count,
            Err(Errno::AGAIN) => return None,
            Err(error) => panic!("a response broke off: {error}"),
        };
        assert_ne!(count, 0, "the server closed a connection");
        self.missing -= count;
        if self.missing > 0 {
            return None;
        }
        if looks && !self.room.starts_with(&expected.status_line) {
            *wrong += 1;
        }
        Some(self.asked.elapsed())
    }

    pub(crate) fn waits(&self) -> Duration {
        self.asked.elapsed()
    }
}

impl AsFd for PlainConnection {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.stream.as_fd()
    }
}
