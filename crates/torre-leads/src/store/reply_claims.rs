//! The outbox of replies, sent at most once. Only somebody of the office sends one again.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::at_most_once;
use crate::store::at_most_once::{AtMostOnce, MailOutcome};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::touch::touch;

const REPLIES: AtMostOnce = at_most_once!(
    "replies",
    key "id",
    one "id = $5",
    returning "id, lead_id, subject, text, programme, attempts"
);

/// A reply that is on its way from now on.
#[derive(Clone, Debug)]
pub(crate) struct ReplyClaim {
    pub(crate) id: String,
    pub(crate) lead_id: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// The address of the document that goes with it.
    pub(crate) programme: Option<String>,
    /// This one included.
    pub(crate) attempts: u32,
}

impl LeadStore {
    pub(crate) async fn has_due_replies(&self, now: i64) -> Result<bool, StoreError> {
        REPLIES.has_due(self, now).await
    }

    /// On disk when this returns.
    pub(crate) async fn claim_replies(
        &self,
        now: i64,
        lease_until: i64,
        limit: usize,
    ) -> Result<Vec<ReplyClaim>, StoreError> {
        let mut write = self.write().await?;
        let rows = REPLIES.claim(write.connection(), self, now, lease_until, limit).await?;
        write.commit().await?;
        rows.iter().map(claim).collect()
    }

    /// What was being sent when its process ended. Returns how many.
    pub(crate) async fn mark_uncertain_replies(&self, now: i64) -> Result<usize, StoreError> {
        if !REPLIES.has_overdue(self, now).await? {
            return Ok(0);
        }
        let mut write = self.write().await?;
        let overdue = REPLIES.mark_uncertain(write.connection(), now).await?;
        for row in &overdue {
            touch(write.connection(), &claim(row)?.lead_id, now).await?;
        }
        write.commit().await?;
        Ok(overdue.len())
    }

    pub(crate) async fn settle_reply(
        &self,
        claim: &ReplyClaim,
        outcome: &MailOutcome,
        now: i64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        REPLIES.settle(outcome).bind(claim.id.clone()).execute(write.connection()).await?;
        touch(write.connection(), &claim.lead_id, now).await?;
        write.commit().await
    }
}

fn claim(row: &AnyRow) -> Result<ReplyClaim, StoreError> {
    Ok(ReplyClaim {
        id: row.try_get(0)?,
        lead_id: row.try_get(1)?,
        subject: row.try_get(2)?,
        text: row.try_get(3)?,
        programme: row.try_get(4)?,
        attempts: u32::try_from(row.try_get::<i64, _>(5)?).unwrap_or(u32::MAX),
    })
}
