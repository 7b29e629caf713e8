//! Listening sockets: one for each core on the same port (SO_REUSEPORT), each with a single-threaded runtime, so that no
//! connection ever moves between threads.

use std::net::SocketAddr;
use std::sync::Arc;
use std::{io, thread};

use axum::Router;
use socket2::{Domain, Protocol, Socket, Type};
use tokio::sync::watch;

use crate::accept_loop::AcceptLoop;
use crate::application::Application;
use crate::certificates::Certificates;
use crate::connection_limit::ConnectionLimit;
use crate::context::ThreadContext;
use crate::counters::CounterRegistry;
use crate::request_limits::RequestLimits;
use crate::settings::Settings;

const BACKLOG: i32 = 4096;

/// The sockets, bound before anything is announced.
pub struct Listeners(Vec<std::net::TcpListener>);

/// What is served at the sockets, and until when.
pub struct Service<A> {
    pub app: A,
    pub router: Router,
    pub tls: Option<Arc<Certificates>>,
    pub connection_limit: Arc<ConnectionLimit>,
    pub counters: Arc<CounterRegistry>,
    pub request_limits: RequestLimits,
    pub settings: Settings,
    pub stop: watch::Receiver<bool>,
}

impl Listeners {
    /// One socket for each core, on one port.
    pub fn bind(address: SocketAddr) -> io::Result<Listeners> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Listeners::bind_some(address, cores)
    }

    /// One socket: for the administrator's address, which nobody floods.
    pub fn bind_one(address: SocketAddr) -> io::Result<Listeners> {
        Listeners::bind_some(address, 1)
    }

    fn bind_some(address: SocketAddr, count: usize) -> io::Result<Listeners> {
        // Without reuse first: a second program on the same port must be refused, not share it.
        let first = listen(address, false)?;
        let address = first.local_addr()?;
        drop(first);
        let sockets: io::Result<Vec<_>> = (0..count).map(|_| listen(address, true)).collect();
        Ok(Listeners(sockets?))
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.0
            .first()
            .map_or_else(|| Err(io::ErrorKind::NotConnected.into()), std::net::TcpListener::local_addr)
    }

    /// Serves until told to stop, then lets open requests finish until the deadline.
    pub fn serve<A: Application>(self, service: &Service<A>) -> io::Result<Vec<thread::JoinHandle<()>>> {
        self.0.into_iter().enumerate().map(|(core, socket)| spawn(core, socket, service)).collect()
    }
}

fn spawn<A: Application>(
    core: usize,
    socket: std::net::TcpListener,
    service: &Service<A>,
) -> io::Result<thread::JoinHandle<()>> {
    let context = ThreadContext::new(
        service.app.clone(),
        service.router.clone(),
        service.settings,
        service.request_limits.clone(),
        service.counters.add_thread(),
    );
    let accept_loop = AcceptLoop {
        context: Arc::new(context),
        tls: service.tls.clone(),
        connection_limit: Arc::clone(&service.connection_limit),
        stop: service.stop.clone(),
    };
    thread::Builder::new().name(format!("serve-{core}")).spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        match runtime {
            Ok(runtime) => runtime.block_on(accept_loop.run(socket)),
            Err(error) => tracing::error!("a serving thread cannot start: {error}"),
        }
    })
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
