//! Updates by operators: marking as done, delivering again.

use crate::channel::Channel;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

impl LeadStore {
    /// False: there is no such enquiry.
    pub async fn mark_done(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        const MARK: &str = "UPDATE leads SET done_at = $2 WHERE id = $1";
        let _write = self.write_lock().await;
        let marked = sqlx::query(MARK).bind(id.to_owned()).bind(now).execute(&self.pool).await?;
        Ok(marked.rows_affected() > 0)
    }

    /// Delivers an enquiry once more, also by channels that were not set up when it arrived.
    pub async fn resend(&self, id: &str, channels: &[Channel], now: i64) -> Result<(), StoreError> {
        const AGAIN: &str = "INSERT INTO outbox (lead_id, channel, state, attempts, next_at, created_at) \
            VALUES ($1, $2, 'waiting', 0, $3, $3) ON CONFLICT (lead_id, channel) DO UPDATE \
            SET state = 'waiting', attempts = 0, next_at = $3, last_error = NULL";
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        for channel in channels {
            let query = sqlx::query(AGAIN).bind(id.to_owned()).bind(channel.code().to_owned()).bind(now);
            query.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Every delivery that was given up is due again. Returns how many.
    pub async fn resend_failed(&self, now: i64) -> Result<u64, StoreError> {
        const AGAIN: &str =
            "UPDATE outbox SET state = 'waiting', attempts = 0, next_at = $1 WHERE state = 'failed'";
        let _write = self.write_lock().await;
        Ok(sqlx::query(AGAIN).bind(now).execute(&self.pool).await?.rows_affected())
    }
}
