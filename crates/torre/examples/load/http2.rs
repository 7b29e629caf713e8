//! HTTP/2 with TLS: a task for each connection, one stream at a time, as the other protocols have one request at a time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::http::Request;
use h2::client::{Builder, SendRequest};
use rustls::ClientConfig;
use tokio::net::TcpStream;
use url::Url;

use crate::tasks::Outcome;
use crate::tls;

/// As much as a browser allows: no response waits for the client to allow more.
const STREAM_WINDOW: u32 = 6 * 1024 * 1024;
const CONNECTION_WINDOW: u32 = i32::MAX as u32;

#[derive(Clone)]
pub(crate) struct Http2 {
    address: SocketAddr,
    tls: Arc<ClientConfig>,
    request: Request<()>,
    status: u16,
}

impl Http2 {
    pub(crate) fn new(address: SocketAddr, url: &Url, headers: &[String], status: u16) -> Self {
        let request = headers.iter().fold(Request::get(url.as_str()), |request, header| {
            let (name, value) = header.split_once(": ").unwrap();
            request.header(name, value)
        });
        Self { address, tls: tls::config(b"h2"), request: request.body(()).unwrap(), status }
    }

    pub(crate) async fn ask_until(self, started: Instant, end: Instant) -> Outcome {
        let stream = tls::connect(TcpStream::connect(self.address).await.unwrap(), &self.tls).await.unwrap();
        let mut builder = Builder::new();
        builder.initial_window_size(STREAM_WINDOW).initial_connection_window_size(CONNECTION_WINDOW);
        let (mut sender, connection) = builder.handshake::<_, &[u8]>(stream).await.unwrap();
        let connection = tokio::spawn(connection);
        let mut outcome = Outcome::default();
        let (_, expected) = self.ask(&mut sender).await;
        tokio::time::sleep_until(started.into()).await;
        while Instant::now() < end {
            let asked = Instant::now();
            let response = self.ask(&mut sender).await;
            outcome.add(asked, response == (self.status, expected));
        }
        connection.abort();
        outcome
    }

    /// The status, and the length of the body.
    async fn ask(&self, sender: &mut SendRequest<&'static [u8]>) -> (u16, usize) {
        std::future::poll_fn(|context| sender.poll_ready(context)).await.unwrap();
        let (response, _) = sender.send_request(self.request.clone(), true).unwrap();
        let response = response.await.unwrap();
        let status = response.status().as_u16();
        let (mut body, mut length) = (response.into_body(), 0);
        while let Some(chunk) = body.data().await {
            let chunk = chunk.unwrap();
            length += chunk.len();
            body.flow_control().release_capacity(chunk.len()).unwrap();
        }
        (status, length)
    }
}
