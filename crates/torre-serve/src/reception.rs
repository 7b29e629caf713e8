//! One thread's connections, from the handshake to the last answer.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use crate::application::Application;
use crate::connections::{Connections, Seat};
use crate::desk;
use crate::settings::Settings;
use crate::stall::Stall;
use crate::visitor::{Door, Visitor};

const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// The head of a request; browsers send 1 to 4 KB.
const LARGEST_HEAD: usize = 32 * 1024;
/// Requests on one HTTP/2 connection at once.
const STREAMS: u32 = 128;

/// Sent to who cannot be seated, without reading what they ask.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\ncache-control: no-store\r\nconnection: close\r\n\r\n";

pub(super) struct Reception<A> {
    pub door: Door<A>,
    pub tls: Option<TlsAcceptor>,
    pub connections: Arc<Connections>,
    pub stop: watch::Receiver<bool>,
}

impl<A: Application> Reception<A> {
    pub(super) async fn receive(mut self, socket: std::net::TcpListener) {
        let listener = match TcpListener::from_std(socket) {
            Ok(listener) => listener,
            Err(error) => return tracing::error!("a socket cannot be used: {error}"),
        };
        let builder = builder(self.door.settings.header_timeout);
        let open = GracefulShutdown::new();
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => self.welcome(stream, peer, &builder, &open),
                    Err(error) => {
                        // Out of descriptors, most likely: let some connections end.
                        tracing::warn!("a connection could not be accepted: {error}");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
                _ = self.stop.changed() => break,
            }
        }
        drop(listener);
        // A half-sent request would hold a graceful stop for ever.
        if timeout(self.door.settings.deadline, open.shutdown()).await.is_err() {
            tracing::warn!("open connections were cut at the deadline");
        }
    }

    fn welcome(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        builder: &Builder<TokioExecutor>,
        open: &GracefulShutdown,
    ) {
        let Some(seat) = self.connections.seat(peer.ip()) else { return turn_away(stream) };
        // Small answers must not wait for more.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!("TCP_NODELAY: {error}");
        }
        let visit = Visit {
            visitor: Visitor { door: self.door.clone(), peer },
            builder: builder.clone(),
            watcher: open.watcher(),
            _seat: seat,
        };
        match self.tls.clone() {
            None => drop(tokio::spawn(visit.attend(stream, self.stop.clone()))),
            Some(tls) => drop(tokio::spawn(async move {
                match timeout(HANDSHAKE_TIMEOUT, tls.accept(stream)).await {
                    Ok(Ok(stream)) => visit.serve(stream).await,
                    Ok(Err(error)) => tracing::debug!("a handshake failed: {error}"),
                    Err(_) => tracing::debug!("a handshake took too long"),
                }
            })),
        }
    }
}

/// A connection that has its place.
struct Visit<A> {
    visitor: Visitor<A>,
    builder: Builder<TokioExecutor>,
    watcher: Watcher,
    _seat: Seat,
}

impl<A: Application> Visit<A> {
    async fn attend(self, stream: TcpStream, stop: watch::Receiver<bool>) {
        match desk::attend(stream, &self.visitor.door, stop).await {
            Ok(Some(stream)) => self.serve(stream).await,
            Ok(None) => {}
            Err(error) => tracing::debug!("a connection ended early: {error}"),
        }
    }

    async fn serve<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(self, stream: S) {
        let Settings { header_timeout, write_timeout, .. } = self.visitor.door.settings;
        let stream = TokioIo::new(Stall::new(stream, header_timeout, write_timeout));
        let connection = self.builder.serve_connection(stream, self.visitor).into_owned();
        if let Err(error) = self.watcher.watch(connection).await {
            tracing::debug!("a connection ended early: {error}");
        }
    }
}

fn builder(header_timeout: Duration) -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    builder
        .http1()
        // Whoever says that no more will come may still wait for the answer.
        .half_close(true)
        // hyper's timeouts do nothing without a timer.
        .timer(TokioTimer::new())
        .header_read_timeout(header_timeout)
        .max_buf_size(LARGEST_HEAD);
    builder
        .http2()
        .timer(TokioTimer::new())
        .keep_alive_interval(Duration::from_secs(30))
        .keep_alive_timeout(Duration::from_secs(10))
        .max_header_list_size(LARGEST_HEAD as u32)
        .max_concurrent_streams(STREAMS);
    builder
}

/// Best effort: the answer fits into the socket's buffer or is not sent.
fn turn_away(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(FULL);
        let _ = stream.shutdown(std::net::Shutdown::Write);
    }
}
