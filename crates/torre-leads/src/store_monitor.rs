//! Opens the store, with retries, and then monitors it with a health check.

use std::sync::Arc;
use std::time::Duration;

use crate::store::error::StoreError;
use crate::store::instance_lock::InstanceLock;
use crate::store::lead_store::LeadStore;
use crate::store::location::StoreLocation;
use crate::store_slot::StoreSlot;

const FIRST_RETRY: Duration = Duration::from_secs(1);
const MAX_RETRY: Duration = Duration::from_secs(15);
const CHECK_INTERVAL: Duration = Duration::from_secs(3);
const CHECK_TIMEOUT: Duration = Duration::from_secs(10);

/// Runs until it is dropped; holds the lock as long.
pub(crate) async fn run(slot: Arc<StoreSlot>, location: StoreLocation, mut lock: Option<InstanceLock>) {
    let mut delay = FIRST_RETRY;
    loop {
        let error = match open(&location, &mut lock).await {
            Ok(store) => {
                slot.fill(store);
                tracing::info!("the store is open");
                break;
            }
            Err(error) => error,
        };
        tracing::error!("the store cannot be opened; pages are served, enquiries are not taken: {error}");
        tokio::time::sleep(delay).await;
        delay = (delay * 2).min(MAX_RETRY);
    }
    loop {
        tokio::time::sleep(CHECK_INTERVAL).await;
        check(&slot).await;
    }
}

async fn open(location: &StoreLocation, lock: &mut Option<InstanceLock>) -> Result<LeadStore, StoreError> {
    if let (StoreLocation::Folder(folder), None) = (location, &lock) {
        *lock = Some(InstanceLock::acquire(folder)?);
    }
    LeadStore::open(location).await
}

/// The question tells operators something; that it is answered tells whether the store is there.
async fn check(slot: &StoreSlot) {
    let Some(store) = slot.store() else { return };
    let answer = tokio::time::timeout(CHECK_TIMEOUT, store.backlog()).await;
    let up = matches!(answer, Ok(Ok(_)));
    if let Ok(Ok(backlog)) = answer {
        slot.status.set_backlog(backlog);
    }
    if up != slot.status.is_up() {
        slot.status.set_up(up);
        if up {
            tracing::info!("the store answers again");
        } else {
            tracing::error!("the store does not answer");
        }
    }
}
