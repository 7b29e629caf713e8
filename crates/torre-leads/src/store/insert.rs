//! Inserting enquiries: several in one transaction, each with its entries in the outbox.

use sqlx::{AnyConnection, Row};

use crate::lead::NewLead;
use crate::store::error::StoreError;
use crate::store::insert_rows::{enqueue, insert_leads, key_of};
use crate::store::lead_store::LeadStore;
use crate::store::new_record::NewRecord;

const FIND_BY_KEY: &str = "SELECT id, fingerprint FROM leads WHERE repeat_key = $1";

/// Rows of one statement at most: one by one takes half as long again, more gain nothing.
const MAX_ROWS: usize = 16;

/// The enquiry is on disk, now or since an earlier attempt with the same key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    pub id: String,
    pub repeated: bool,
}

/// The key was used before, with another text; nothing of this one is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its idempotency key was used for another text")]
pub struct KeyReused;

impl LeadStore {
    /// All of them or none: when this returns, they are on disk, except those whose key another text has.
    pub async fn insert(
        &self,
        records: &[NewRecord],
    ) -> Result<Vec<Result<Accepted, KeyReused>>, StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let accepted = insert_records(&mut transaction, records).await?;
        transaction.commit().await?;
        Ok(accepted)
    }
}

/// In a transaction of the caller's.
pub async fn insert_records(
    connection: &mut AnyConnection,
    records: &[NewRecord],
) -> Result<Vec<Result<Accepted, KeyReused>>, StoreError> {
    let mut outcomes = Vec::with_capacity(records.len());
    let mut rest = records;
    while !rest.is_empty() {
        let (rows, others) = rest.split_at(statement_rows(rest.len()));
        let stored = insert_leads(connection, rows).await?;
        let rows = rows.iter().zip(stored.iter().copied());
        let new = rows.clone().filter_map(|(record, is_new)| is_new.then_some(record));
        enqueue(connection, new).await?;
        for (record, is_new) in rows {
            let outcome = if is_new {
                Ok(Accepted { id: record.lead.id.to_string(), repeated: false })
            } else {
                find_repeated(connection, &record.lead).await?
            };
            outcomes.push(outcome);
        }
        rest = others;
    }
    Ok(outcomes)
}

/// A power of two: few statements are prepared and kept, whatever the size of a group.
fn statement_rows(waiting: usize) -> usize {
    1 << waiting.clamp(1, MAX_ROWS).ilog2()
}

/// Which enquiry has the key already.
async fn find_repeated(
    connection: &mut AnyConnection,
    lead: &NewLead,
) -> Result<Result<Accepted, KeyReused>, StoreError> {
    let first = sqlx::query(FIND_BY_KEY).bind(key_of(lead)).fetch_one(connection).await?;
    let known: Option<String> = first.try_get(1)?;
    let differs = |known: String| lead.fingerprint.as_ref().is_some_and(|own| own.as_str() != known);
    // An older version stored none: its enquiries are recognised by their key alone.
    if known.is_some_and(differs) {
        return Ok(Err(KeyReused));
    }
    Ok(Ok(Accepted { id: first.try_get(0)?, repeated: true }))
}
