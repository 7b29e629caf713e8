//! A late-initialised handle to the store: filled once it could be opened, and shared by the group commit, the delivery
//! workers and the purge.

use std::sync::Arc;

use arc_swap::ArcSwapOption;

use crate::store::lead_store::LeadStore;
use crate::store_status::StoreStatus;

pub struct StoreSlot {
    store: ArcSwapOption<LeadStore>,
    pub(crate) status: Arc<StoreStatus>,
}

impl StoreSlot {
    pub(crate) fn new(status: Arc<StoreStatus>) -> StoreSlot {
        StoreSlot { store: ArcSwapOption::empty(), status }
    }

    pub fn store(&self) -> Option<Arc<LeadStore>> {
        self.store.load_full()
    }

    pub(crate) fn fill(&self, store: LeadStore) {
        self.store.store(Some(Arc::new(store)));
        self.status.set_up(true);
    }
}
