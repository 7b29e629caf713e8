//! Health of the store, as it was last seen: readiness checks and metrics read it without asking the database.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::store::outbox::Backlog;

#[derive(Debug, Default)]
pub(crate) struct StoreStatus {
    up: AtomicBool,
    backlog: Mutex<Backlog>,
}

impl StoreStatus {
    pub(crate) fn set_up(&self, up: bool) {
        self.up.store(up, Ordering::Release);
    }

    pub(crate) fn is_up(&self) -> bool {
        self.up.load(Ordering::Acquire)
    }

    pub(crate) fn set_backlog(&self, backlog: Backlog) {
        *self.backlog.lock().unwrap_or_else(PoisonError::into_inner) = backlog;
    }

    pub(crate) fn backlog(&self) -> Backlog {
        *self.backlog.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
