//! An outbox whose mails are sent at most once: a row is marked as being sent, on disk, before its mail is on the wire, and
//! one that is found so after its lease is uncertain. Only a person sends those again.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row};

use crate::store::claim_statement::{ClaimStatement, MAX_DELAY_MS};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// The statements of one table, written by [`at_most_once!`](crate::at_most_once).
#[derive(Clone, Copy, Debug)]
pub struct AtMostOnce {
    pub has: &'static str,
    pub claim: ClaimStatement,
    pub overdue: &'static str,
    pub settle: &'static str,
}

/// Each row is `waiting`, `sending`, `sent`, `failed` or `uncertain`. Not sent is said twice: SQLite looks into the index
/// of replies only then. What was called uncertain while it was on its way may still turn out to be sent.
#[macro_export]
macro_rules! at_most_once {
    ($table:literal, key $key:literal, one $one:literal, returning $returning:literal) => {
        $crate::store::at_most_once::AtMostOnce {
            has: concat!(
                "SELECT COUNT(*) FROM (SELECT 1 FROM ", $table,
                " WHERE state = $1 AND state <> 'sent' AND (next_at <= $2 OR next_at > $3) LIMIT 1) AS due"
            ),
            claim: $crate::claim_statement!(
                $table,
                key $key,
                set ", state = 'sending'",
                due "state = 'waiting' AND state <> 'sent'",
                order "next_at",
                returning $returning
            ),
            overdue: concat!(
                "UPDATE ", $table, " SET state = 'uncertain', last_error = 'the server ended while it was sent' \
                 WHERE state = 'sending' AND state <> 'sent' AND (next_at <= $1 OR next_at > $2) RETURNING ", $returning
            ),
            settle: concat!(
                "UPDATE ", $table, " SET state = $1, next_at = COALESCE($2, next_at), sent_at = $3, last_error = $4 \
                 WHERE ", $one, " AND (state = 'sending' OR (state = 'uncertain' AND $1 = 'sent'))"
            ),
        }
    };
}

/// What became of a mail that was claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailOutcome {
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

impl AtMostOnce {
    /// Asked before anything is written: most of the time nothing is due.
    pub async fn has_due(&self, store: &LeadStore, now: i64) -> Result<bool, StoreError> {
        self.has(store, "waiting", now).await
    }

    /// Some were being sent when their process ended.
    pub async fn has_overdue(&self, store: &LeadStore, now: i64) -> Result<bool, StoreError> {
        self.has(store, "sending", now).await
    }

    async fn has(&self, store: &LeadStore, state: &str, now: i64) -> Result<bool, StoreError> {
        let query = sqlx::query(self.has).bind(state.to_owned()).bind(now).bind(now + MAX_DELAY_MS);
        Ok(query.fetch_one(store.reader()).await?.try_get::<i64, _>(0)? > 0)
    }

    /// Marks what is due as being sent.
    pub async fn claim(
        &self,
        connection: &mut AnyConnection,
        store: &LeadStore,
        now: i64,
        lease_until: i64,
        limit: usize,
    ) -> Result<Vec<AnyRow>, StoreError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let query = sqlx::query(self.claim.sql(store.dialect())).bind(lease_until).bind(now);
        Ok(query.bind(now + MAX_DELAY_MS).bind(limit).fetch_all(connection).await?)
    }

    /// Marks as uncertain what was being sent when its process ended.
    pub async fn mark_uncertain(
        &self,
        connection: &mut AnyConnection,
        now: i64,
    ) -> Result<Vec<AnyRow>, StoreError> {
        let query = sqlx::query(self.overdue).bind(now).bind(now + MAX_DELAY_MS);
        Ok(query.fetch_all(connection).await?)
    }

    /// Notes what became of one; its key is bound from `$5` on.
    pub fn settle(&self, outcome: &MailOutcome) -> Query<'static, Any, AnyArguments> {
        let (state, next_at, sent_at, error) = match outcome {
            MailOutcome::Sent { at } => ("sent", None, Some(*at), None),
            MailOutcome::Retry { at, error } => ("waiting", Some(*at), None, Some(error)),
            MailOutcome::Failed { error } => ("failed", None, None, Some(error)),
            MailOutcome::Uncertain { error } => ("uncertain", None, None, Some(error)),
        };
        sqlx::query(self.settle).bind(state.to_owned()).bind(next_at).bind(sent_at).bind(error.cloned())
    }
}
