//! The idle timeout of a connection: one timer, armed anew when it fires and not with every request.

use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep};

pub(super) struct IdleTimer {
    sleep: Pin<Box<Sleep>>,
    since: Instant,
    limit: Duration,
}

impl IdleTimer {
    pub(super) fn new(limit: Duration) -> IdleTimer {
        IdleTimer { sleep: Box::pin(sleep(limit)), since: Instant::now(), limit }
    }

    /// The connection is idle from now on.
    pub(super) fn restart(&mut self) {
        self.since = Instant::now();
    }

    /// Ready when the connection was idle for too long.
    pub(super) fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.sleep.as_mut().poll(context));
            let due = self.since + self.limit;
            if due <= Instant::now() {
                return Poll::Ready(());
            }
            self.sleep.as_mut().reset(due);
        }
    }
}
