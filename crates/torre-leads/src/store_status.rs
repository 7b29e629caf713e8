//! Health of the store, as it was last seen: readiness checks and metrics read it without asking the database.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::store::error::StoreError;
use crate::store::outbox::Backlog;
use crate::store::subscription_retention::SubscriptionCounts;

#[derive(Debug, Default)]
pub(crate) struct StoreStatus {
    up: AtomicBool,
    failed_writes: AtomicU64,
    backlog: Mutex<Backlog>,
    subscriptions: Mutex<SubscriptionCounts>,
}

impl StoreStatus {
    pub(crate) fn set_up(&self, up: bool) {
        self.up.store(up, Ordering::Release);
    }

    pub(crate) fn is_up(&self) -> bool {
        self.up.load(Ordering::Acquire)
    }

    /// A write that fails counts, and the store as down with it, unless only its own row is to blame.
    pub(crate) fn record_failed_write(&self, error: &StoreError) {
        self.failed_writes.fetch_add(1, Ordering::Relaxed);
        if !error.is_about_one_row() {
            self.set_up(false);
        }
    }

    pub(crate) fn failed_writes(&self) -> u64 {
        self.failed_writes.load(Ordering::Relaxed)
    }

    pub(crate) fn set_backlog(&self, backlog: Backlog) {
        *self.backlog.lock().unwrap_or_else(PoisonError::into_inner) = backlog;
    }

    pub(crate) fn backlog(&self) -> Backlog {
        *self.backlog.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set_subscriptions(&self, counts: SubscriptionCounts) {
        *self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner) = counts;
    }

    pub(crate) fn subscriptions(&self) -> SubscriptionCounts {
        *self.subscriptions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
