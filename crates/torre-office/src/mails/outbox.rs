//! The outbox of mails to people of the office, sent at most once. One that is uncertain is never sent again.

use sqlx::Row;
use torre_leads::at_most_once;
use torre_leads::store::at_most_once::{AtMostOnce, MailOutcome};
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
const MAILS: AtMostOnce = at_most_once!(
    "staff_mails",
    key "id",
    one "id = $5",
    returning "id, staff_id, reminder_id, attempts"
);
const END: &str = "UPDATE staff_mails SET state = $2 WHERE id = $1 AND state = 'sending'";

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

/// Why a mail that was claimed is not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needless {
    NoAddress,
    /// There is nothing to say any more.
    Over,
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

/// Something waits or was left on its way.
pub async fn has_work(store: &LeadStore, now: i64) -> Result<bool, StoreError> {
    Ok(MAILS.has_due(store, now).await? || MAILS.has_overdue(store, now).await?)
}

/// What was being sent when its process ended. Returns how many.
pub async fn mark_uncertain(store: &LeadStore, now: i64) -> Result<usize, StoreError> {
    let mut write = store.write().await?;
    let overdue = MAILS.mark_uncertain(write.connection(), now).await?;
    write.commit().await?;
    Ok(overdue.len())
}

/// On disk when this returns.
pub async fn claim(store: &LeadStore, now: i64, lease_until: i64) -> Result<Option<Claim>, StoreError> {
    let mut write = store.write().await?;
    let rows = MAILS.claim(write.connection(), store, now, lease_until, 1).await?;
    write.commit().await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let attempts: i64 = row.try_get(3)?;
    Ok(Some(Claim {
        id: row.try_get(0)?,
        staff_id: row.try_get(1)?,
        reminder_id: row.try_get(2)?,
        attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
    }))
}

pub async fn settle(store: &LeadStore, id: &str, outcome: &MailOutcome) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    MAILS.settle(outcome).bind(id.to_owned()).execute(write.connection()).await?;
    write.commit().await
}

pub async fn end(store: &LeadStore, id: &str, needless: Needless) -> Result<(), StoreError> {
    let state = match needless {
        Needless::NoAddress => "noAddress",
        Needless::Over => "over",
    };
    let mut write = store.write().await?;
    sqlx::query(END).bind(id.to_owned()).bind(state).execute(write.connection()).await?;
    write.commit().await
}
