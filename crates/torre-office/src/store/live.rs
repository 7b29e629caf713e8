//! What those who watch the queue are told: whether it has changed, and who looks at what.

use std::collections::HashSet;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::NamedPerson;
use crate::auth::session_limits::{IDLE_MS, LIFE_MS};
use crate::live::snapshot::Viewers;

/// A viewer is one who was seen within this time.
pub const SEEN_MS: i64 = 20_000;
/// Rows that say nothing any more.
const FORGOTTEN_MS: i64 = 60_000;

/// Numbers of which one is another after any change. The newest of each kind alone would not do: of two instances the one
/// that began first may commit last. What it wrote is among those of the seconds before the newest, and so they are counted.
const STAMP: &str = "SELECT (SELECT COUNT(*) FROM leads), (SELECT MAX(received_at) FROM leads), \
    changed.last, \
    (SELECT COUNT(*) FROM leads WHERE changed_at > changed.last - 10000), \
    (SELECT CAST(SUM(version) AS BIGINT) FROM leads WHERE changed_at > changed.last - 10000), \
    done.last, \
    (SELECT COUNT(*) FROM leads WHERE done_at IS NOT NULL AND done_at > done.last - 10000), \
    notes.last, \
    (SELECT COUNT(*) FROM lead_notes WHERE written_at > notes.last - 10000) \
    FROM (SELECT MAX(changed_at) AS last FROM leads WHERE changed_at IS NOT NULL) AS changed, \
    (SELECT MAX(done_at) AS last FROM leads WHERE done_at IS NOT NULL) AS done, \
    (SELECT MAX(written_at) AS last FROM lead_notes) AS notes";
const STAMPS: usize = 9;
/// The same of reminders, and how many are due: one that falls due is a change that nobody makes.
const REMINDERS: &str = "SELECT (SELECT COUNT(*) FROM reminders), changed.last, \
    (SELECT COUNT(*) FROM reminders WHERE changed_at > changed.last - 10000), \
    (SELECT COUNT(*) FROM reminders WHERE done_at IS NULL AND due_at <= $1) \
    FROM (SELECT MAX(changed_at) AS last FROM reminders) AS changed";
const REMINDER_STAMPS: usize = 4;
const VIEWERS: &str = "SELECT lead_viewers.lead_id, staff.id, staff.name FROM lead_viewers \
    JOIN staff ON staff.id = lead_viewers.staff_id AND staff.removed_at IS NULL \
    WHERE lead_viewers.seen_at > $1 ORDER BY lead_viewers.lead_id, staff.name_key LIMIT 500";
const SESSIONS: &str = "SELECT sessions.id FROM sessions \
    JOIN staff ON staff.id = sessions.staff_id AND staff.removed_at IS NULL \
    WHERE sessions.started_at > $1 AND sessions.last_seen_at > $2";
const EXISTS: &str = "SELECT 1 FROM leads WHERE id = $1";
const SEEN: &str = "INSERT INTO lead_viewers (lead_id, staff_id, seen_at) VALUES ($1, $2, $3) \
    ON CONFLICT (lead_id, staff_id) DO UPDATE SET seen_at = excluded.seen_at";
const LEFT: &str = "DELETE FROM lead_viewers WHERE lead_id = $1 AND staff_id = $2";
const FORGET: &str = "DELETE FROM lead_viewers WHERE seen_at < $1";

#[derive(Clone, Debug)]
pub struct Read {
    pub stamp: String,
    pub viewers: Viewers,
    pub sessions: HashSet<String>,
}

/// `due_until`: now, by the clock of reminders.
pub(crate) async fn read(store: &LeadStore, now: i64, due_until: i64) -> Result<Read, StoreError> {
    Ok(Read {
        stamp: stamp(store, due_until).await?,
        viewers: viewers(store, now).await?,
        sessions: sessions(store, now).await?,
    })
}

async fn stamp(store: &LeadStore, due_until: i64) -> Result<String, StoreError> {
    let queue = sqlx::query(STAMP).fetch_one(store.reader()).await?;
    let reminders = sqlx::query(REMINDERS).bind(due_until).fetch_one(store.reader()).await?;
    Ok(format!("{}.{}", joined(&queue, STAMPS)?, joined(&reminders, REMINDER_STAMPS)?))
}

fn joined(row: &AnyRow, count: usize) -> Result<String, StoreError> {
    let number = |index| Ok(row.try_get::<Option<i64>, _>(index)?.unwrap_or_default().to_string());
    let numbers: Vec<String> = (0..count).map(number).collect::<Result<_, StoreError>>()?;
    Ok(numbers.join("."))
}

/// Who has which enquiry open now.
pub async fn viewers(store: &LeadStore, now: i64) -> Result<Viewers, StoreError> {
    let mut viewers = Viewers::new();
    for row in sqlx::query(VIEWERS).bind(now - SEEN_MS).fetch_all(store.reader()).await? {
        let person = NamedPerson { id: row.try_get(1)?, name: row.try_get(2)? };
        viewers.entry(row.try_get(0)?).or_default().push(person);
    }
    Ok(viewers)
}

async fn sessions(store: &LeadStore, now: i64) -> Result<HashSet<String>, StoreError> {
    let query = sqlx::query(SESSIONS).bind(now - LIFE_MS).bind(now - IDLE_MS);
    query.fetch_all(store.reader()).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// False: there is no such enquiry.
pub async fn see(store: &LeadStore, lead: &str, staff_id: &str, now: i64) -> Result<bool, StoreError> {
    let mut write = store.write().await?;
    let connection: &mut AnyConnection = write.connection();
    if sqlx::query(EXISTS).bind(lead.to_owned()).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(false);
    }
    sqlx::query(FORGET).bind(now - FORGOTTEN_MS).execute(&mut *connection).await?;
    let seen = sqlx::query(SEEN).bind(lead.to_owned()).bind(staff_id.to_owned()).bind(now);
    seen.execute(connection).await?;
    write.commit().await?;
    Ok(true)
}

pub async fn leave(store: &LeadStore, lead: &str, staff_id: &str) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    let left = sqlx::query(LEFT).bind(lead.to_owned()).bind(staff_id.to_owned());
    left.execute(write.connection()).await?;
    write.commit().await
}
