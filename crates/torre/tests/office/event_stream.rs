//! A browser that watches the queue.

use std::io::{BufRead, BufReader};

use serde_json::Value;

use crate::office_server::OfficeServer;
use crate::support::endpoint::Connection;

pub struct EventStream {
    pub status: u16,
    reader: BufReader<Box<dyn Connection>>,
}

impl EventStream {
    /// Returns with the head of the answer.
    pub fn open(office: &OfficeServer, cookie: &str) -> EventStream {
        let mut connection = office.torre.endpoint().connect(None).unwrap();
        let head =
            format!("GET /api/staff/events HTTP/1.1\r\nHost: torre.example\r\nCookie: {cookie}\r\n\r\n");
        connection.write_all(head.as_bytes()).unwrap();
        let mut stream = EventStream { status: 0, reader: BufReader::new(connection) };
        let head = stream.line().unwrap();
        stream.status = head.split(' ').nth(1).unwrap().parse().unwrap();
        while stream.line().is_some_and(|line| !line.is_empty()) {}
        stream
    }

    /// The next event with its data; none when the stream has ended.
    pub fn next(&mut self) -> Option<(String, Value)> {
        loop {
            let line = self.line()?;
            if let Some(name) = line.strip_prefix("event: ") {
                let data = self.line()?;
                return Some((
                    name.to_owned(),
                    serde_json::from_str(data.strip_prefix("data: ").unwrap()).unwrap(),
                ));
            }
        }
    }

    /// The data of the next event of this name.
    pub fn wait_for(&mut self, name: &str) -> Value {
        loop {
            let (next, data) = self.next().unwrap_or_else(|| panic!("the stream ended before {name}"));
            if next == name {
                return data;
            }
        }
    }

    /// None at the end of the body, or of the connection.
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let length = self.reader.read_line(&mut line).unwrap_or(0);
        let line = line.trim_end().to_owned();
        (length > 0 && line != "0").then_some(line)
    }
}
