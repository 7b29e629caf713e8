//! HTTP/1.1 with TLS: a task for each connection.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use rustls::{ClientConfig, ClientConnection, StreamOwned};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::expected::Expected;
use crate::request::RequestBytes;
use crate::tasks::Outcome;
use crate::tls;

#[derive(Clone)]
pub(crate) struct Https1 {
    address: SocketAddr,
    tls: Arc<ClientConfig>,
    request: RequestBytes,
    expected: Expected,
}

impl Https1 {
    pub(crate) fn new(address: SocketAddr, mut request: RequestBytes, status: u16) -> Self {
        let tls = tls::config(b"http/1.1");
        let client = ClientConnection::new(Arc::clone(&tls), tls::server_name()).unwrap();
        let stream = StreamOwned::new(client, std::net::TcpStream::connect(address).unwrap());
        let expected = Expected::learn(stream, &mut request, status);
        Self { address, tls, request, expected }
    }

    pub(crate) async fn ask_until(mut self, started: Instant, end: Instant) -> Outcome {
        let mut stream =
            tls::connect(TcpStream::connect(self.address).await.unwrap(), &self.tls).await.unwrap();
        let mut outcome = Outcome::default();
        let mut response = vec![0; self.expected.length];
        tokio::time::sleep_until(started.into()).await;
        while Instant::now() < end {
            let asked = Instant::now();
            stream.write_all(self.request.next()).await.unwrap();
            stream.read_exact(&mut response).await.unwrap();
            outcome.add(asked, response.starts_with(&self.expected.status_line));
        }
        outcome
    }
}
