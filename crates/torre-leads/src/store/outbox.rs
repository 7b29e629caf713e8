//! The outbox: deliveries are claimed with a lease, and settled as sent, to be retried or failed.

use sqlx::Row;

use crate::channel::Channel;
use crate::claim_statement;
use crate::store::claim_statement::{ClaimStatement, MAX_DELAY_MS};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// Two channels are asked for together: those of one transport.
const CLAIM: ClaimStatement = claim_statement!(
    "outbox",
    key "lead_id, channel",
    set "",
    due "state = 'waiting' AND channel IN ($5, $6)",
    order "created_at, lead_id",
    returning "lead_id, channel, attempts"
);
const SENT: &str = "UPDATE outbox SET state = 'sent', sent_at = $3, last_error = NULL \
    WHERE lead_id = $1 AND channel = $2";
const RETRY: &str = "UPDATE outbox SET next_at = $3, last_error = $4 \
    WHERE lead_id = $1 AND channel = $2 AND state = 'waiting'";
const FAILED: &str = "UPDATE outbox SET state = 'failed', last_error = $3 \
    WHERE lead_id = $1 AND channel = $2 AND state = 'waiting'";

/// One delivery that is ours until the lease ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub lead_id: String,
    pub channel: Channel,
    /// This one included.
    pub attempts: u32,
}

#[derive(Clone, Debug)]
pub enum DeliveryOutcome {
    Sent { at: i64 },
    Retry { at: i64, error: String },
    Failed { error: String },
}

/// How much waits, for operators.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backlog {
    pub waiting: i64,
    pub failed: i64,
    /// When the oldest waiting one was written; milliseconds since 1970.
    pub oldest: Option<i64>,
}

impl LeadStore {
    /// Takes what is due, oldest first.
    pub async fn claim(
        &self,
        channels: [Channel; 2],
        now: i64,
        lease_until: i64,
        limit: usize,
    ) -> Result<Vec<Claim>, StoreError> {
        let _write = self.write_lock().await;
        let rows = sqlx::query(CLAIM.sql(self.dialect))
            .bind(lease_until)
            .bind(now)
            .bind(now + MAX_DELAY_MS)
            .bind(i64::try_from(limit).unwrap_or(i64::MAX))
            .bind(channels[0].code().to_owned())
            .bind(channels[1].code().to_owned())
            .fetch_all(&self.writer)
            .await?;
        let mut claims = Vec::with_capacity(rows.len());
        for row in rows {
            let channel: String = row.try_get(1)?;
            let Some(channel) = Channel::parse(&channel) else { continue };
            let attempts: i64 = row.try_get(2)?;
            claims.push(Claim {
                lead_id: row.try_get(0)?,
                channel,
                attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
            });
        }
        // Ids grow with time.
        claims.sort_by(|a, b| a.lead_id.cmp(&b.lead_id));
        Ok(claims)
    }

    pub async fn settle(&self, claim: &Claim, outcome: &DeliveryOutcome) -> Result<(), StoreError> {
        let _write = self.write_lock().await;
        let (id, channel) = (claim.lead_id.clone(), claim.channel.code().to_owned());
        let query = match outcome {
            DeliveryOutcome::Sent { at } => sqlx::query(SENT).bind(id).bind(channel).bind(*at),
            DeliveryOutcome::Retry { at, error } => {
                sqlx::query(RETRY).bind(id).bind(channel).bind(*at).bind(error.clone())
            }
            DeliveryOutcome::Failed { error } => {
                sqlx::query(FAILED).bind(id).bind(channel).bind(error.clone())
            }
        };
        query.execute(&self.writer).await?;
        Ok(())
    }

    /// Of enquiries and replies; one that is uncertain waits for somebody, as one that failed does.
    pub async fn backlog(&self) -> Result<Backlog, StoreError> {
        const SQL: &str = "SELECT COUNT(CASE WHEN state IN ('waiting', 'sending') THEN 1 END), \
            COUNT(CASE WHEN state IN ('failed', 'uncertain') THEN 1 END), \
            MIN(CASE WHEN state IN ('waiting', 'sending') THEN created_at END) \
            FROM (SELECT state, created_at FROM outbox WHERE state <> 'sent' \
                UNION ALL SELECT state, written_at FROM replies WHERE state <> 'sent') AS due";
        let row = sqlx::query(SQL).fetch_one(&self.readers).await?;
        Ok(Backlog { waiting: row.try_get(0)?, failed: row.try_get(1)?, oldest: row.try_get(2)? })
    }
}
