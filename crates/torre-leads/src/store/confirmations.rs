//! The outbox of confirmation mails: one row an address. Delivered at least once, as enquiries are.

use sqlx::Row;
use torre_base::language::Language;

use crate::claim_statement;
use crate::store::claim_statement::{ClaimStatement, MAX_DELAY_MS};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::outbox::DeliveryOutcome;
use crate::store::subscribe::CONFIRMATION_INTERVAL_MS;
use crate::subscriptions::subscription::{AddressHash, CONFIRM_WITHIN_MS, PendingAddress};
use crate::subscriptions::token::TokenHash;
use crate::subscriptions::topic::Topic;

const CLAIM: ClaimStatement = claim_statement!(
    "confirmations",
    key "address_hash",
    set ", mailed_at = $2",
    due "state = 'waiting'",
    order "next_at",
    returning "address_hash, attempts"
);
const PENDING: &str = "SELECT topic, email, language, requested_at FROM subscriptions \
    WHERE address_hash = $1 AND confirmed_at IS NULL AND requested_at > $2 ORDER BY requested_at, topic";
const ADD_TOKEN: &str =
    "INSERT INTO subscription_tokens (hash, address_hash, created_at) VALUES ($1, $2, $3)";
/// What was asked for while the mail was being written is in the next one.
const SENT: &str = "UPDATE confirmations SET last_error = NULL, next_at = mailed_at + $3, \
    state = CASE WHEN EXISTS (SELECT 1 FROM subscriptions WHERE address_hash = $1 AND confirmed_at IS NULL \
        AND requested_at > $2) THEN 'waiting' ELSE 'sent' END \
    WHERE address_hash = $1 AND state = 'waiting'";
const RETRY: &str =
    "UPDATE confirmations SET next_at = $2, last_error = $3 WHERE address_hash = $1 AND state = 'waiting'";
const FAILED: &str = "UPDATE confirmations SET state = 'failed', last_error = $2 WHERE address_hash = $1 AND state = 'waiting'";

/// A day and a little: nothing is put off longer.
const MAX_WAIT_MS: i64 = CONFIRMATION_INTERVAL_MS + MAX_DELAY_MS;

/// A confirmation mail that is ours until the lease ends.
#[derive(Clone, Debug)]
pub(crate) struct ConfirmationClaim {
    pub(crate) address: AddressHash,
    pub(crate) attempts: u32,
    pub(crate) claimed_at: i64,
}

impl LeadStore {
    pub(crate) async fn claim_confirmations(
        &self,
        now: i64,
        lease_until: i64,
        limit: usize,
    ) -> Result<Vec<ConfirmationClaim>, StoreError> {
        let _write = self.write_lock().await;
        let claim = sqlx::query(CLAIM.sql(self.dialect)).bind(lease_until).bind(now).bind(now + MAX_WAIT_MS);
        let claim = claim.bind(i64::try_from(limit).unwrap_or(i64::MAX));
        let rows = claim.fetch_all(&self.writer).await?;
        let claim = |row: sqlx::any::AnyRow| {
            let attempts: i64 = row.try_get(1)?;
            Ok(ConfirmationClaim {
                address: AddressHash(row.try_get(0)?),
                attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
                claimed_at: now,
            })
        };
        rows.into_iter().map(claim).collect()
    }

    /// None: everything was confirmed, erased or has expired meanwhile.
    pub(crate) async fn pending(
        &self,
        address: &AddressHash,
        now: i64,
    ) -> Result<Option<PendingAddress>, StoreError> {
        let query = sqlx::query(PENDING).bind(address.0.clone()).bind(now - CONFIRM_WITHIN_MS);
        let rows = query.fetch_all(&self.readers).await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let (email, language): (String, String) = (first.try_get(1)?, first.try_get(2)?);
        let requested_at: i64 = first.try_get(3)?;
        let mut topics = Vec::with_capacity(rows.len());
        for row in &rows {
            topics.extend(Topic::parse(&row.try_get::<String, _>(0)?));
        }
        let language = Language::parse(&language).unwrap_or_default();
        Ok(Some(PendingAddress { email, language, topics, expires_at: requested_at + CONFIRM_WITHIN_MS }))
    }

    /// On disk before the mail is sent: its link works whatever happens next.
    pub(crate) async fn add_confirmation_token(
        &self,
        hash: &TokenHash,
        address: &AddressHash,
        now: i64,
    ) -> Result<(), StoreError> {
        let _write = self.write_lock().await;
        let query = sqlx::query(ADD_TOKEN).bind(hash.as_str().to_owned()).bind(address.0.clone()).bind(now);
        query.execute(&self.writer).await?;
        Ok(())
    }

    pub(crate) async fn settle_confirmation(
        &self,
        claim: &ConfirmationClaim,
        outcome: &DeliveryOutcome,
    ) -> Result<(), StoreError> {
        let _write = self.write_lock().await;
        let address = claim.address.0.clone();
        let query = match outcome {
            DeliveryOutcome::Sent { .. } => {
                sqlx::query(SENT).bind(address).bind(claim.claimed_at).bind(CONFIRMATION_INTERVAL_MS)
            }
            DeliveryOutcome::Retry { at, error } => {
                sqlx::query(RETRY).bind(address).bind(*at).bind(error.clone())
            }
            DeliveryOutcome::Failed { error } => sqlx::query(FAILED).bind(address).bind(error.clone()),
        };
        query.execute(&self.writer).await?;
        Ok(())
    }
}
