//! Where a client connects to, plainly or with TLS, and from which address of the loopback network.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use rustls::{ClientConfig, ClientConnection, StreamOwned};
use socket2::{Domain, Socket, Type};

use super::tls;

/// Long enough for a busy machine; nothing is measured by it.
const READ_TIMEOUT: Duration = Duration::from_secs(60);

static HTTP1: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| tls::config(b"http/1.1"));
static HTTP2: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| tls::config(b"h2"));

#[derive(Clone, Copy)]
pub struct Endpoint {
    pub address: SocketAddr,
    pub is_tls: bool,
}

/// Bytes to and from a server, whatever is between.
pub trait Connection: Read + Write + Send {}

impl<T: Read + Write + Send> Connection for T {}

impl From<SocketAddr> for Endpoint {
    /// Without TLS.
    fn from(address: SocketAddr) -> Endpoint {
        Endpoint { address, is_tls: false }
    }
}

impl Endpoint {
    pub fn scheme(self) -> &'static str {
        if self.is_tls { "https" } else { "http" }
    }

    /// For HTTP/1.1. `from`: the client's own address, where it matters.
    pub fn connect(self, from: Option<Ipv4Addr>) -> io::Result<Box<dyn Connection>> {
        let socket = Socket::new(Domain::for_address(self.address), Type::STREAM, None)?;
        if let Some(from) = from {
            socket.bind(&SocketAddr::from((from, 0)).into())?;
        }
        socket.connect(&self.address.into())?;
        let stream: TcpStream = socket.into();
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(READ_TIMEOUT))?;
        if !self.is_tls {
            return Ok(Box::new(stream));
        }
        let client =
            ClientConnection::new(Arc::clone(&HTTP1), tls::server_name()).map_err(io::Error::other)?;
        Ok(Box::new(StreamOwned::new(client, stream)))
    }

    /// For HTTP/2: the TLS to be spoken, if any.
    pub fn http2_tls(self) -> Option<&'static Arc<ClientConfig>> {
        self.is_tls.then(|| &*HTTP2)
    }
}
