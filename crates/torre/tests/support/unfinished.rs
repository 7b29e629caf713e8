//! A client that begins requests and does not end them: over HTTP/2 without TLS, from an address of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::Request;
use h2::client::{ResponseFuture, SendRequest};
use h2::{RecvStream, SendStream};
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

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
    pub fn begin(address: SocketAddr, plan: &Plan) -> Unfinished {
        let (runtime, stop) = runtime();
        let (mut open, mut connections) = (Vec::new(), Vec::new());
        runtime.block_on(async {
            for _ in 0..plan.connections {
                let (streams, connection) = connection(address, plan).await;
                open.extend(streams);
                connections.push(connection);
            }
        });
        Unfinished { runtime, _stop: stop, open, connections }
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

async fn connection(address: SocketAddr, plan: &Plan) -> (Vec<Begun>, JoinHandle<()>) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((plan.from, 0))).unwrap();
    let stream: TcpStream = socket.connect(address).await.unwrap();
    let (mut client, connection) = h2::client::handshake(stream).await.unwrap();
    let task = tokio::spawn(async move { drop(connection.await) });
    let mut open = Vec::new();
    for _ in 0..plan.streams {
        // A server that has had enough closes the connection.
        let Ok(Ok(ready)) = timeout(Duration::from_secs(5), client.ready()).await else { break };
        client = ready;
        let Ok(stream) = begin(&mut client, address, plan) else { break };
        open.push(stream);
    }
    (open, task)
}

fn begin(client: &mut SendRequest<Bytes>, address: SocketAddr, plan: &Plan) -> Result<Begun, h2::Error> {
    let mut request = Request::post(format!("http://{address}{}", plan.path));
    for (name, value) in plan.headers {
        request = request.header(*name, *value);
    }
    let (response, mut body) = client.send_request(request.body(()).unwrap(), false)?;
    if plan.bytes > 0 {
        body.send_data(Bytes::from(vec![b' '; plan.bytes]), false)?;
    }
    Ok((response, body))
}
