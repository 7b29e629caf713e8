//! A client that begins requests and does not end them: over HTTP/2, from an address of its own.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::Request;
use h2::client::{ResponseFuture, SendRequest};
use h2::{RecvStream, SendStream};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpSocket;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::endpoint::Endpoint;
use super::tls;

/// What is begun: POST requests to an address, with so many bytes of a body that is to be longer.
pub struct Plan {
    pub from: Ipv4Addr,
    pub connections: usize,
    /// On each connection.
    pub streams: usize,
    pub path: &'static str,
    pub headers: &'static [(&'static str, &'static str)],
    pub bytes: usize,
}

/// A request that waits for the rest of its body, or for its answer.
type Begun = (ResponseFuture, SendStream<Bytes>);

/// The requests, open until dropped.
pub struct Unfinished {
    runtime: Handle,
    /// Ends the thread that drives the connections.
    _stop: oneshot::Sender<()>,
    open: Vec<Begun>,
    connections: Vec<JoinHandle<()>>,
}

impl Unfinished {
    /// A connection that the server does not want is left out.
    pub fn begin(endpoint: impl Into<Endpoint>, plan: &Plan) -> Unfinished {
        let (endpoint, (runtime, stop)) = (endpoint.into(), runtime());
        let (mut open, mut connections) = (Vec::new(), Vec::new());
        runtime.block_on(async {
            for _ in 0..plan.connections {
                let Ok((streams, connection)) = connect(endpoint, plan).await else { continue };
                open.extend(streams);
                connections.push(connection);
            }
        });
        Unfinished { runtime, _stop: stop, open, connections }
    }

    /// Requests that were begun.
    pub fn count(&self) -> usize {
        self.open.len()
    }

    /// The server has closed all connections.
    pub fn are_closed(&self) -> bool {
        self.connections.iter().all(JoinHandle::is_finished)
    }

    /// The statuses of those that were answered although they are not finished.
    pub fn answered(&mut self) -> Vec<u16> {
        self.runtime.block_on(async {
            let mut statuses = Vec::new();
            for (response, _) in &mut self.open {
                if let Ok(Ok(answer)) = timeout(Duration::from_millis(1), response).await {
                    let answer: axum::http::Response<RecvStream> = answer;
                    statuses.push(answer.status().as_u16());
                }
            }
            statuses
        })
    }
}

/// A runtime that goes on while the test does other things.
fn runtime() -> (Handle, oneshot::Sender<()>) {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let (stop, stopped) = oneshot::channel();
    let handle = runtime.handle().clone();
    std::thread::spawn(move || drop(runtime.block_on(stopped)));
    (handle, stop)
}

async fn connect(endpoint: Endpoint, plan: &Plan) -> io::Result<(Vec<Begun>, JoinHandle<()>)> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((plan.from, 0)))?;
    let stream = socket.connect(endpoint.address).await?;
    let begun = match endpoint.http2_tls() {
        Some(config) => begin_all(tls::connect(stream, config).await?, endpoint, plan).await,
        None => begin_all(stream, endpoint, plan).await,
    };
    begun.map_err(io::Error::other)
}

async fn begin_all<T: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: T,
    endpoint: Endpoint,
    plan: &Plan,
) -> Result<(Vec<Begun>, JoinHandle<()>), h2::Error> {
    let (mut client, connection) = h2::client::handshake(stream).await?;
    let task = tokio::spawn(async move { drop(connection.await) });
    // One for all: the attacker's own memory is not what is measured.
    let bytes = Bytes::from(vec![b' '; plan.bytes]);
    let mut open = Vec::new();
    for _ in 0..plan.streams {
        // A server that has had enough closes the connection.
        let Ok(Ok(ready)) = timeout(Duration::from_secs(5), client.ready()).await else { break };
        client = ready;
        let Ok(stream) = begin(&mut client, endpoint, plan, &bytes) else { break };
        open.push(stream);
    }
    Ok((open, task))
}

fn begin(
    client: &mut SendRequest<Bytes>,
    endpoint: Endpoint,
    plan: &Plan,
    bytes: &Bytes,
) -> Result<Begun, h2::Error> {
    let mut request = Request::post(format!("{}://{}{}", endpoint.scheme(), endpoint.address, plan.path));
    for (name, value) in plan.headers {
        request = request.header(*name, *value);
    }
    let (response, mut body) = client.send_request(request.body(()).unwrap(), false)?;
    if !bytes.is_empty() {
        body.send_data(bytes.clone(), false)?;
    }
    Ok((response, body))
}
