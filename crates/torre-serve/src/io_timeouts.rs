//! Read and write timeouts that hyper does not have: for a client that takes nothing of a response, and for one that
//! connects and does not say which protocol it speaks.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// As many bytes as tell HTTP/2 from HTTP/1; from there on hyper has its own timer.
const PREFACE: usize = 24;

/// A stream that ends in an error when the other side keeps it waiting for too long.
pub(crate) struct IoTimeouts<S> {
    stream: S,
    /// Until the protocol is known.
    preface_timer: Option<Pin<Box<Sleep>>>,
    received: usize,
    write_timeout: Duration,
    /// Set up when a write first has to wait; most never do.
    write_timer: Option<Pin<Box<Sleep>>>,
    is_write_pending: bool,
}

impl<S> IoTimeouts<S> {
    /// `preface_timeout`: how long the first bytes may take; `write_timeout`: how long a write may wait.
    pub(crate) fn new(stream: S, preface_timeout: Duration, write_timeout: Duration) -> IoTimeouts<S> {
        IoTimeouts {
            stream,
            preface_timer: Some(Box::pin(sleep(preface_timeout))),
            received: 0,
            write_timeout,
            write_timer: None,
            is_write_pending: false,
        }
    }

    fn poll_preface(
        &mut self,
        context: &mut Context<'_>,
        is_pending: bool,
        count: usize,
    ) -> Poll<io::Result<()>> {
        let Some(timer) = &mut self.preface_timer else { return Poll::Pending };
        self.received += count;
        if self.received >= PREFACE {
            self.preface_timer = None;
        } else if is_pending && timer.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }

    fn limit_write<T>(
        &mut self,
        context: &mut Context<'_>,
        result: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if result.is_ready() {
            self.is_write_pending = false;
            return result;
        }
        let limit = self.write_timeout;
        let timer = self.write_timer.get_or_insert_with(|| Box::pin(sleep(limit)));
        if !self.is_write_pending {
            timer.as_mut().reset(Instant::now() + limit);
            self.is_write_pending = true;
        }
        ready!(timer.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for IoTimeouts<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let before = buffer.filled().len();
        let result = Pin::new(&mut this.stream).poll_read(context, buffer);
        let preface = this.poll_preface(context, result.is_pending(), buffer.filled().len() - before);
        if result.is_pending() { preface } else { result }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for IoTimeouts<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.limit_write(context, result)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_write_vectored(context, pieces);
        this.limit_write(context, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_flush(context);
        this.limit_write(context, result)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_shutdown(context);
        this.limit_write(context, result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn a_reader_who_stops_is_given_up() {
        let (_client, server) = tokio::io::duplex(16);
        let mut stream = IoTimeouts::new(server, Duration::from_secs(60), Duration::from_millis(20));
        let error = stream.write_all(&[0; 64]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_client_who_says_nothing_is_given_up() {
        let (_client, server) = tokio::io::duplex(64);
        let mut stream = IoTimeouts::new(server, Duration::from_millis(20), Duration::from_secs(60));
        assert_eq!(stream.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn half_a_preface_is_none() {
        let (mut client, server) = tokio::io::duplex(64);
        let mut stream = IoTimeouts::new(server, Duration::from_millis(20), Duration::from_secs(60));
        client.write_all(b"PRI * HTTP/2").await.unwrap();
        assert_eq!(stream.read_exact(&mut [0; 24]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_slow_reader_who_reads_on_is_served() {
        let (mut client, server) = tokio::io::duplex(16);
        let mut stream = IoTimeouts::new(server, Duration::from_secs(60), Duration::from_secs(60));
        let reading = tokio::spawn(async move {
            let mut all = [0; 64];
            client.read_exact(&mut all).await.is_ok()
        });
        stream.write_all(&[1; 64]).await.unwrap();
        assert!(reading.await.unwrap());
    }
}
