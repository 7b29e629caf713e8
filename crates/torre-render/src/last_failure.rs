//! Negative caching: what failed is not tried again at once. A broken page under load must not keep the engines from
//! the others. Meanwhile a stale copy is shown; what has none answers 500.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long after a failure the next attempt is made.
pub(crate) const RETRY_AFTER: Duration = Duration::from_secs(10);

#[derive(Debug, Default)]
pub(crate) struct LastFailure(Mutex<Option<Instant>>);

impl LastFailure {
    pub(crate) fn record(&self) {
        if let Ok(mut failed) = self.0.lock() {
            *failed = Some(Instant::now());
        }
    }

    pub(crate) fn exists(&self) -> bool {
        self.0.lock().is_ok_and(|failed| failed.is_some())
    }

    pub(crate) fn is_recent(&self) -> bool {
        self.0.lock().is_ok_and(|failed| failed.is_some_and(|at| at.elapsed() < RETRY_AFTER))
    }
}
