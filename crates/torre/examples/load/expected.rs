//! What every HTTP/1.1 response looks like: its status line and its length, learned from the first ones.

use std::io::{Read, Write};

use crate::request::RequestBytes;

/// So many responses are read before the length of the next is known.
const FIRST: u32 = 20;

#[derive(Clone)]
pub(crate) struct Expected {
    pub status_line: Vec<u8>,
    pub length: usize,
}

impl Expected {
    /// Asks some times, one after the other: what is asked for often may be compressed better than at first.
    pub(crate) fn learn(mut stream: impl Read + Write, request: &mut RequestBytes, status: u16) -> Self {
        let responses = (0..FIRST).map(|_| ask(&mut stream, request.next()));
        let last = responses.last().unwrap();
        let status_line = format!("HTTP/1.1 {status} ").into_bytes();
        assert!(last.starts_with(&status_line), "not {status}: {}", String::from_utf8_lossy(&last));
        Self { status_line, length: last.len() }
    }
}

fn ask(stream: &mut (impl Read + Write), request: &[u8]) -> Vec<u8> {
    stream.write_all(request).unwrap();
    let (mut read, mut part) = (Vec::new(), [0; 16 * 1024]);
    while whole(&read) != Some(read.len()) {
        let count = stream.read(&mut part).unwrap();
        assert_ne!(count, 0, "the connection was closed in the middle of a response");
        read.extend_from_slice(&part[..count]);
    }
    read
}

/// The length of the response that begins here, once that can be told.
fn whole(read: &[u8]) -> Option<usize> {
    let head_length = read.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
    let head = str::from_utf8(&read[..head_length]).unwrap().to_ascii_lowercase();
    if head.contains("transfer-encoding: chunked") {
        return read.ends_with(b"\r\n0\r\n\r\n").then_some(read.len());
    }
    let body = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
    Some(head_length + body.map_or(0, |length| length.parse().unwrap()))
}
