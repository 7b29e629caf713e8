//! The store, as soon as there is one: opened late, and shared by the writer, the workers and retention.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwapOption;

use crate::store::{Backlog, Store};

pub struct StoreSlot {
    store: ArcSwapOption<Store>,
    up: Arc<AtomicBool>,
    backlog: Arc<Mutex<Backlog>>,
}

impl StoreSlot {
    pub(crate) fn new(up: Arc<AtomicBool>, backlog: Arc<Mutex<Backlog>>) -> StoreSlot {
        StoreSlot { store: ArcSwapOption::empty(), up, backlog }
    }

    pub fn store(&self) -> Option<Arc<Store>> {
        self.store.load_full()
    }

    pub(crate) fn fill(&self, store: Store) {
        self.store.store(Some(Arc::new(store)));
        self.set_up(true);
    }

    pub(crate) fn set_up(&self, up: bool) {
        self.up.store(up, Ordering::Release);
    }

    pub(crate) fn is_up(&self) -> bool {
        self.up.load(Ordering::Acquire)
    }

    pub(crate) fn set_backlog(&self, backlog: Backlog) {
        *self.backlog.lock().unwrap_or_else(PoisonError::into_inner) = backlog;
    }
}
