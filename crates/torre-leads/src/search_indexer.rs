//! The search indexer: soon after enquiries were answered, it indexes their words for the office's search.

use std::sync::Arc;
use std::time::Duration;

use crate::store_slot::StoreSlot;

const INTERVAL: Duration = Duration::from_secs(1);
const RETRY_INTERVAL: Duration = Duration::from_secs(15);

/// Runs until it is dropped.
pub(crate) async fn run(slot: Arc<StoreSlot>) {
    loop {
        let pause = match slot.store().filter(|_| slot.status.is_up()) {
            Some(store) => match store.index_new().await {
                Ok(()) => INTERVAL,
                Err(error) => {
                    tracing::warn!(
                        "new enquiries could not be indexed; next try in {RETRY_INTERVAL:?}: {error}"
                    );
                    RETRY_INTERVAL
                }
            },
            None => INTERVAL,
        };
        tokio::time::sleep(pause).await;
    }
}
