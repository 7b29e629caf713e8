//! Delivery of notifications, at most once: a row is marked as being sent before its mail is on the wire, and one that is
//! found so after its lease is uncertain. Only an operator sends those again.

use sqlx::Row;
use torre_base::language::Language;

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::outbox::MAX_DELAY_MS;
use crate::subscriptions::subscription::Recipient;
use crate::subscriptions::token::Token;

const CLAIM_SQLITE: &str = "UPDATE notifications SET state = 'sending', next_at = $1, attempts = attempts + 1 \
    WHERE (subscription_id, notice) IN (SELECT subscription_id, notice FROM notifications \
        WHERE state = 'waiting' AND (next_at <= $2 OR next_at > $3) ORDER BY next_at, subscription_id LIMIT $4) \
    RETURNING subscription_id, notice, attempts";
const CLAIM_POSTGRES: &str = "WITH due AS MATERIALIZED (SELECT subscription_id, notice FROM notifications \
        WHERE state = 'waiting' AND (next_at <= $2 OR next_at > $3) ORDER BY next_at, subscription_id LIMIT $4 \
        FOR UPDATE SKIP LOCKED) \
    UPDATE notifications SET state = 'sending', next_at = $1, attempts = notifications.attempts + 1 FROM due \
    WHERE notifications.subscription_id = due.subscription_id AND notifications.notice = due.notice \
    RETURNING notifications.subscription_id, notifications.notice, notifications.attempts";
const ADD_TOKEN: &str =
    "INSERT INTO subscription_tokens (hash, subscription_id, created_at) VALUES ($1, $2, $3)";
const IS_DUE: &str = "SELECT COUNT(*) FROM (SELECT 1 FROM notifications WHERE state = 'waiting' AND (next_at <= $1 OR next_at > $2) LIMIT 1) AS due";
const OVERDUE: &str = "UPDATE notifications SET state = 'uncertain' \
    WHERE state = 'sending' AND (next_at <= $1 OR next_at > $2)";
const RECIPIENT: &str =
    "SELECT email, language FROM subscriptions WHERE id = $1 AND confirmed_at IS NOT NULL";
/// Also what was called uncertain while it was on its way.
const SENT: &str = "UPDATE notifications SET state = 'sent', sent_at = $3, last_error = NULL \
    WHERE subscription_id = $1 AND notice = $2 AND state IN ('sending', 'uncertain')";
const RETRY: &str = "UPDATE notifications SET state = 'waiting', next_at = $3, last_error = $4 \
    WHERE subscription_id = $1 AND notice = $2 AND state = 'sending'";
const ENDED: &str = "UPDATE notifications SET state = $3, last_error = $4 \
    WHERE subscription_id = $1 AND notice = $2 AND state = 'sending'";

/// A notification that is on its way from now on. Its token is on disk.
#[derive(Clone, Debug)]
pub(crate) struct NotificationClaim {
    pub(crate) subscription_id: String,
    pub(crate) notice: String,
    pub(crate) attempts: u32,
    pub(crate) token: Token,
}

#[derive(Clone, Debug)]
pub(crate) enum NotificationOutcome {
    Sent {
        at: i64,
    },
    /// It was certainly not accepted.
    Retry {
        at: i64,
        error: String,
    },
    /// It was refused for good.
    Failed {
        error: String,
    },
    /// Nobody knows.
    Uncertain {
        error: String,
    },
}

impl LeadStore {
    pub(crate) async fn has_due_notifications(&self, now: i64) -> Result<bool, StoreError> {
        let query = sqlx::query(IS_DUE).bind(now).bind(now + MAX_DELAY_MS);
        Ok(query.fetch_one(&self.pool).await?.try_get::<i64, _>(0)? > 0)
    }

    /// Marks what is due as being sent, each with the token of its mail. On disk when this returns.
    pub(crate) async fn claim_notifications(
        &self,
        now: i64,
        lease_until: i64,
        tokens: Vec<Token>,
    ) -> Result<Vec<NotificationClaim>, StoreError> {
        let _write = self.write_lock().await;
        let sql = match self.dialect {
            Dialect::Sqlite => CLAIM_SQLITE,
            Dialect::Postgres => CLAIM_POSTGRES,
        };
        let mut transaction = self.begin().await?;
        let limit = i64::try_from(tokens.len()).unwrap_or(i64::MAX);
        let claim = sqlx::query(sql).bind(lease_until).bind(now).bind(now + MAX_DELAY_MS).bind(limit);
        let rows = claim.fetch_all(&mut *transaction).await?;
        let mut claims = Vec::with_capacity(rows.len());
        for (row, token) in rows.into_iter().zip(tokens) {
            let subscription_id: String = row.try_get(0)?;
            let add = sqlx::query(ADD_TOKEN).bind(token.hash().as_str().to_owned());
            add.bind(subscription_id.clone()).bind(now).execute(&mut *transaction).await?;
            let attempts = u32::try_from(row.try_get::<i64, _>(2)?).unwrap_or(u32::MAX);
            claims.push(NotificationClaim { subscription_id, notice: row.try_get(1)?, attempts, token });
        }
        transaction.commit().await?;
        Ok(claims)
    }

    /// What was being sent when its process ended. Returns how many.
    pub(crate) async fn mark_uncertain(&self, now: i64) -> Result<u64, StoreError> {
        let _write = self.write_lock().await;
        let query = sqlx::query(OVERDUE).bind(now).bind(now + MAX_DELAY_MS);
        Ok(query.execute(&self.pool).await?.rows_affected())
    }

    /// None: unsubscribed or erased meanwhile.
    pub(crate) async fn recipient(&self, subscription: &str) -> Result<Option<Recipient>, StoreError> {
        let row = sqlx::query(RECIPIENT).bind(subscription.to_owned()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let language: String = row.try_get(1)?;
        let language = Language::parse(&language).unwrap_or_default();
        Ok(Some(Recipient { email: row.try_get(0)?, language }))
    }

    pub(crate) async fn settle_notification(
        &self,
        claim: &NotificationClaim,
        outcome: &NotificationOutcome,
    ) -> Result<(), StoreError> {
        let _write = self.write_lock().await;
        let (id, notice) = (claim.subscription_id.clone(), claim.notice.clone());
        let ended = |state: &str, error: &str| {
            sqlx::query(ENDED)
                .bind(id.clone())
                .bind(notice.clone())
                .bind(state.to_owned())
                .bind(error.to_owned())
        };
        let query = match outcome {
            NotificationOutcome::Sent { at } => {
                sqlx::query(SENT).bind(id.clone()).bind(notice.clone()).bind(*at)
            }
            NotificationOutcome::Retry { at, error } => {
                sqlx::query(RETRY).bind(id.clone()).bind(notice.clone()).bind(*at).bind(error.clone())
            }
            NotificationOutcome::Failed { error } => ended("failed", error),
            NotificationOutcome::Uncertain { error } => ended("uncertain", error),
        };
        query.execute(&self.pool).await?;
        Ok(())
    }
}
