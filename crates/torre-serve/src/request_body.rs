//! Receiving a request's body, whole, before the request takes a turn: with limits of size, of memory and of time, and a
//! minimum rate against clients that hold a connection with a byte now and then.

use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;
use hyper::body::{Body, Incoming};
use tokio::time::{Instant, timeout_at};
use torre_base::client_key::ClientKey;

use crate::body_limits::BodyLimits;

/// A body that is too large is read on for a while, so that the visitor gets the answer and not a broken connection.
const MAX_DISCARDED: usize = 2 * 1024 * 1024;
const PACE: Pace =
    Pace { grace: Duration::from_secs(2), bytes_per_second: 1024.0, timeout: Duration::from_secs(15) };

/// How slowly a body may come.
#[derive(Clone, Copy, Debug)]
struct Pace {
    /// Before the rate counts; a phone that wakes its radio needs about one second.
    grace: Duration,
    bytes_per_second: f64,
    timeout: Duration,
}

/// The body of a request, as every handler finds it among the extensions.
#[derive(Clone, Debug)]
pub struct ReceivedBody(pub Result<Bytes, BodyError>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BodyError {
    #[error("the body is too large")]
    TooLarge,
    #[error("the body ended early or came too slowly")]
    Incomplete,
}

/// This client, or all together, have too many unfinished bodies.
#[derive(Debug)]
pub(crate) struct NoRoom;

/// `most`: bytes; more are read and thrown away.
pub(crate) async fn receive(
    body: Incoming,
    most: usize,
    client: ClientKey,
    limits: &Arc<BodyLimits>,
) -> Result<ReceivedBody, NoRoom> {
    if body.is_end_stream() {
        return Ok(ReceivedBody(Ok(Bytes::new())));
    }
    let mut permit = limits.acquire(client).ok_or(NoRoom)?;
    let result = read(body, most, PACE, |bytes| permit.hold(bytes)).await?;
    Ok(ReceivedBody(result))
}

async fn read<B: Body<Data = Bytes> + Unpin>(
    mut body: B,
    most: usize,
    pace: Pace,
    mut hold: impl FnMut(usize) -> bool,
) -> Result<Result<Bytes, BodyError>, NoRoom> {
    let started = Instant::now();
    let (mut buffer, mut size) = (BytesMut::new(), 0);
    loop {
        let Ok(frame) = timeout_at(started + pace.allows(size), body.frame()).await else {
            return Ok(Err(BodyError::Incomplete));
        };
        let Some(frame) = frame else { break };
        let Ok(frame) = frame else { return Ok(Err(BodyError::Incomplete)) };
        let Some(data) = frame.data_ref() else { continue };
        size += data.len();
        if size > MAX_DISCARDED {
            break;
        }
        if size > most {
            // Nobody will look at what came before.
            buffer = BytesMut::new();
        } else if hold(data.len()) {
            buffer.extend_from_slice(data);
        } else {
            return Err(NoRoom);
        }
    }
    Ok(if size > most { Err(BodyError::TooLarge) } else { Ok(buffer.freeze()) })
}

impl Pace {
    /// Within which more than these bytes must have come.
    fn allows(self, received: usize) -> Duration {
        let earned = Duration::from_secs_f64(received as f64 / self.bytes_per_second);
        (self.grace + earned).min(self.timeout)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::{StreamExt, stream};
    use http_body_util::StreamBody;
    use hyper::body::Frame;

    use super::*;

    /// Pieces of this size, one after each pause, for ever.
    fn pieces(size: usize, pause: Duration) -> impl Body<Data = Bytes, Error = Infallible> + Unpin {
        let frames = stream::repeat(()).then(move |()| async move {
            tokio::time::sleep(pause).await;
            Ok(Frame::data(Bytes::from(vec![b' '; size])))
        });
        StreamBody::new(Box::pin(frames))
    }

    #[test]
    fn a_body_has_two_seconds_and_one_more_for_each_kilobyte() {
        assert_eq!(PACE.allows(0).as_secs(), 2);
        assert_eq!(PACE.allows(4 * 1024).as_secs(), 6);
        assert_eq!(PACE.allows(64 * 1024).as_secs(), 15);
    }

    #[tokio::test]
    async fn a_body_that_comes_too_slowly_is_given_up() {
        let pace = Pace {
            grace: Duration::from_millis(20),
            bytes_per_second: 1000.0,
            timeout: Duration::from_secs(60),
        };
        let body = pieces(1, Duration::from_millis(5));
        let result = read(body, usize::MAX, pace, |_| true).await;
        assert_eq!(result.unwrap().unwrap_err(), BodyError::Incomplete);
    }

    #[tokio::test]
    async fn what_is_too_large_is_not_kept() {
        let mut held = 0;
        let result = read(pieces(1000, Duration::ZERO), 3000, PACE, |bytes| {
            held += bytes;
            true
        });
        assert_eq!(result.await.unwrap().unwrap_err(), BodyError::TooLarge);
        assert_eq!(held, 3000);
    }
}
