//! How mail and webhook do: what waits, what was given up, and why.

use sqlx::Row;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// A confirmation that is put off because its address was asked today waits for nobody: only what is due or was tried counts. A reply
/// that is uncertain waits for somebody, as one that failed does.
macro_rules! mails {
    () => {
        "(SELECT state, created_at, last_error FROM outbox WHERE channel <> 'webhook' AND state <> 'sent' \
          UNION ALL SELECT state, created_at, last_error FROM notifications WHERE state IN ('waiting', 'failed') \
          UNION ALL SELECT CASE state WHEN 'sending' THEN 'waiting' WHEN 'uncertain' THEN 'failed' ELSE state END, \
             written_at, last_error FROM replies WHERE state <> 'sent' \
          UNION ALL SELECT state, created_at, last_error FROM confirmations \
             WHERE state = 'failed' OR (state = 'waiting' AND (attempts > 0 OR next_at <= $1))) AS due"
    };
}

macro_rules! calls {
    () => {
        "(SELECT state, created_at, last_error FROM outbox \
          WHERE channel = 'webhook' AND state <> 'sent' AND created_at <= $1) AS due"
    };
}

macro_rules! counted {
    ($due:expr) => {
        concat!(
            "SELECT COUNT(CASE WHEN state = 'waiting' THEN 1 END), COUNT(CASE WHEN state = 'failed' THEN 1 END), \
             MIN(created_at) FROM ",
            $due
        )
    };
}

macro_rules! said_last {
    ($due:expr) => {
        concat!(
            "SELECT last_error FROM ",
            $due,
            " WHERE last_error IS NOT NULL ORDER BY created_at DESC LIMIT 1"
        )
    };
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeliveryHealth {
    pub waiting: i64,
    pub failed: i64,
    /// When the oldest of them was written; milliseconds since 1970.
    pub oldest: Option<i64>,
    pub last_error: Option<String>,
}

impl LeadStore {
    pub async fn mail_health(&self, now: i64) -> Result<DeliveryHealth, StoreError> {
        self.delivery_health(counted!(mails!()), said_last!(mails!()), now).await
    }

    pub async fn webhook_health(&self, now: i64) -> Result<DeliveryHealth, StoreError> {
        self.delivery_health(counted!(calls!()), said_last!(calls!()), now).await
    }

    async fn delivery_health(
        &self,
        counted: &'static str,
        said_last: &'static str,
        now: i64,
    ) -> Result<DeliveryHealth, StoreError> {
        let row = sqlx::query(counted).bind(now).fetch_one(&self.readers).await?;
        let said = sqlx::query(said_last).bind(now).fetch_optional(&self.readers).await?;
        Ok(DeliveryHealth {
            waiting: row.try_get(0)?,
            failed: row.try_get(1)?,
            oldest: row.try_get(2)?,
            last_error: said.map(|row| row.try_get(0)).transpose()?,
        })
    }
}
