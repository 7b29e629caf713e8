//! The activity of one connection: requests in flight, and since when there is none. hyper closes an idle HTTP/1.1
//! connection by itself; an idle HTTP/2 connection it would keep for as long as the client answers pings.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

#[derive(Debug)]
pub(crate) struct Activity {
    in_flight: AtomicUsize,
    idle_since: Mutex<Instant>,
}

/// One request in flight; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct InFlight(Arc<Activity>);

impl Activity {
    pub(crate) fn new() -> Arc<Activity> {
        Arc::new(Activity { in_flight: AtomicUsize::new(0), idle_since: Mutex::new(Instant::now()) })
    }

    pub(crate) fn begin(self: &Arc<Activity>) -> InFlight {
        self.in_flight.fetch_add(1, Relaxed);
        InFlight(Arc::clone(self))
    }

    /// A request that was answered at once.
    pub(crate) fn touch(&self) {
        *self.idle_since.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Ends when there has been no request for this long.
    pub(crate) async fn idle_for(&self, timeout: Duration) {
        loop {
            let idle_since = *self.idle_since.lock().unwrap_or_else(PoisonError::into_inner);
            let is_busy = self.in_flight.load(Relaxed) > 0;
            let end = if is_busy { Instant::now() + timeout / 4 } else { idle_since + timeout };
            if !is_busy && end <= Instant::now() {
                return;
            }
            sleep_until(end).await;
        }
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.in_flight.fetch_sub(1, Relaxed);
        self.0.touch();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connection_is_idle_from_the_end_of_its_last_request() {
        let (activity, started) = (Activity::new(), Instant::now());
        let request = activity.begin();
        let ending = async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            drop(request);
        };
        tokio::join!(activity.idle_for(Duration::from_millis(20)), ending);
        assert!(started.elapsed() >= Duration::from_millis(120));
    }
}
