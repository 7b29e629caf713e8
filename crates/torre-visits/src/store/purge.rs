//! Deleting what is older than the policies allow, and notes of batches that nobody offers again.

use jiff::{SignedDuration, Timestamp};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::store::write::day_of;
use crate::sums::Hour;

const OLD_HOURS: &str = "DELETE FROM visit_hours WHERE hour < $1";
const OLD_DAYS: &str = "DELETE FROM visit_days WHERE day < $1";
const OLD_BATCHES: &str = "DELETE FROM visit_batches WHERE written_at < $1";
/// Longer than any batch waits.
const BATCH_AGE: SignedDuration = SignedDuration::from_hours(24);

pub async fn purge(store: &LeadStore, kept_from: Timestamp, now: Timestamp) -> Result<(), StoreError> {
    let mut transaction = store.write().await?;
    let connection = transaction.connection();
    let hour = Hour::of(kept_from);
    sqlx::query(OLD_HOURS).bind(hour.0).execute(&mut *connection).await?;
    sqlx::query(OLD_DAYS).bind(day_of(hour)).execute(&mut *connection).await?;
    let batches = now.saturating_sub(BATCH_AGE).unwrap_or(Timestamp::MIN).as_millisecond();
    sqlx::query(OLD_BATCHES).bind(batches).execute(&mut *connection).await?;
    transaction.commit().await
}
