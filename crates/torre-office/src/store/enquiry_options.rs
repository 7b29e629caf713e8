//! What the queue can be filtered by, as far as the store knows it.

use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::NamedPerson;

/// Each value once, from one to the next by the index: it costs as many steps as there are values.
macro_rules! distinct {
    ($column:literal) => {
        concat!(
            "WITH RECURSIVE known (value) AS (SELECT MIN(",
            $column,
            ") FROM leads WHERE ",
            $column,
            " IS NOT NULL \
             UNION ALL SELECT (SELECT MIN(",
            $column,
            ") FROM leads WHERE ",
            $column,
            " > known.value) \
             FROM known WHERE known.value IS NOT NULL) \
             SELECT value FROM known WHERE value IS NOT NULL AND value <> '' LIMIT 200"
        )
    };
}

const INTERESTS: &str = distinct!("interest");
const SOURCES: &str = distinct!("campaign_source");
const PEOPLE: &str = "SELECT id, name FROM staff WHERE removed_at IS NULL ORDER BY name_key";
const HAS_INTEREST: &str = "SELECT 1 FROM leads WHERE interest = $1 LIMIT 1";

#[derive(Clone, Debug)]
pub struct StoredOptions {
    pub interests: Vec<String>,
    pub sources: Vec<String>,
    pub people: Vec<NamedPerson>,
}

pub async fn options(store: &LeadStore) -> Result<StoredOptions, StoreError> {
    let people = sqlx::query(PEOPLE).fetch_all(store.reader()).await?;
    let people = people.iter().map(|row| Ok(NamedPerson { id: row.try_get(0)?, name: row.try_get(1)? }));
    Ok(StoredOptions {
        interests: texts(store, INTERESTS).await?,
        sources: texts(store, SOURCES).await?,
        people: people.collect::<Result<_, StoreError>>()?,
    })
}

async fn texts(store: &LeadStore, sql: &'static str) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(sql).fetch_all(store.reader()).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Somebody has asked for this, whether or not the content still names it.
pub async fn has_interest(store: &LeadStore, interest: &str) -> Result<bool, StoreError> {
    let found = sqlx::query(HAS_INTEREST).bind(interest.to_owned());
    Ok(found.fetch_optional(store.reader()).await?.is_some())
}
