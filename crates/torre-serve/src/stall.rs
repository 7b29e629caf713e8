//! Two kinds of silence that hyper waits out for ever, and this program does not: a visitor who takes
//! nothing of an answer, and one who connects and does not say which protocol it speaks.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// As many bytes as tell HTTP/2 from HTTP/1; from there on hyper has its own clock.
const PREFACE: usize = 24;

/// A stream that ends in an error when the other side is silent for too long.
pub(super) struct Stall<S> {
    stream: S,
    patience: Duration,
    /// Until the protocol is known.
    greeting: Option<Pin<Box<Sleep>>>,
    heard: usize,
    /// Set up when a write first has to wait; most never do.
    waiting: Option<Pin<Box<Sleep>>>,
    is_waiting: bool,
}

impl<S> Stall<S> {
    /// `greeting`: how long the first bytes may take; `patience`: how long a write may wait.
    pub(super) fn new(stream: S, greeting: Duration, patience: Duration) -> Stall<S> {
        let greeting = Some(Box::pin(tokio::time::sleep(greeting)));
        Stall { stream, patience, greeting, heard: 0, waiting: None, is_waiting: false }
    }

    fn greet(&mut self, context: &mut Context<'_>, is_silent: bool, count: usize) -> Poll<io::Result<()>> {
        let Some(greeting) = &mut self.greeting else { return Poll::Pending };
        self.heard += count;
        if self.heard >= PREFACE {
            self.greeting = None;
        } else if is_silent && greeting.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }

    fn watch<T>(&mut self, context: &mut Context<'_>, result: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if result.is_ready() {
            self.is_waiting = false;
            return result;
        }
        let patience = self.patience;
        let sleep = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        if !self.is_waiting {
            sleep.as_mut().reset(Instant::now() + patience);
            self.is_waiting = true;
        }
        ready!(sleep.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Stall<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let before = buffer.filled().len();
        let result = Pin::new(&mut this.stream).poll_read(context, buffer);
        let silence = this.greet(context, result.is_pending(), buffer.filled().len() - before);
        if result.is_pending() { silence } else { result }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Stall<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.watch(context, result)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_write_vectored(context, pieces);
        this.watch(context, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_flush(context);
        this.watch(context, result)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let result = Pin::new(&mut this.stream).poll_shutdown(context);
        this.watch(context, result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn a_reader_who_stops_is_given_up() {
        let (_visitor, server) = tokio::io::duplex(16);
        let mut stream = Stall::new(server, Duration::from_secs(60), Duration::from_millis(20));
        let error = stream.write_all(&[0; 64]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_visitor_who_says_nothing_is_given_up() {
        let (_visitor, server) = tokio::io::duplex(64);
        let mut stream = Stall::new(server, Duration::from_millis(20), Duration::from_secs(60));
        assert_eq!(stream.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn half_a_greeting_is_none() {
        let (mut visitor, server) = tokio::io::duplex(64);
        let mut stream = Stall::new(server, Duration::from_millis(20), Duration::from_secs(60));
        visitor.write_all(b"PRI * HTTP/2").await.unwrap();
        assert_eq!(stream.read_exact(&mut [0; 24]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_slow_reader_who_reads_on_is_served() {
        let (mut visitor, server) = tokio::io::duplex(16);
        let mut stream = Stall::new(server, Duration::from_secs(60), Duration::from_secs(60));
        let reading = tokio::spawn(async move {
            let mut all = [0; 64];
            visitor.read_exact(&mut all).await.is_ok()
        });
        stream.write_all(&[1; 64]).await.unwrap();
        assert!(reading.await.unwrap());
    }
}
