//! Stores the files of the current build, at the start and whenever the store comes back.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;

use crate::earlier_builds::build::{Build, CurrentBuild};
use crate::store::builds::MAX_BYTES;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store_slot::StoreSlot;

/// Until the build is stored: pages that name its files are served soon after the store is open.
const FIRST_POLL_INTERVAL: Duration = Duration::from_millis(100);
const POLL_INTERVAL: Duration = Duration::from_secs(1);
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);
const RETRY_INTERVAL: Duration = Duration::from_secs(15);

/// Runs until it is dropped.
pub(crate) async fn run(slot: Arc<StoreSlot>, current: CurrentBuild) {
    let mut stored = None;
    loop {
        let pause = match slot.store().filter(|_| slot.status.is_up()) {
            Some(store) => store_if_new(&store, current(), &mut stored).await,
            // It may come back without what it had.
            None => {
                stored = None;
                FIRST_POLL_INTERVAL
            }
        };
        tokio::time::sleep(pause).await;
    }
}

/// Returns when to look again.
async fn store_if_new(store: &LeadStore, build: Build, stored: &mut Option<String>) -> Duration {
    if stored.as_ref() == Some(&build.id) {
        return POLL_INTERVAL;
    }
    match store_build(store, &build).await {
        Ok(()) => {
            *stored = Some(build.id);
            POLL_INTERVAL
        }
        Err(error) => {
            tracing::warn!(
                "the files of this build could not be stored; next try in {RETRY_INTERVAL:?}: {error}"
            );
            RETRY_INTERVAL
        }
    }
}

async fn store_build(store: &LeadStore, build: &Build) -> Result<(), StoreError> {
    let (id, size) = (&build.id, build.size());
    if size > MAX_BYTES {
        tracing::warn!(
            "the files of build {id} are not stored for visitors with older pages: {size} bytes, at most {MAX_BYTES}"
        );
    } else if !build.files.is_empty() {
        let written = store.store_build(build, Timestamp::now().as_millisecond());
        tokio::time::timeout(WRITE_TIMEOUT, written).await.unwrap_or(Err(StoreError::TimedOut))?;
        tracing::info!("the files of build {id} are in the store");
    }
    Ok(())
}
