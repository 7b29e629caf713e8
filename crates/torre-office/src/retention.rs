//! Data retention of the office: a loop that purges what has ended or is old.

use std::time::Duration;

use jiff::Timestamp;
use torre_leads::retention::cutoff;

use crate::audit_entry::KEPT_MONTHS;
use crate::office::Office;
use crate::store::purge::purge;

const INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Until there is a store, with growing pauses.
const FIRST_RETRY: Duration = Duration::from_secs(1);
const MAX_RETRY: Duration = Duration::from_secs(60);

/// Runs until it is dropped: at once, and again after each hour.
pub async fn purge_loop(office: Office) {
    let mut retry = FIRST_RETRY;
    loop {
        let now = Timestamp::now();
        let kept_from = cutoff(now, KEPT_MONTHS).map_or(i64::MIN, Timestamp::as_millisecond);
        let purged =
            office.run(move |store| async move { purge(&store, kept_from, now.as_millisecond()).await });
        match purged.await {
            Ok(count) => {
                if count > 0 {
                    tracing::info!(
                        count,
                        "erased entries of the audit log older than {KEPT_MONTHS} months: {count}"
                    );
                }
                retry = FIRST_RETRY;
                tokio::time::sleep(INTERVAL).await;
            }
            Err(_) => {
                tokio::time::sleep(retry).await;
                retry = (retry * 2).min(MAX_RETRY);
            }
        }
    }
}
