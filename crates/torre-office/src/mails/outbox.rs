//! The outbox of mails to people of the office. A row is marked as being sent before its mail is on the wire; found so after
//! its lease, it is uncertain and never sent again.

use sqlx::Row;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::mails::morning::Morning;

/// Reminders that are due, wanted by mail, and have none for this moment. One that is moved has one of its own again.
macro_rules! unplanned {
    () => {
        "FROM reminders WHERE reminders.mail = 1 AND reminders.done_at IS NULL AND reminders.due_at <= $1 \
         AND NOT EXISTS (SELECT 1 FROM staff_mails \
             WHERE staff_mails.id = reminders.id || '.' || CAST(reminders.due_at AS TEXT))"
    };
}

const HAS_UNPLANNED: &str = concat!("SELECT reminders.id ", unplanned!(), " LIMIT 1");
const PLAN_REMINDERS: &str = concat!(
    "INSERT INTO staff_mails (id, staff_id, reminder_id, state, attempts, next_at, created_at) \
     SELECT reminders.id || '.' || CAST(reminders.due_at AS TEXT), reminders.for_id, reminders.id, 'waiting', 0, $1, $1 ",
    unplanned!(),
    " ON CONFLICT (id) DO NOTHING"
);
const PLAN_MORNING: &str = "INSERT INTO staff_mails (id, staff_id, state, attempts, next_at, created_at) \
    SELECT staff.id || '.' || $2, staff.id, 'waiting', 0, $1, $1 FROM staff \
    WHERE removed_at IS NULL AND email IS NOT NULL AND morning_since <= $3 ON CONFLICT (id) DO NOTHING";
const HAS_DUE: &str =
    "SELECT id FROM staff_mails WHERE state IN ('waiting', 'sending') AND next_at <= $1 LIMIT 1";
const OVERDUE: &str = "UPDATE staff_mails SET state = 'uncertain' WHERE state = 'sending' AND next_at <= $1";
const CLAIM_SQLITE: &str = "UPDATE staff_mails SET state = 'sending', next_at = $1, attempts = attempts + 1 \
    WHERE id IN (SELECT id FROM staff_mails WHERE state = 'waiting' AND next_at <= $2 ORDER BY next_at, id LIMIT 1) \
    RETURNING id, staff_id, reminder_id, attempts";
/// One that another process is just claiming is skipped, not waited for.
const CLAIM_POSTGRES: &str = "WITH due AS MATERIALIZED (SELECT id FROM staff_mails \
        WHERE state = 'waiting' AND next_at <= $2 ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED) \
    UPDATE staff_mails SET state = 'sending', next_at = $1, attempts = staff_mails.attempts + 1 FROM due \
    WHERE staff_mails.id = due.id \
    RETURNING staff_mails.id, staff_mails.staff_id, staff_mails.reminder_id, staff_mails.attempts";
const RETRY: &str = "UPDATE staff_mails SET state = 'waiting', next_at = $2, last_error = $3 \
    WHERE id = $1 AND state = 'sending'";
/// Also what was called uncertain while it was on its way.
const ENDED: &str = "UPDATE staff_mails SET state = $2, sent_at = $3, last_error = $4 \
    WHERE id = $1 AND state IN ('sending', 'uncertain')";

/// A mail that is on its way from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub id: String,
    pub staff_id: String,
    /// None: the word in the morning.
    pub reminder_id: Option<String>,
    /// This one included.
    pub attempts: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Sent {
        at: i64,
    },
    /// It was certainly not accepted.
    Retry {
        at: i64,
        error: String,
    },
    /// `failed`, `uncertain`, `noAddress`, or `over`: there is nothing to say any more.
    Ended {
        state: &'static str,
        error: Option<String>,
    },
}

/// Writes only where there is something to write: it is asked all day long.
pub async fn plan_reminders(store: &LeadStore, now: i64) -> Result<(), StoreError> {
    if sqlx::query(HAS_UNPLANNED).bind(now).fetch_optional(store.reader()).await?.is_none() {
        return Ok(());
    }
    let mut write = store.write().await?;
    sqlx::query(PLAN_REMINDERS).bind(now).execute(write.connection()).await?;
    write.commit().await
}

/// Once a day for everybody who wants it, however many instances do so.
pub async fn plan_morning(store: &LeadStore, morning: Morning, now: i64) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    let plan = sqlx::query(PLAN_MORNING).bind(now).bind(morning.day.to_string()).bind(morning.began_at);
    plan.execute(write.connection()).await?;
    write.commit().await
}

pub async fn has_due(store: &LeadStore, now: i64) -> Result<bool, StoreError> {
    Ok(sqlx::query(HAS_DUE).bind(now).fetch_optional(store.reader()).await?.is_some())
}

/// What was being sent when its process ended. Returns how many.
pub async fn mark_uncertain(store: &LeadStore, now: i64) -> Result<u64, StoreError> {
    let mut write = store.write().await?;
    let count = sqlx::query(OVERDUE).bind(now).execute(write.connection()).await?.rows_affected();
    write.commit().await?;
    Ok(count)
}

/// On disk when this returns.
pub async fn claim(store: &LeadStore, now: i64, lease_until: i64) -> Result<Option<Claim>, StoreError> {
    let sql = match store.dialect() {
        Dialect::Sqlite => CLAIM_SQLITE,
        Dialect::Postgres => CLAIM_POSTGRES,
    };
    let mut write = store.write().await?;
    let row = sqlx::query(sql).bind(lease_until).bind(now).fetch_optional(write.connection()).await?;
    write.commit().await?;
    let Some(row) = row else { return Ok(None) };
    let attempts: i64 = row.try_get(3)?;
    Ok(Some(Claim {
        id: row.try_get(0)?,
        staff_id: row.try_get(1)?,
        reminder_id: row.try_get(2)?,
        attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
    }))
}

pub async fn settle(store: &LeadStore, id: &str, outcome: &Outcome) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    let ended = |state: &str, sent_at: Option<i64>, error: Option<String>| {
        sqlx::query(ENDED).bind(id.to_owned()).bind(state.to_owned()).bind(sent_at).bind(error)
    };
    let query = match outcome {
        Outcome::Retry { at, error } => sqlx::query(RETRY).bind(id.to_owned()).bind(*at).bind(error.clone()),
        Outcome::Sent { at } => ended("sent", Some(*at), None),
        Outcome::Ended { state, error } => ended(state, None, error.clone()),
    };
    query.execute(write.connection()).await?;
    write.commit().await
}
