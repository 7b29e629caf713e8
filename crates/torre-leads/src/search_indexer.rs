//! The search indexer: soon after enquiries were answered, it indexes their words for the office's search. While very many
//! arrive it waits: whoever sends one would wait for it.

use std::sync::Arc;
use std::time::Duration;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store_slot::StoreSlot;

const INTERVAL: Duration = Duration::from_secs(1);
const RETRY_INTERVAL: Duration = Duration::from_secs(15);

/// More enquiries in one interval than this are a burst.
const BURST: i64 = 1000;
/// A search that comes first indexes what waits, and may take about a second longer for it.
const MOST_WAITING: i64 = 50_000;

/// Runs until it is dropped.
pub(crate) async fn run(slot: Arc<StoreSlot>) {
    let mut waiting = 0;
    loop {
        let mut pause = INTERVAL;
        if let Some(store) = slot.store().filter(|_| slot.status.is_up()) {
            match index(&store, waiting).await {
                Ok(left) => waiting = left,
                Err(error) => {
                    pause = RETRY_INTERVAL;
                    tracing::warn!("new enquiries could not be indexed; next try in {pause:?}: {error}");
                }
            }
        }
        tokio::time::sleep(pause).await;
    }
}

/// `before`: how many waited when it last looked. Returns how many wait now.
async fn index(store: &LeadStore, before: i64) -> Result<i64, StoreError> {
    let waiting = store.unindexed().await?;
    if waiting == 0 || is_burst(before, waiting) {
        return Ok(waiting);
    }
    store.index_new().await?;
    Ok(0)
}

fn is_burst(before: i64, waiting: i64) -> bool {
    waiting - before > BURST && waiting < MOST_WAITING
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_arrives_in_a_burst_waits_for_its_end() {
        assert!(is_burst(0, BURST + 1) && is_burst(BURST + 1, 3 * BURST));
        assert!(!is_burst(3 * BURST, 3 * BURST), "it is over");
        assert!(!is_burst(3 * BURST, 10), "a search has indexed them meanwhile");
    }

    #[test]
    fn few_do_not_wait_nor_do_more_than_a_search_could_catch_up_with() {
        assert!(!is_burst(0, 0) && !is_burst(0, BURST));
        assert!(!is_burst(0, MOST_WAITING));
    }
}
