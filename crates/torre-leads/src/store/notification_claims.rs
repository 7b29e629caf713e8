//! The outbox of notifications, sent at most once. Only an operator sends one again.

use sqlx::Row;
use torre_base::language::Language;

use crate::at_most_once;
use crate::store::at_most_once::{AtMostOnce, MailOutcome};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::subscriptions::subscription::Recipient;
use crate::subscriptions::token::Token;

const NOTIFICATIONS: AtMostOnce = at_most_once!(
    "notifications",
    key "subscription_id, notice",
    one "subscription_id = $5 AND notice = $6",
    returning "subscription_id, notice, attempts"
);
const ADD_TOKEN: &str =
    "INSERT INTO subscription_tokens (hash, subscription_id, created_at) VALUES ($1, $2, $3)";
const RECIPIENT: &str =
    "SELECT email, language FROM subscriptions WHERE id = $1 AND confirmed_at IS NOT NULL";

/// A notification that is on its way from now on. Its token is on disk.
#[derive(Clone, Debug)]
pub(crate) struct NotificationClaim {
    pub(crate) subscription_id: String,
    pub(crate) notice: String,
    pub(crate) attempts: u32,
    pub(crate) token: Token,
}

impl LeadStore {
    pub(crate) async fn has_due_notifications(&self, now: i64) -> Result<bool, StoreError> {
        NOTIFICATIONS.has_due(self, now).await
    }

    /// Each with the token of its mail. On disk when this returns.
    pub(crate) async fn claim_notifications(
        &self,
        now: i64,
        lease_until: i64,
        tokens: Vec<Token>,
    ) -> Result<Vec<NotificationClaim>, StoreError> {
        let mut write = self.write().await?;
        let rows = NOTIFICATIONS.claim(write.connection(), self, now, lease_until, tokens.len()).await?;
        let mut claims = Vec::with_capacity(rows.len());
        for (row, token) in rows.into_iter().zip(tokens) {
            let subscription_id: String = row.try_get(0)?;
            let add = sqlx::query(ADD_TOKEN).bind(token.hash().as_str().to_owned());
            add.bind(subscription_id.clone()).bind(now).execute(write.connection()).await?;
            let attempts = u32::try_from(row.try_get::<i64, _>(2)?).unwrap_or(u32::MAX);
            claims.push(NotificationClaim { subscription_id, notice: row.try_get(1)?, attempts, token });
        }
        write.commit().await?;
        Ok(claims)
    }

    /// What was being sent when its process ended. Returns how many.
    pub(crate) async fn mark_uncertain_notifications(&self, now: i64) -> Result<usize, StoreError> {
        if !NOTIFICATIONS.has_overdue(self, now).await? {
            return Ok(0);
        }
        let mut write = self.write().await?;
        let overdue = NOTIFICATIONS.mark_uncertain(write.connection(), now).await?;
        write.commit().await?;
        Ok(overdue.len())
    }

    /// None: unsubscribed or erased meanwhile.
    pub(crate) async fn recipient(&self, subscription: &str) -> Result<Option<Recipient>, StoreError> {
        let row = sqlx::query(RECIPIENT).bind(subscription.to_owned()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let language: String = row.try_get(1)?;
        let language = Language::parse(&language).unwrap_or_default();
        Ok(Some(Recipient { email: row.try_get(0)?, language }))
    }

    pub(crate) async fn settle_notification(
        &self,
        claim: &NotificationClaim,
        outcome: &MailOutcome,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let settle = NOTIFICATIONS.settle(outcome).bind(claim.subscription_id.clone());
        settle.bind(claim.notice.clone()).execute(write.connection()).await?;
        write.commit().await
    }
}
