//! The same over HTTP/1.1, where each request has a connection: an enquiry of which one byte comes.

use std::io::{self, Write};
use std::net::Ipv4Addr;

use super::endpoint::{Connection, Endpoint};

const BEGIN: &[u8] = b"POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";

/// Open until dropped. `attacker`: another loopback address for each.
pub fn begin(endpoint: impl Into<Endpoint>, attacker: u8) -> io::Result<Box<dyn Connection>> {
    let mut connection = endpoint.into().connect(Some(Ipv4Addr::new(127, 0, 1, 1 + attacker)))?;
    // Whoever is over a limit may be closed already.
    let _ = connection.write_all(BEGIN);
    Ok(connection)
}
