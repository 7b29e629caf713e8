//! One connection: the fast path first, where it applies, then HTTP/1.1 or HTTP/2 by hyper.

use std::sync::Arc;
use std::time::Duration;

use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::Watcher;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

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

pub(crate) struct Connection<A: Application> {
    pub service: RequestService<A>,
    pub protocols: Arc<Builder<TokioExecutor>>,
    pub watcher: Watcher,
    pub permit: ConnectionPermit,
}

impl<A: Application> Connection<A> {
    pub(crate) async fn serve_plain(self, stream: TcpStream, stop: watch::Receiver<bool>) {
        match serve_cached(stream, &self.service.context, stop).await {
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

    async fn serve<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(self, stream: S) {
        let settings = self.service.context.settings;
        let stream = IoTimeouts::new(stream, settings.header_timeout, settings.write_timeout);
        let connection = self.protocols.serve_connection(TokioIo::new(stream), self.service).into_owned();
        if let Err(error) = self.watcher.watch(connection).await {
            tracing::debug!("a connection ended early: {error}");
        }
        drop(self.permit);
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
        .max_concurrent_streams(STREAMS);
    builder
}
