//! Accepting connections: one single-threaded runtime a core, each with its own socket on the same
//! port (SO_REUSEPORT), so that no connection ever moves between threads.

use std::net::SocketAddr;
use std::time::Duration;
use std::{io, thread};

use axum::Router;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use socket2::{Domain, Protocol, Socket, Type};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::http::client::Peer;

/// A visitor who has not sent a whole request head by then is not one.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
const BACKLOG: i32 = 4096;

/// The sockets, bound before anything is announced.
pub struct Listeners(Vec<std::net::TcpListener>);

impl Listeners {
    pub fn bind(address: SocketAddr) -> io::Result<Listeners> {
        // Without reuse first: a second program on the same port must be refused, not share it.
        let first = listen(address, false)?;
        let address = first.local_addr()?;
        drop(first);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let sockets: io::Result<Vec<_>> = (0..cores).map(|_| listen(address, true)).collect();
        Ok(Listeners(sockets?))
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.0
            .first()
            .map_or_else(|| Err(io::ErrorKind::NotConnected.into()), std::net::TcpListener::local_addr)
    }

    /// Serves until `stop` says so, then lets open requests finish until the deadline.
    pub fn serve(
        self,
        router: &Router,
        stop: &watch::Receiver<bool>,
        deadline: Duration,
    ) -> io::Result<Vec<thread::JoinHandle<()>>> {
        let spawn = |(core, socket): (usize, std::net::TcpListener)| {
            let (router, stop) = (router.clone(), stop.clone());
            thread::Builder::new().name(format!("serve-{core}")).spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
                match runtime {
                    Ok(runtime) => runtime.block_on(accept(socket, router, stop, deadline)),
                    Err(error) => tracing::error!("a serving thread cannot start: {error}"),
                }
            })
        };
        self.0.into_iter().enumerate().map(spawn).collect()
    }
}

fn listen(address: SocketAddr, reuse_port: bool) -> io::Result<std::net::TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
    socket.set_reuse_address(true)?;
    socket.set_reuse_port(reuse_port)?;
    socket.set_nonblocking(true)?;
    socket.bind(&address.into())?;
    if reuse_port {
        socket.listen(BACKLOG)?;
    }
    Ok(socket.into())
}

async fn accept(
    socket: std::net::TcpListener,
    router: Router,
    mut stop: watch::Receiver<bool>,
    deadline: Duration,
) {
    let listener = match TcpListener::from_std(socket) {
        Ok(listener) => listener,
        Err(error) => return tracing::error!("a socket cannot be used: {error}"),
    };
    let builder = connection_builder();
    let open = GracefulShutdown::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connect(stream, peer, &builder, &router, &open),
                Err(error) => {
                    // Out of descriptors, most likely: let some connections end.
                    tracing::warn!("a connection could not be accepted: {error}");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            _ = stop.changed() => break,
        }
    }
    drop(listener);
    // A half-sent request would hold a graceful stop for ever.
    if tokio::time::timeout(deadline, open.shutdown()).await.is_err() {
        tracing::warn!("open connections were cut at the deadline");
    }
}

fn connection_builder() -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    // hyper's timeouts do nothing without a timer.
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT);
    builder.http2().timer(TokioTimer::new()).keep_alive_interval(Duration::from_secs(30));
    builder
}

fn connect(
    stream: TcpStream,
    peer: SocketAddr,
    builder: &Builder<TokioExecutor>,
    router: &Router,
    open: &GracefulShutdown,
) {
    // Small answers must not wait for more.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!("TCP_NODELAY: {error}");
    }
    let router = router.clone();
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(request.map(axum::body::Body::new))
    });
    let connection = builder.serve_connection(TokioIo::new(stream), service).into_owned();
    let watched = open.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = watched.await {
            tracing::debug!("a connection ended early: {error}");
        }
    });
}
