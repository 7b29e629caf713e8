//! Erasing enquiries after the time that the privacy policy states.

use std::sync::Arc;
use std::time::Duration;

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use crate::store::Store;

pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const STORE_NOT_OPEN: Duration = Duration::from_secs(1);

/// As soon as there is a store, and again after each `pause`.
pub async fn keep_short(store: impl Fn() -> Option<Arc<Store>>, months: impl Fn() -> u32, pause: Duration) {
    loop {
        let Some(store) = store() else {
            tokio::time::sleep(STORE_NOT_OPEN).await;
            continue;
        };
        erase(&store, months()).await;
        tokio::time::sleep(pause).await;
    }
}

async fn erase(store: &Store, months: u32) {
    let Some(before) = oldest(Timestamp::now(), months) else { return };
    match store.purge(before.as_millisecond()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "erased enquiries older than {months} months: {count}"),
        Err(error) => tracing::error!("old enquiries could not be erased: {error}"),
    }
}

/// Calendar months. None: no enquiry can be that old.
fn oldest(now: Timestamp, months: u32) -> Option<Timestamp> {
    let span = Span::new().try_months(i64::from(months)).ok()?;
    Some(now.to_zoned(TimeZone::UTC).checked_sub(span).ok()?.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_those_of_the_calendar() {
        let now = "2028-02-29T12:00:00Z".parse().unwrap();
        let before = |months| oldest(now, months).map(|moment| moment.to_string());
        assert_eq!(before(24).as_deref(), Some("2026-02-28T12:00:00Z"));
        assert_eq!(before(u32::MAX), None);
    }
}
