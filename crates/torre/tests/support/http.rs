//! A small HTTP client that shows exactly what was sent and received, and keeps its connection.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::Ipv4Addr;

use super::endpoint::{Connection, Endpoint};

pub struct Client {
    endpoint: Endpoint,
    from: Option<Ipv4Addr>,
    host: Option<String>,
    connection: Option<BufReader<Box<dyn Connection>>>,
}

#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Response {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

impl Client {
    pub fn new(endpoint: impl Into<Endpoint>) -> Client {
        Client { endpoint: endpoint.into(), from: None, host: None, connection: None }
    }

    /// Another loopback address than the usual one: for limits that count by client.
    pub fn coming_from(self, from: Ipv4Addr) -> Client {
        Client { from: Some(from), ..self }
    }

    /// Asks for this host, whatever the address is.
    pub fn asking_for(self, host: &str) -> Client {
        Client { host: Some(host.to_owned()), ..self }
    }

    /// The next request connects anew.
    pub fn disconnect(&mut self) {
        self.connection = None;
    }

    pub fn get(&mut self, path: &str) -> io::Result<Response> {
        self.send("GET", path, &[], b"")
    }

    /// A value of `/metrics`, where they are.
    pub fn metric(&mut self, name: &str) -> f64 {
        let metrics = self.get("/metrics").unwrap().text();
        let line = metrics.lines().find(|line| line.starts_with(name));
        let line = line.unwrap_or_else(|| panic!("no {name}:\n{metrics}"));
        line.rsplit(' ').next().unwrap().parse().unwrap()
    }

    pub fn post_json(
        &mut self,
        path: &str,
        headers: &[(&str, &str)],
        body: &serde_json::Value,
    ) -> io::Result<Response> {
        let mut all = vec![("Content-Type", "application/json")];
        all.extend_from_slice(headers);
        self.send("POST", path, &all, body.to_string().as_bytes())
    }

    pub fn post_form(
        &mut self,
        path: &str,
        headers: &[(&str, &str)],
        fields: &[(&str, &str)],
    ) -> io::Result<Response> {
        let mut all = vec![("Content-Type", "application/x-www-form-urlencoded")];
        all.extend_from_slice(headers);
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.send("POST", path, &all, body.as_bytes())
    }

    /// Sends once. A connection that fails is not used again.
    pub fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> io::Result<Response> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => BufReader::new(self.endpoint.connect(self.from)?),
        };
        let host = self.host.clone().unwrap_or_else(|| self.endpoint.address.to_string());
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {}\r\n", body.len());
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str("\r\n");
        let mut bytes = head.into_bytes();
        bytes.extend_from_slice(body);
        connection.get_mut().write_all(&bytes)?;
        let response = read(&mut connection)?;
        if response.header("connection") != Some("close") {
            self.connection = Some(connection);
        }
        Ok(response)
    }
}

fn read(connection: &mut BufReader<Box<dyn Connection>>) -> io::Result<Response> {
    let ended = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let mut line = String::new();
    connection.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(ended)?;
    let mut headers = Vec::new();
    loop {
        line.clear();
        connection.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        headers.push((name.to_owned(), value.trim().to_owned()));
    }
    let mut response = Response { status, headers, body: Vec::new() };
    if response.header("transfer-encoding") == Some("chunked") {
        response.body = read_chunks(connection)?;
        return Ok(response);
    }
    let length = response.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    response.body = vec![0; length];
    connection.read_exact(&mut response.body)?;
    Ok(response)
}

/// A body whose length nobody knew before.
fn read_chunks(connection: &mut BufReader<Box<dyn Connection>>) -> io::Result<Vec<u8>> {
    let (mut body, mut line) = (Vec::new(), String::new());
    loop {
        line.clear();
        connection.read_line(&mut line)?;
        let length = usize::from_str_radix(line.trim_end(), 16).map_err(io::Error::other)?;
        // With the end of its line.
        let mut chunk = vec![0; length + 2];
        connection.read_exact(&mut chunk)?;
        if length == 0 {
            return Ok(body);
        }
        body.extend_from_slice(&chunk[..length]);
    }
}
