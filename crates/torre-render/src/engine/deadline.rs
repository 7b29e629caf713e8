//! The deadline of one render, read by the interrupt handler.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::render_error::RenderError;

#[derive(Clone)]
pub(super) struct Deadline {
    limit: Duration,
    at: Arc<Mutex<Instant>>,
    expired: Arc<AtomicBool>,
}

impl Deadline {
    pub(super) fn after(limit: Duration) -> Deadline {
        Deadline { limit, at: Arc::new(Mutex::new(Instant::now() + limit)), expired: Arc::default() }
    }

    /// The time begins anew.
    pub(super) fn reset(&self) {
        self.reset_to(self.limit);
    }

    pub(super) fn reset_to(&self, time: Duration) {
        self.expired.store(false, Ordering::Relaxed);
        if let Ok(mut at) = self.at.lock() {
            *at = Instant::now() + time;
        }
    }

    pub(super) fn has_passed(&self) -> bool {
        let passed = self.at.lock().is_ok_and(|at| Instant::now() > *at);
        if passed {
            self.expired.store(true, Ordering::Relaxed);
        }
        passed
    }

    /// An exception that the deadline caused names it.
    pub(super) fn error(&self, message: String) -> RenderError {
        if self.expired.load(Ordering::Relaxed) {
            return RenderError::TimedOut { limit: self.limit, message };
        }
        RenderError::Script(message)
    }
}
