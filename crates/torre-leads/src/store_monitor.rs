//! Opens the store, with retries, and then monitors it: it must answer, and take what is written.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::store::error::StoreError;
use crate::store::instance_lock::InstanceLock;
use crate::store::lead_store::LeadStore;
use crate::store::location::StoreLocation;
use crate::store_slot::StoreSlot;

const FIRST_RETRY: Duration = Duration::from_secs(1);
const MAX_RETRY: Duration = Duration::from_secs(15);
const CHECK_INTERVAL: Duration = Duration::from_secs(3);
const CHECK_TIMEOUT: Duration = Duration::from_secs(10);
/// While all is well, a test write this often: a full disk is noticed before a visitor's enquiry meets it.
const WRITE_CHECK_INTERVAL: Duration = Duration::from_secs(60);

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
    let mut written = Instant::now();
    loop {
        tokio::time::sleep(CHECK_INTERVAL).await;
        check(&slot, &mut written).await;
    }
}

async fn open(location: &StoreLocation, lock: &mut Option<InstanceLock>) -> Result<LeadStore, StoreError> {
    if let (StoreLocation::Folder(folder), None) = (location, &lock) {
        *lock = Some(InstanceLock::acquire(folder)?);
    }
    LeadStore::open(location).await
}

/// A store that was down is up again only when a write has worked: a full disk can be read.
async fn check(slot: &StoreSlot, written: &mut Instant) {
    let Some(store) = slot.store() else { return };
    let was_up = slot.status.is_up();
    let mut result = in_time(read_counts(slot, &store)).await;
    if result.is_ok() && (!was_up || written.elapsed() >= WRITE_CHECK_INTERVAL) {
        *written = Instant::now();
        result = write(slot, &store).await;
    }
    match result {
        Ok(()) if !was_up => {
            slot.status.set_up(true);
            tracing::info!("the store answers again and can be written");
        }
        Ok(()) => {}
        Err(error) => {
            slot.status.set_up(false);
            if was_up {
                tracing::error!("the store does not answer or cannot be written: {error}");
            }
        }
    }
}

async fn read_counts(slot: &StoreSlot, store: &LeadStore) -> Result<(), StoreError> {
    slot.status.set_backlog(store.backlog().await?);
    slot.status.set_subscriptions(store.subscription_counts().await?);
    Ok(())
}

async fn write(slot: &StoreSlot, store: &LeadStore) -> Result<(), StoreError> {
    let Err(error) = in_time(store.check_write()).await else { return Ok(()) };
    // Enquiries may be stored although the test is not allowed here.
    if error.is_about_one_row() {
        tracing::warn!("whether the store can be written cannot be checked: {error}");
        return Ok(());
    }
    slot.status.record_failed_write(&error);
    Err(error)
}

async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    tokio::time::timeout(CHECK_TIMEOUT, answer).await.unwrap_or(Err(StoreError::TimedOut))
}
