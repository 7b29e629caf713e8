//! Counters of one serving thread. Only that thread writes; whoever reads the metrics adds them up.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use torre_base::histogram::Histogram;

#[derive(Debug, Default)]
pub struct Counters {
    /// By the first digit of the status.
    pub statuses: [AtomicU64; 6],
    pub durations: Histogram,
    /// Responses from the response cache.
    pub cache_hits: AtomicU64,
    /// Requests refused because too many were in flight.
    pub shed: AtomicU64,
    /// Bytes in memory files, which the kernel does not count as the process' own memory.
    pub memory_file_bytes: Arc<AtomicU64>,
}

/// The counters of every serving thread.
#[derive(Debug, Default)]
pub struct CounterRegistry(Mutex<Vec<Arc<Counters>>>);

impl CounterRegistry {
    pub(crate) fn add_thread(&self) -> Arc<Counters> {
        let counters = Arc::new(Counters::default());
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&counters));
        counters
    }

    pub fn threads(&self) -> Vec<Arc<Counters>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Counters {
    pub(crate) fn answered(&self, status: StatusCode, time: Duration) {
        self.statuses[usize::from(status.as_u16() / 100).min(5)].fetch_add(1, Relaxed);
        self.durations.observe(time);
    }

    pub(crate) fn cache_hit(&self) {
        self.cache_hits.fetch_add(1, Relaxed);
    }

    pub(crate) fn shed(&self) {
        self.shed.fetch_add(1, Relaxed);
    }
}
