//! Bytes on a socket, for requests that no client library would send.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::time::Duration;

/// Long enough for a busy machine; nothing is measured by it.
const TIMEOUT: Duration = Duration::from_secs(60);

pub fn connect(address: impl ToSocketAddrs) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(TIMEOUT)).unwrap();
    stream
}

/// A whole enquiry, and the wish to be closed after its answer.
pub fn enquiry() -> String {
    let body = r#"{"form":"message","name":"Ana","email":"ana@example.org","message":"Hola, quiero información.","lang":"es","consent":true}"#;
    let head =
        "POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-type: application/json\r\nconnection: close";
    format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

/// Sends a whole request that asks for the connection to be closed, and reads the answer.
pub fn ask(address: impl ToSocketAddrs, request: &str) -> String {
    let mut stream = connect(address);
    stream.write_all(request.as_bytes()).unwrap();
    read_to_end(&mut stream)
}

/// Sends bytes, says that no more will come, and reads all that is answered.
pub fn exchange(address: impl ToSocketAddrs, request: &str) -> String {
    let mut stream = connect(address);
    // A server that has heard enough may close first.
    let _ = stream.write_all(request.as_bytes());
    let _ = stream.shutdown(Shutdown::Write);
    read_to_end(&mut stream)
}

/// Everything until the server closes; a reset counts as closing.
pub fn read_to_end(stream: &mut impl Read) -> String {
    let mut answer = Vec::new();
    let mut buffer = [0; 16 * 1024];
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => answer.extend_from_slice(&buffer[..count]),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => break,
            Err(error) => panic!("the server neither answered nor closed: {error}"),
        }
    }
    String::from_utf8_lossy(&answer).into_owned()
}

/// The statuses of all answers in what was read.
pub fn statuses(answers: &str) -> Vec<u16> {
    let heads = answers.match_indices("HTTP/1.1 ");
    heads.filter_map(|(at, start)| answers[at + start.len()..].get(..3)?.parse().ok()).collect()
}
