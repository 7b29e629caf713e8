//! Storing a subscription that somebody asked for, and the mail that asks whether it was them.

use sqlx::{Any, Row, Transaction};

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::subscriptions::subscription::{AddressHash, CONFIRM_WITHIN_MS, NewSubscription};

/// More than there are courses: one address cannot fill the table when courses come and go.
const MAX_TOPICS: i64 = 24;

const EXPIRE: &str =
    "DELETE FROM subscriptions WHERE address_hash = $1 AND confirmed_at IS NULL AND requested_at <= $2";
const OTHER_TOPICS: &str = "SELECT COUNT(*) FROM subscriptions WHERE address_hash = $1 AND topic <> $2";
/// What is confirmed keeps the consent it was confirmed with.
const UPSERT: &str = "INSERT INTO subscriptions (id, address_hash, email, topic, language, page, requested_at, \
        asked_at, consent_at, consent_text, policy_version) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8, $9) \
    ON CONFLICT (address_hash, topic) DO UPDATE SET asked_at = excluded.asked_at, \
        consent_at = CASE WHEN subscriptions.confirmed_at IS NULL THEN excluded.consent_at \
            ELSE subscriptions.consent_at END, \
        consent_text = CASE WHEN subscriptions.confirmed_at IS NULL THEN excluded.consent_text \
            ELSE subscriptions.consent_text END, \
        policy_version = CASE WHEN subscriptions.confirmed_at IS NULL THEN excluded.policy_version \
            ELSE subscriptions.policy_version END, \
        language = CASE WHEN subscriptions.confirmed_at IS NULL THEN excluded.language \
            ELSE subscriptions.language END \
    RETURNING confirmed_at";
/// A mail that waits stays as it is; after one that was sent, the next is due a day later.
const ASK: &str = "INSERT INTO confirmations (address_hash, state, attempts, next_at, created_at) \
    VALUES ($1, 'waiting', 0, $2, $2) \
    ON CONFLICT (address_hash) DO UPDATE SET state = 'waiting', attempts = 0, created_at = excluded.created_at, \
        last_error = NULL, \
        next_at = CASE WHEN confirmations.mailed_at + $3 > excluded.next_at \
            THEN confirmations.mailed_at + $3 ELSE excluded.next_at END \
    WHERE confirmations.state <> 'waiting'";

/// An address gets at most one confirmation mail in this time.
pub(crate) const CONFIRMATION_INTERVAL_MS: i64 = 24 * 60 * 60 * 1000;

impl LeadStore {
    /// New, waiting or confirmed already: each writes to the disk, and the caller is told nothing of it.
    pub async fn subscribe(&self, subscription: &NewSubscription) -> Result<(), StoreError> {
        let address = AddressHash::of(subscription.email.as_str()).0;
        let now = subscription.consent.as_millisecond();
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let expired = now - CONFIRM_WITHIN_MS;
        sqlx::query(EXPIRE).bind(address.clone()).bind(expired).execute(&mut *transaction).await?;
        let others = sqlx::query(OTHER_TOPICS).bind(address.clone()).bind(subscription.topic.code());
        let others: i64 = others.fetch_one(&mut *transaction).await?.try_get(0)?;
        if others < MAX_TOPICS && upsert(&mut transaction, &address, subscription).await? {
            let ask = sqlx::query(ASK).bind(address).bind(now).bind(CONFIRMATION_INTERVAL_MS);
            ask.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Whether it waits for its confirmation.
async fn upsert(
    transaction: &mut Transaction<'_, Any>,
    address: &str,
    subscription: &NewSubscription,
) -> Result<bool, StoreError> {
    let row = sqlx::query(UPSERT)
        .bind(subscription.id.to_string())
        .bind(address.to_owned())
        .bind(subscription.email.as_str().to_owned())
        .bind(subscription.topic.code())
        .bind(subscription.language.code().to_owned())
        .bind(subscription.page.as_ref().map_or("", |page| page.as_str()).to_owned())
        .bind(subscription.consent.as_millisecond())
        .bind(subscription.consent_text.clone())
        .bind(subscription.policy_version.clone())
        .fetch_one(&mut **transaction)
        .await?;
    Ok(row.try_get::<Option<i64>, _>(0)?.is_none())
}
