//! The accept loop of one serving thread: takes connections within the limit until the program stops, then drains them.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper_util::rt::TokioExecutor;
use hyper_util::server::conn::auto::Builder;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use crate::activity::Activity;
use crate::application::Application;
use crate::certificates::Certificates;
use crate::connection::{Connection, protocols};
use crate::connection_limit::ConnectionLimit;
use crate::context::ThreadContext;
use crate::request_service::RequestService;

/// Sent to a connection over the limit, without reading what it asks.
const OVER_LIMIT: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\ncache-control: no-store\r\nconnection: close\r\n\r\n";

pub(crate) struct AcceptLoop<A: Application> {
    pub context: Arc<ThreadContext<A>>,
    pub tls: Option<Arc<Certificates>>,
    pub connection_limit: Arc<ConnectionLimit>,
    pub stop: watch::Receiver<bool>,
}

impl<A: Application> AcceptLoop<A> {
    pub(crate) async fn run(mut self, socket: std::net::TcpListener) {
        let listener = match TcpListener::from_std(socket) {
            Ok(listener) => listener,
            Err(error) => return tracing::error!("a socket cannot be used: {error}"),
        };
        let protocols = Arc::new(protocols(self.context.settings.header_timeout));
        let (open, mut ended) = mpsc::channel::<()>(1);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => self.start(stream, peer, &protocols, &open),
                    Err(error) => {
                        // Out of descriptors, most likely: let some connections end.
                        tracing::warn!("a connection could not be accepted: {error}");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
                _ = self.stop.changed() => break,
            }
        }
        drop((listener, open));
        // A half-sent request would hold a graceful shutdown for ever. Nothing is ever sent: the last connection's end
        // closes the channel.
        if timeout(self.context.settings.shutdown_timeout, ended.recv()).await.is_err() {
            tracing::warn!("open connections were cut at the deadline");
        }
    }

    fn start(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        protocols: &Arc<Builder<TokioExecutor>>,
        open: &mpsc::Sender<()>,
    ) {
        let Some(permit) = self.connection_limit.acquire(peer.ip()) else { return refuse(stream) };
        // Small responses must not wait for more.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!("TCP_NODELAY: {error}");
        }
        let connection = Connection {
            service: RequestService { context: Arc::clone(&self.context), activity: Activity::new(), peer },
            protocols: Arc::clone(protocols),
            stop: self.stop.clone(),
            permit,
            open: open.clone(),
        };
        match &self.tls {
            None => drop(tokio::spawn(connection.serve_plain(stream))),
            Some(certificates) => drop(tokio::spawn(connection.serve_tls(stream, certificates.acceptor()))),
        }
    }
}

/// Best effort: the response fits into the socket's buffer or is not sent.
fn refuse(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(OVER_LIMIT);
        let _ = stream.shutdown(std::net::Shutdown::Write);
    }
}
