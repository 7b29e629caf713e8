//! Data retention: a loop that purges enquiries after the time that the privacy policy states.

use std::sync::Arc;
use std::time::Duration;

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use crate::store::lead_store::LeadStore;

pub const PURGE_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);
const STORE_POLL_INTERVAL: Duration = Duration::from_secs(1);

/// As soon as there is a store, and again after each `interval`.
pub async fn purge_loop(
    store: impl Fn() -> Option<Arc<LeadStore>>,
    months: impl Fn() -> u32,
    interval: Duration,
) {
    loop {
        let Some(store) = store() else {
            tokio::time::sleep(STORE_POLL_INTERVAL).await;
            continue;
        };
        purge(&store, months()).await;
        tokio::time::sleep(interval).await;
    }
}

async fn purge(store: &LeadStore, months: u32) {
    let Some(before) = cutoff(Timestamp::now(), months) else { return };
    match store.purge(before.as_millisecond()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "erased enquiries older than {months} months: {count}"),
        Err(error) => tracing::error!("old enquiries could not be erased: {error}"),
    }
}

/// Calendar months. None: no enquiry can be that old.
pub fn cutoff(now: Timestamp, months: u32) -> Option<Timestamp> {
    let span = Span::new().try_months(i64::from(months)).ok()?;
    Some(now.to_zoned(TimeZone::UTC).checked_sub(span).ok()?.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_those_of_the_calendar() {
        let now = "2028-02-29T12:00:00Z".parse().unwrap();
        let before = |months| cutoff(now, months).map(|moment| moment.to_string());
        assert_eq!(before(24).as_deref(), Some("2026-02-28T12:00:00Z"));
        assert_eq!(before(u32::MAX), None);
    }
}
