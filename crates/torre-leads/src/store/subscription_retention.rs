//! What goes by itself: requests that nobody confirmed, subscriptions that have lasted long enough, links and notes that
//! belong to nothing any more. And how much there is, for operators.

use sqlx::Row;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::subscribe::CONFIRMATION_INTERVAL_MS;
use crate::subscriptions::subscription::CONFIRM_WITHIN_MS;

const UNCONFIRMED: &str = "DELETE FROM subscriptions WHERE confirmed_at IS NULL AND requested_at <= $1";
const OLD: &str = "DELETE FROM subscriptions WHERE confirmed_at < $1";
/// A link of a mail that was answered is for leaving, as long as there is something to leave.
const TOKENS: &str = "DELETE FROM subscription_tokens WHERE subscription_id IS NULL AND created_at <= $1 \
    AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE confirmed_with = subscription_tokens.hash)";
/// After a day they are needed for nothing.
const CONFIRMATIONS: &str =
    "DELETE FROM confirmations WHERE state <> 'waiting' AND (mailed_at IS NULL OR mailed_at <= $1)";
const COUNTS: &str =
    "SELECT COUNT(CASE WHEN confirmed_at IS NULL THEN 1 END), COUNT(confirmed_at) FROM subscriptions";
const MAILS: &str = "SELECT COUNT(CASE WHEN state = 'waiting' THEN 1 END), \
    COUNT(CASE WHEN state = 'sending' THEN 1 END), COUNT(CASE WHEN state = 'failed' THEN 1 END), \
    COUNT(CASE WHEN state = 'uncertain' THEN 1 END) FROM \
    (SELECT state FROM notifications WHERE state <> 'sent' UNION ALL \
     SELECT state FROM confirmations WHERE state <> 'sent') AS mails";

/// How many subscriptions and mails there are, by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SubscriptionCounts {
    pub pending: i64,
    pub confirmed: i64,
    pub waiting: i64,
    pub sending: i64,
    pub failed: i64,
    pub uncertain: i64,
}

impl LeadStore {
    /// `confirmed_before`: the moment before which a confirmed subscription has lasted long enough. Returns how many
    /// subscriptions were deleted.
    pub async fn purge_subscriptions(
        &self,
        now: i64,
        confirmed_before: Option<i64>,
    ) -> Result<u64, StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let mut deleted = 0;
        let unconfirmed = sqlx::query(UNCONFIRMED).bind(now - CONFIRM_WITHIN_MS);
        deleted += unconfirmed.execute(&mut *transaction).await?.rows_affected();
        if let Some(before) = confirmed_before {
            deleted += sqlx::query(OLD).bind(before).execute(&mut *transaction).await?.rows_affected();
        }
        sqlx::query(TOKENS).bind(now - CONFIRM_WITHIN_MS).execute(&mut *transaction).await?;
        sqlx::query(CONFIRMATIONS).bind(now - CONFIRMATION_INTERVAL_MS).execute(&mut *transaction).await?;
        transaction.commit().await?;
        if deleted > 0 {
            self.truncate_log().await?;
        }
        Ok(deleted)
    }

    pub async fn subscription_counts(&self) -> Result<SubscriptionCounts, StoreError> {
        let row = sqlx::query(COUNTS).fetch_one(&self.readers).await?;
        let mails = sqlx::query(MAILS).fetch_one(&self.readers).await?;
        Ok(SubscriptionCounts {
            pending: row.try_get(0)?,
            confirmed: row.try_get(1)?,
            waiting: mails.try_get(0)?,
            sending: mails.try_get(1)?,
            failed: mails.try_get(2)?,
            uncertain: mails.try_get(3)?,
        })
    }
}
