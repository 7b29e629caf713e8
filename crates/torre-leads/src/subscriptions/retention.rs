//! What goes by itself, looked for every hour: unconfirmed requests after seven days, subscriptions after the time that
//! the privacy policy states.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;

use crate::retention::cutoff;
use crate::store::lead_store::LeadStore;

const INTERVAL: Duration = Duration::from_secs(60 * 60);
const STORE_POLL_INTERVAL: Duration = Duration::from_secs(1);

/// As soon as there is a store, and again after each hour.
pub(crate) async fn purge_loop(store: impl Fn() -> Option<Arc<LeadStore>>, months: impl Fn() -> u32) {
    loop {
        let Some(store) = store() else {
            tokio::time::sleep(STORE_POLL_INTERVAL).await;
            continue;
        };
        let now = Timestamp::now();
        let before = cutoff(now, months()).map(Timestamp::as_millisecond);
        match store.purge_subscriptions(now.as_millisecond(), before).await {
            Ok(0) => {}
            Ok(count) => {
                tracing::info!(count, "deleted subscriptions that were not confirmed or are old: {count}");
            }
            Err(error) => tracing::error!("old subscriptions could not be deleted: {error}"),
        }
        tokio::time::sleep(INTERVAL).await;
    }
}
