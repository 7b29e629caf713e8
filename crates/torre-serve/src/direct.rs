//! A connection without TLS, on which bodies that are kept go out without being copied.

use std::fs::File;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use rustix::fs::sendfile;
use rustix::net::{SendAncillaryBuffer, SendFlags, sendmsg};
use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
use tokio::net::TcpStream;

use crate::memo;

pub(super) struct Direct {
    stream: TcpStream,
    /// Read before, and to be read again.
    heard: Bytes,
}

impl Direct {
    pub(super) fn new(stream: TcpStream) -> Direct {
        Direct { stream, heard: Bytes::new() }
    }

    /// The same connection, for a reader who has not heard this.
    pub(super) fn after(self, heard: Vec<u8>) -> Direct {
        Direct { heard: heard.into(), ..self }
    }

    /// What stands before a kept body, usually the headers, and then the body itself.
    fn send(&self, ahead: &[IoSlice<'_>], file: &File, offset: u64, length: usize) -> io::Result<usize> {
        let before: usize = ahead.iter().map(|piece| piece.len()).sum();
        if before > 0 {
            // More follows at once: one packet instead of two.
            let flags = SendFlags::MORE | SendFlags::NOSIGNAL;
            let sent = sendmsg(&self.stream, ahead, &mut SendAncillaryBuffer::default(), flags)?;
            if sent < before {
                return Ok(sent);
            }
        }
        let mut offset = offset;
        match sendfile(&self.stream, file, Some(&mut offset), length) {
            Ok(sent) => Ok(before + sent),
            // The rest is asked for again.
            Err(_) if before > 0 => Ok(before),
            Err(error) => Err(error.into()),
        }
    }
}

impl AsyncWrite for Direct {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.poll_write_vectored(context, &[IoSlice::new(bytes)])
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = memo::with_kept(pieces, |ahead, file, offset, length| {
            loop {
                ready!(this.stream.poll_write_ready(context))?;
                match this.stream.try_io(Interest::WRITABLE, || this.send(ahead, file, offset, length)) {
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                    result => return Poll::Ready(result),
                }
            }
        });
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

impl AsyncRead for Direct {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.heard.is_empty() {
            return Pin::new(&mut this.stream).poll_read(context, buffer);
        }
        let count = this.heard.len().min(buffer.remaining());
        buffer.put_slice(&this.heard.split_to(count));
        Poll::Ready(Ok(()))
    }
}
