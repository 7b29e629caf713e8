//! How many are in each view.

use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

/// Of `waiting` and `suspected` each open one is in exactly one.
const OPEN: &str = "SELECT \
    COUNT(*) FILTER (WHERE leads.suspicion IS NULL AND COALESCE(leads.status, '') <> 'in-progress' \
        AND owner.id IS NULL), \
    COUNT(*) FILTER (WHERE leads.owner_id = $1), \
    COUNT(*) FILTER (WHERE leads.suspicion IS NULL), \
    COUNT(*) FILTER (WHERE leads.suspicion IS NOT NULL) \
    FROM leads LEFT JOIN staff AS owner ON owner.id = leads.owner_id AND owner.removed_at IS NULL \
    WHERE leads.done_at IS NULL";
const DONE: &str = "SELECT COUNT(*) FROM leads WHERE done_at IS NOT NULL";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewCounts {
    pub new: i64,
    pub mine: i64,
    pub waiting: i64,
    pub done: i64,
    pub suspected: i64,
}

pub async fn count(store: &LeadStore, reader: &str) -> Result<ViewCounts, StoreError> {
    let open = sqlx::query(OPEN).bind(reader.to_owned()).fetch_one(store.reader()).await?;
    let done = sqlx::query(DONE).fetch_one(store.reader()).await?;
    Ok(ViewCounts {
        new: open.try_get(0)?,
        mine: open.try_get(1)?,
        waiting: open.try_get(2)?,
        done: done.try_get(0)?,
        suspected: open.try_get(3)?,
    })
}
