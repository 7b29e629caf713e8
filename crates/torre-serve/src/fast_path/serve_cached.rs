//! The path before hyper, on connections without TLS: cached responses to simple requests.
//!
//! hyper takes every request apart into maps and puts every response together from maps, which costs as much as all
//! the rest of a cached response. A simple request whose response stands ready needs none of it. The first other
//! request, and everything after it on the connection, is hyper's, which gets the bytes that were read here.

use std::future::poll_fn;
use std::io::{self, IoSlice};
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::application::Application;
use crate::context::ThreadContext;
use crate::fast_path::date::date;
use crate::fast_path::idle_timer::IdleTimer;
use crate::fast_path::parser::SimpleRequest;
use crate::fast_path::zero_copy_stream::ZeroCopyStream;
use crate::response_cache::cached_response::WireResponse;
use crate::response_cache::key::CacheKey;
use crate::settings::FastPath;

/// For the heads of requests; a longer one is not simple.
const BUFFER: usize = 4 * 1024;

/// Answers what is cached. What comes back is for hyper; nothing where the client has left or is idle for too long, or
/// the program ends.
pub(crate) async fn serve_cached<A: Application>(
    stream: TcpStream,
    context: &ThreadContext<A>,
    mut stop: watch::Receiver<bool>,
) -> io::Result<Option<ZeroCopyStream>> {
    let mut stream = ZeroCopyStream::new(stream, context.bodies.clone());
    let settings = context.settings;
    if settings.fast_path < FastPath::On {
        return Ok(Some(stream));
    }
    let mut buffer = Vec::with_capacity(BUFFER);
    let mut idle = IdleTimer::new(settings.header_timeout);
    let mut stopped = pin!(stop.changed());
    loop {
        if !read_more(&mut stream, &mut buffer, &mut idle, stopped.as_mut()).await? {
            return Ok(None);
        }
        while let Some((response, length, now)) = find(&buffer, context) {
            send(&mut stream, &response, now, settings.write_timeout).await?;
            buffer.drain(..length);
        }
        if !buffer.is_empty() {
            return Ok(Some(stream.with_unread(buffer)));
        }
    }
}

/// False: nothing more will come.
async fn read_more(
    stream: &mut ZeroCopyStream,
    buffer: &mut Vec<u8>,
    idle: &mut IdleTimer,
    mut stopped: Pin<&mut impl Future>,
) -> io::Result<bool> {
    idle.restart();
    let mut reading = pin!(stream.read_buf(buffer));
    poll_fn(|context| match reading.as_mut().poll(context) {
        Poll::Ready(count) => Poll::Ready(count.map(|count| count > 0)),
        Poll::Pending if idle.poll(context).is_ready() => Poll::Ready(Ok(false)),
        Poll::Pending => stopped.as_mut().poll(context).map(|_| Ok(false)),
    })
    .await
}

/// The response to the first request among these bytes, the length of the request, and when it was answered.
fn find<A: Application>(buffer: &[u8], context: &ThreadContext<A>) -> Option<(WireResponse, usize, Instant)> {
    let started = Instant::now();
    let request = SimpleRequest::parse(buffer, A::variant)?;
    let key = CacheKey { address: request.address, accepted: request.accepted(), variant: request.variant };
    let response = context.cached(&key, |cached| cached.to_wire(request.if_none_match))?;
    context.counters.cache_hit();
    let now = Instant::now();
    context.counters.answered(response.status, now - started);
    Some((response, request.length, now))
}

async fn send(
    stream: &mut ZeroCopyStream,
    response: &WireResponse,
    now: Instant,
    write_timeout: Duration,
) -> io::Result<()> {
    let date = date(now);
    let mut pieces = [&response.head[..], &date[..], b"\r\n\r\n", &response.body[..]].map(IoSlice::new);
    let mut left = &mut pieces[..];
    IoSlice::advance_slices(&mut left, 0);
    while !left.is_empty() {
        let mut sending = pin!(poll_fn(|context| Pin::new(&mut *stream).poll_write_vectored(context, left)));
        // Nearly always the socket takes it at once: a timer is armed for those it does not.
        let at_once = poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await;
        let sent = match at_once {
            Poll::Ready(sent) => sent?,
            Poll::Pending => timeout(write_timeout, sending).await??,
        };
        match sent {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            sent => IoSlice::advance_slices(&mut left, sent),
        }
    }
    Ok(())
}
