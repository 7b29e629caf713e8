//! Delivery of replies, at most once: a row is marked as being sent before its mail is on the wire, and one that is found
//! so after its lease is uncertain. Only somebody of the office sends those again.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::outbox::MAX_DELAY_MS;

const CLAIM_SQLITE: &str = "UPDATE replies SET state = 'sending', next_at = $1, attempts = attempts + 1 \
    WHERE id IN (SELECT id FROM replies WHERE state = 'waiting' AND (next_at <= $2 OR next_at > $3) \
        ORDER BY next_at, id LIMIT $4) \
    RETURNING id, lead_id, subject, text, programme, attempts";
const CLAIM_POSTGRES: &str = "WITH due AS MATERIALIZED (SELECT id FROM replies \
        WHERE state = 'waiting' AND (next_at <= $2 OR next_at > $3) ORDER BY next_at, id LIMIT $4 \
        FOR UPDATE SKIP LOCKED) \
    UPDATE replies SET state = 'sending', next_at = $1, attempts = replies.attempts + 1 FROM due \
    WHERE replies.id = due.id \
    RETURNING replies.id, replies.lead_id, replies.subject, replies.text, replies.programme, replies.attempts";
/// Asked before anything is written: most of the time nothing is due.
const IN_STATE: &str = "SELECT COUNT(*) FROM (SELECT 1 FROM replies \
    WHERE state = $1 AND (next_at <= $2 OR next_at > $3) LIMIT 1) AS due";
const OVERDUE: &str = "UPDATE replies SET state = 'uncertain', last_error = 'the server ended while it was sent' \
    WHERE state = 'sending' AND (next_at <= $1 OR next_at > $2) RETURNING lead_id";
/// Also what was called uncertain while it was on its way.
const SENT: &str = "UPDATE replies SET state = 'sent', sent_at = $2, last_error = NULL \
    WHERE id = $1 AND state IN ('sending', 'uncertain')";
const RETRY: &str = "UPDATE replies SET state = 'waiting', next_at = $2, last_error = $3 \
    WHERE id = $1 AND state = 'sending'";
const ENDED: &str = "UPDATE replies SET state = $2, last_error = $3 WHERE id = $1 AND state = 'sending'";
/// Whoever watches the enquiry is told.
const TOUCH: &str = "UPDATE leads SET changed_at = $2 WHERE id = $1";

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

#[derive(Clone, Debug)]
pub(crate) enum ReplyOutcome {
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
    pub(crate) async fn has_due_replies(&self, now: i64) -> Result<bool, StoreError> {
        self.is_any_reply("waiting", now).await
    }

    async fn is_any_reply(&self, state: &str, now: i64) -> Result<bool, StoreError> {
        let query = sqlx::query(IN_STATE).bind(state.to_owned()).bind(now).bind(now + MAX_DELAY_MS);
        Ok(query.fetch_one(&self.pool).await?.try_get::<i64, _>(0)? > 0)
    }

    /// Marks what is due as being sent. On disk when this returns.
    pub(crate) async fn claim_replies(
        &self,
        now: i64,
        lease_until: i64,
        limit: usize,
    ) -> Result<Vec<ReplyClaim>, StoreError> {
        let _write = self.write_lock().await;
        let sql = match self.dialect {
            Dialect::Sqlite => CLAIM_SQLITE,
            Dialect::Postgres => CLAIM_POSTGRES,
        };
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let query = sqlx::query(sql).bind(lease_until).bind(now).bind(now + MAX_DELAY_MS).bind(limit);
        query.fetch_all(&self.pool).await?.iter().map(claim).collect()
    }

    /// What was being sent when its process ended. Returns how many.
    pub(crate) async fn mark_uncertain_replies(&self, now: i64) -> Result<usize, StoreError> {
        if !self.is_any_reply("sending", now).await? {
            return Ok(0);
        }
        let mut write = self.write().await?;
        let overdue = sqlx::query(OVERDUE).bind(now).bind(now + MAX_DELAY_MS);
        let overdue = overdue.fetch_all(write.connection()).await?;
        for row in &overdue {
            touch(write.connection(), row.try_get(0)?, now).await?;
        }
        write.commit().await?;
        Ok(overdue.len())
    }

    pub(crate) async fn settle_reply(
        &self,
        claim: &ReplyClaim,
        outcome: &ReplyOutcome,
        now: i64,
    ) -> Result<(), StoreError> {
        let id = claim.id.clone();
        let query = match outcome {
            ReplyOutcome::Sent { at } => sqlx::query(SENT).bind(id).bind(*at),
            ReplyOutcome::Retry { at, error } => sqlx::query(RETRY).bind(id).bind(*at).bind(error.clone()),
            ReplyOutcome::Failed { error } => {
                sqlx::query(ENDED).bind(id).bind("failed".to_owned()).bind(error.clone())
            }
            ReplyOutcome::Uncertain { error } => {
                sqlx::query(ENDED).bind(id).bind("uncertain".to_owned()).bind(error.clone())
            }
        };
        let mut write = self.write().await?;
        query.execute(write.connection()).await?;
        touch(write.connection(), claim.lead_id.clone(), now).await?;
        write.commit().await
    }
}

async fn touch(connection: &mut AnyConnection, lead: String, now: i64) -> Result<(), StoreError> {
    sqlx::query(TOUCH).bind(lead).bind(now).execute(connection).await?;
    Ok(())
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
