//! The desk in front of hyper, on connections without TLS: it gives the answers that this thread remembers.
//!
//! hyper takes every request apart into maps and puts every answer together from maps, which costs as much as all
//! the rest of a known answer. A plain question whose answer stands ready needs none of it. The first other request,
//! and everything after it on the connection, is hyper's, which gets the bytes that were read here.

use std::future::poll_fn;
use std::io::{self, IoSlice};
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep, timeout};

use crate::application::Application;
use crate::date::date;
use crate::direct::Direct;
use crate::kept::Written;
use crate::memo;
use crate::plain::Plain;
use crate::visitor::Door;

/// For the heads of requests; a longer one is not plain.
const ROOM: usize = 4 * 1024;

/// Answers what is remembered. What comes back is for hyper; nothing where the visitor has left or is silent, or the
/// program ends.
pub(super) async fn attend<A: Application>(
    stream: TcpStream,
    door: &Door<A>,
    mut stop: watch::Receiver<bool>,
) -> io::Result<Option<Direct>> {
    let settings = door.settings;
    let mut stream = Direct::new(stream);
    let mut heard = Vec::with_capacity(ROOM);
    let mut silence = Silence::new(settings.header_timeout);
    let mut end = pin!(stop.changed());
    loop {
        if !hear(&mut stream, &mut heard, &mut silence, end.as_mut()).await? {
            return Ok(None);
        }
        while let Some((written, length)) = find(&heard, door) {
            give(&mut stream, &written, settings.write_timeout).await?;
            heard.drain(..length);
        }
        if !heard.is_empty() {
            return Ok(Some(stream.after(heard)));
        }
    }
}

/// False: nothing more will come.
async fn hear(
    stream: &mut Direct,
    heard: &mut Vec<u8>,
    silence: &mut Silence,
    mut end: Pin<&mut impl Future>,
) -> io::Result<bool> {
    silence.begin();
    let mut reading = pin!(stream.read_buf(heard));
    poll_fn(|context| match reading.as_mut().poll(context) {
        Poll::Ready(count) => Poll::Ready(count.map(|count| count > 0)),
        Poll::Pending if silence.poll(context).is_ready() => Poll::Ready(Ok(false)),
        Poll::Pending => end.as_mut().poll(context).map(|_| Ok(false)),
    })
    .await
}

/// The answer to the first request among these bytes, and the length of the request.
fn find<A: Application>(heard: &[u8], door: &Door<A>) -> Option<(Written, usize)> {
    let started = Instant::now();
    let plain = Plain::read(heard)?;
    let version = door.app.version();
    let written = memo::with_answer(&plain.asked, version, |kept| kept.written(plain.tags))?;
    door.counters.remembered();
    door.counters.answered(written.status, started.elapsed());
    Some((written, plain.length))
}

async fn give(stream: &mut Direct, written: &Written, patience: Duration) -> io::Result<()> {
    let date = date();
    let mut pieces = [&written.head[..], &date[..], b"\r\n\r\n", &written.body[..]].map(IoSlice::new);
    let mut left = &mut pieces[..];
    IoSlice::advance_slices(&mut left, 0);
    while !left.is_empty() {
        let sending = poll_fn(|context| Pin::new(&mut *stream).poll_write_vectored(context, left));
        match timeout(patience, sending).await?? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            sent => IoSlice::advance_slices(&mut left, sent),
        }
    }
    Ok(())
}

/// How long nothing was heard. One clock for the whole connection, set anew when it rings and not with every request.
struct Silence {
    bell: Pin<Box<Sleep>>,
    since: Instant,
    patience: Duration,
}

impl Silence {
    fn new(patience: Duration) -> Silence {
        Silence { bell: Box::pin(sleep(patience)), since: Instant::now(), patience }
    }

    fn begin(&mut self) {
        self.since = Instant::now();
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.bell.as_mut().poll(context));
            let due = self.since + self.patience;
            if due <= Instant::now() {
                return Poll::Ready(());
            }
            self.bell.as_mut().reset(due);
        }
    }
}
