//! One connection that asks, waits for the whole answer, and asks again.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::fd::{AsFd, BorrowedFd};
use std::time::{Duration, Instant};

use rustix::io::Errno;
use rustix::net::{RecvFlags, recv};

use crate::question::Question;

/// One answer in so many is read.
const LOOK_EVERY: u32 = 100;
/// So many answers are read before the length of the next is known.
const FIRST: u32 = 20;

/// What every answer looks like.
pub(crate) struct Answer {
    status_line: Vec<u8>,
    length: usize,
}

impl Answer {
    /// Asks some times, one after the other: what is asked for often may be pressed better than at first.
    pub(crate) fn learn(address: SocketAddr, question: &mut Question, status: u16) -> Self {
        let mut stream = TcpStream::connect(address).unwrap();
        let answers = (0..FIRST).map(|_| ask(&mut stream, question.next()));
        let last = answers.last().unwrap();
        let status_line = format!("HTTP/1.1 {status} ").into_bytes();
        assert!(last.starts_with(&status_line), "not {status}: {}", String::from_utf8_lossy(&last));
        Self { status_line, length: last.len() }
    }
}

fn ask(stream: &mut TcpStream, question: &[u8]) -> Vec<u8> {
    stream.write_all(question).unwrap();
    let (mut read, mut part) = (Vec::new(), [0; 16 * 1024]);
    while whole(&read) != Some(read.len()) {
        let count = stream.read(&mut part).unwrap();
        assert_ne!(count, 0, "the connection was closed in the middle of an answer");
        read.extend_from_slice(&part[..count]);
    }
    read
}

/// The length of the answer that begins here, once that can be told.
fn whole(read: &[u8]) -> Option<usize> {
    let head_length = read.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
    let head = str::from_utf8(&read[..head_length]).unwrap().to_ascii_lowercase();
    if head.contains("transfer-encoding: chunked") {
        return read.ends_with(b"\r\n0\r\n\r\n").then_some(read.len());
    }
    let body = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
    Some(head_length + body.map_or(0, |length| length.parse().unwrap()))
}

pub(crate) struct Visitor {
    stream: TcpStream,
    /// Room for what is read, and for what the kernel is told to throw away, which is never written to.
    room: Vec<u8>,
    missing: usize,
    asked: Instant,
    until_look: u32,
}

impl Visitor {
    pub(crate) fn connect(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.set_nonblocking(true).unwrap();
        Self { stream, room: Vec::new(), missing: 0, asked: Instant::now(), until_look: LOOK_EVERY }
    }

    pub(crate) fn ask(&mut self, question: &mut Question, answer: &Answer) {
        self.room.resize(answer.length, 0);
        self.missing = answer.length;
        self.until_look = self.until_look.checked_sub(1).unwrap_or(LOOK_EVERY);
        self.asked = Instant::now();
        self.stream.write_all(question.next()).unwrap();
    }

    /// Takes what has come. Says how long the answer took once all of it is there.
    pub(crate) fn listen(&mut self, answer: &Answer, wrong: &mut usize) -> Option<Duration> {
        let looks = self.until_look == 0;
        let flags = if looks { RecvFlags::empty() } else { RecvFlags::TRUNC };
        let begin = answer.length - self.missing;
        let count = match recv(&self.stream, &mut self.room[begin..], flags) {
            Ok((count, _)) => count,
            Err(Errno::AGAIN) => return None,
            Err(error) => panic!("an answer broke off: {error}"),
        };
        assert_ne!(count, 0, "the server closed a connection");
        self.missing -= count;
        if self.missing > 0 {
            return None;
        }
        if looks && !self.room.starts_with(&answer.status_line) {
            *wrong += 1;
        }
        Some(self.asked.elapsed())
    }

    pub(crate) fn waits(&self) -> Duration {
        self.asked.elapsed()
    }
}

impl AsFd for Visitor {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.stream.as_fd()
    }
}
