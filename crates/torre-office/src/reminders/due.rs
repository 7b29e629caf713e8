//! What somebody is reminded of now.

use std::collections::BTreeMap;

use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

/// More than anybody can look at: a count beyond it says nothing.
const MOST: i64 = 1000;
const DUE: &str = "SELECT lead_id, due_at, zone, text FROM reminders \
    WHERE for_id = $1 AND done_at IS NULL AND due_at <= $2 ORDER BY due_at, id LIMIT $3";

const FIRST: &str = "SELECT MIN(due_at) FROM reminders \
    WHERE lead_id = $1 AND for_id = $2 AND done_at IS NULL AND due_at <= $3";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueReminder {
    /// Milliseconds since 1970.
    pub due_at: i64,
    pub zone: String,
    pub text: String,
}

/// By enquiry: of several on one, that which has been due longest.
pub async fn due(
    store: &LeadStore,
    person: &str,
    now: i64,
) -> Result<BTreeMap<String, DueReminder>, StoreError> {
    let query = sqlx::query(DUE).bind(person.to_owned()).bind(now).bind(MOST);
    let mut due = BTreeMap::new();
    for row in query.fetch_all(store.reader()).await? {
        let reminder = DueReminder { due_at: row.try_get(1)?, zone: row.try_get(2)?, text: row.try_get(3)? };
        due.entry(row.try_get(0)?).or_insert(reminder);
    }
    Ok(due)
}

/// Since when somebody is reminded of one enquiry. None: they are not, or no more.
pub async fn first(store: &LeadStore, lead: &str, person: &str, now: i64) -> Result<Option<i64>, StoreError> {
    let query = sqlx::query(FIRST).bind(lead.to_owned()).bind(person.to_owned()).bind(now);
    Ok(query.fetch_one(store.reader()).await?.try_get(0)?)
}
