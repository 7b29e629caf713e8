//! A zero-copy stream: a connection without TLS on which cached bodies go out with `sendfile`.

use std::fs::File;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::PoisonError;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use rustix::fs::sendfile;
use rustix::net::{SendAncillaryBuffer, SendFlags, sendmsg};
use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
use tokio::net::TcpStream;

use crate::response_cache::bodies::{SharedBodies, WORTH_A_FILE};

pub(crate) struct ZeroCopyStream {
    stream: TcpStream,
    /// Where memory files are found. Nothing: every body is copied.
    bodies: Option<SharedBodies>,
    /// Read before, and to be read again.
    unread: Bytes,
}

impl ZeroCopyStream {
    pub(super) fn new(stream: TcpStream, bodies: Option<SharedBodies>) -> ZeroCopyStream {
        ZeroCopyStream { stream, bodies, unread: Bytes::new() }
    }

    /// The same connection, for a reader who has not seen these bytes.
    pub(super) fn with_unread(self, bytes: Vec<u8>) -> ZeroCopyStream {
        ZeroCopyStream { unread: bytes.into(), ..self }
    }

    /// Sends with a memory file, if one of these pieces is a body that has one.
    fn poll_send_file(
        &self,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Option<Poll<io::Result<usize>>> {
        let bodies = self.bodies.as_ref()?;
        let index = pieces.iter().position(|piece| piece.len() >= WORTH_A_FILE)?;
        let (ahead, body) = (pieces.get(..index)?, pieces.get(index)?);
        let bodies = bodies.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, offset) = bodies.find(body)?;
        let send = || send(&self.stream, ahead, file.as_file(), offset, body.len());
        Some(poll_writable(&self.stream, context, send))
    }
}

/// Tries again whenever the socket turns out to be full after all.
fn poll_writable(
    stream: &TcpStream,
    context: &mut Context<'_>,
    mut send: impl FnMut() -> io::Result<usize>,
) -> Poll<io::Result<usize>> {
    loop {
        ready!(stream.poll_write_ready(context))?;
        match stream.try_io(Interest::WRITABLE, &mut send) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            result => return Poll::Ready(result),
        }
    }
}

/// What is ahead of a body, usually the headers, and then the body itself.
fn send(
    stream: &TcpStream,
    ahead: &[IoSlice<'_>],
    file: &File,
    offset: u64,
    length: usize,
) -> io::Result<usize> {
    let before: usize = ahead.iter().map(|piece| piece.len()).sum();
    if before > 0 {
        // More follows at once: one packet instead of two.
        let flags = SendFlags::MORE | SendFlags::NOSIGNAL;
        let sent = sendmsg(stream, ahead, &mut SendAncillaryBuffer::default(), flags)?;
        if sent < before {
            return Ok(sent);
        }
    }
    let mut offset = offset;
    match sendfile(stream, file, Some(&mut offset), length) {
        Ok(sent) => Ok(before + sent),
        // The rest is asked for again.
        Err(_) if before > 0 => Ok(before),
        Err(error) => Err(error.into()),
    }
}

impl AsyncWrite for ZeroCopyStream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.poll_write_vectored(context, &[IoSlice::new(bytes)])
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = this.poll_send_file(context, pieces);
        sent.unwrap_or_else(|| Pin::new(&mut this.stream).poll_write_vectored(context, pieces))
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

impl AsyncRead for ZeroCopyStream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.unread.is_empty() {
            return Pin::new(&mut this.stream).poll_read(context, buffer);
        }
        let count = this.unread.len().min(buffer.remaining());
        buffer.put_slice(&this.unread.split_to(count));
        Poll::Ready(Ok(()))
    }
}
