//! Updates by operators: marking as done, delivering again.

use sqlx::{AnyConnection, Row};
use uuid::Uuid;

use crate::channel::Channel;
use crate::lead::status_code;
use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// Nobody of the staff: the command line.
const NOBODY: &str = "";
const STATE: &str = "SELECT status, done_at FROM leads WHERE id = $1";
const LOCKED_STATE: &str = "SELECT status, done_at FROM leads WHERE id = $1 FOR UPDATE";
const MARK: &str =
    "UPDATE leads SET done_at = $2, status = $3, changed_at = $2, version = version + 1 WHERE id = $1";
const CHANGED: &str = "INSERT INTO lead_changes (id, lead_id, staff_id, changed_at, field, before, after) \
    VALUES ($1, $2, $3, $4, 'status', $5, $6)";
const AGAIN: &str = "INSERT INTO outbox (lead_id, channel, state, attempts, next_at, created_at) \
    VALUES ($1, $2, 'waiting', 0, $3, $3) ON CONFLICT (lead_id, channel) DO UPDATE \
    SET state = 'waiting', attempts = 0, next_at = $3, last_error = NULL";

impl LeadStore {
    /// False: there is no such enquiry. One that the office has answered or enrolled stays that.
    pub async fn mark_done(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let mut write = self.write().await?;
        let connection = write.connection();
        let state = match self.dialect {
            Dialect::Sqlite => STATE,
            Dialect::Postgres => LOCKED_STATE,
        };
        let state = sqlx::query(state).bind(id.to_owned()).fetch_optional(&mut *connection).await?;
        let Some(state) = state else { return Ok(false) };
        let stored: Option<String> = state.try_get(0)?;
        let was_done = state.try_get::<Option<i64>, _>(1)?.is_some();
        let before = status_code(stored.as_deref(), was_done);
        let after = if was_done { before } else { "closed" };
        let mark = sqlx::query(MARK).bind(id.to_owned()).bind(now).bind(after.to_owned());
        mark.execute(&mut *connection).await?;
        if before != after {
            let changed = sqlx::query(CHANGED).bind(Uuid::now_v7().to_string()).bind(id.to_owned());
            let changed = changed.bind(NOBODY.to_owned()).bind(now);
            changed.bind(before.to_owned()).bind(after.to_owned()).execute(&mut *connection).await?;
        }
        write.commit().await?;
        Ok(true)
    }

    /// Delivers an enquiry once more, also by channels that were not set up when it arrived.
    pub async fn resend(&self, id: &str, channels: &[Channel], now: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        for channel in channels {
            deliver_again(write.connection(), id, *channel, now).await?;
        }
        write.commit().await
    }

    /// Every delivery that was given up is due again. Returns how many.
    pub async fn resend_failed(&self, now: i64) -> Result<u64, StoreError> {
        const AGAIN: &str =
            "UPDATE outbox SET state = 'waiting', attempts = 0, next_at = $1 WHERE state = 'failed'";
        let _write = self.write_lock().await;
        Ok(sqlx::query(AGAIN).bind(now).execute(&self.writer).await?.rows_affected())
    }
}

/// In a transaction of the caller's.
pub async fn deliver_again(
    connection: &mut AnyConnection,
    id: &str,
    channel: Channel,
    now: i64,
) -> Result<(), StoreError> {
    let query = sqlx::query(AGAIN).bind(id.to_owned()).bind(channel.code().to_owned()).bind(now);
    query.execute(connection).await?;
    Ok(())
}
