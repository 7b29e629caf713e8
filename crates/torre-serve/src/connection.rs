//! One connection: the fast path first, where it applies, then HTTP/1.1 or HTTP/2 by hyper, until the client leaves, is
//! idle for too long, or the program ends.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use crate::activity::Activity;
use crate::application::Application;
use crate::connection_limit::ConnectionPermit;
use crate::fast_path::serve_cached::serve_cached;
use crate::io_timeouts::IoTimeouts;
use crate::request_service::RequestService;

const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// The head of a request; browsers send 1 to 4 KB.
const LARGEST_HEAD: usize = 32 * 1024;
/// Requests on one HTTP/2 connection at once.
const STREAMS: u32 = 128;
/// Bytes that an HTTP/2 client may send before anybody has read them: a form, and several at once. They wait in memory.
const STREAM_WINDOW: u32 = 64 * 1024;
const CONNECTION_WINDOW: u32 = 256 * 1024;

pub(crate) struct Connection<A: Application> {
    pub service: RequestService<A>,
    pub protocols: Arc<Builder<TokioExecutor>>,
    pub stop: watch::Receiver<bool>,
    pub permit: ConnectionPermit,
    /// Dropped at the end: the accept loop waits for the last one.
    pub open: mpsc::Sender<()>,
}

impl<A: Application> Connection<A> {
    pub(crate) async fn serve_plain(self, stream: TcpStream) {
        match serve_cached(stream, &self.service.context, self.stop.clone()).await {
            Ok(Some(stream)) => self.serve(stream).await,
            Ok(None) => {}
            Err(error) => tracing::debug!("a connection ended early: {error}"),
        }
    }

    pub(crate) async fn serve_tls(self, stream: TcpStream, tls: TlsAcceptor) {
        match timeout(HANDSHAKE_TIMEOUT, tls.accept(stream)).await {
            Ok(Ok(stream)) => self.serve(stream).await,
            Ok(Err(error)) => tracing::debug!("a handshake failed: {error}"),
            Err(_) => tracing::debug!("a handshake took too long"),
        }
    }

    async fn serve<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(mut self, stream: S) {
        let settings = self.service.context.settings;
        let activity = Arc::clone(&self.service.activity);
        let stream = IoTimeouts::new(stream, settings.header_timeout, settings.write_timeout);
        let mut connection = pin!(self.protocols.serve_connection(TokioIo::new(stream), self.service));
        let result = tokio::select! {
            result = connection.as_mut() => result,
            () = ended(&mut self.stop, &activity, settings.header_timeout) => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = result {
            tracing::debug!("a connection ended early: {error}");
        }
        drop((self.permit, self.open));
    }
}

/// Ends when the program does or when the client has asked nothing for too long: open requests may then finish.
async fn ended(stop: &mut watch::Receiver<bool>, activity: &Activity, idle_timeout: Duration) {
    tokio::select! {
        _ = stop.wait_for(|stop| *stop) => {}
        () = activity.idle_for(idle_timeout) => {}
    }
}

/// HTTP/1.1 and HTTP/2 with their limits.
pub(crate) fn protocols(header_timeout: Duration) -> Builder<TokioExecutor> {
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
        .max_concurrent_streams(STREAMS)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW);
    builder
}
