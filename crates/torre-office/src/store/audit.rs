//! The audit log.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::{Action, AuditEntry, NamedPerson};
use crate::identifier::new_id;

const ADD: &str = "INSERT INTO audit (id, at, staff_id, action, subject) VALUES ($1, $2, $3, $4, $5)";
const NEWEST: &str = "SELECT audit.id, audit.at, audit.staff_id, staff.name, audit.action, audit.subject \
    FROM audit LEFT JOIN staff ON staff.id = audit.staff_id \
    WHERE audit.id < $1 ORDER BY audit.id DESC LIMIT $2";
/// After every id.
const END: &str = "~";

/// In the transaction of what was done: neither is there without the other. `who`: none for the command line.
pub(crate) async fn record(
    connection: &mut AnyConnection,
    now: i64,
    who: Option<&str>,
    action: Action,
    subject: Option<&str>,
) -> Result<(), StoreError> {
    let add = sqlx::query(ADD).bind(new_id()).bind(now).bind(who.map(str::to_owned));
    let add = add.bind(action.code().to_owned()).bind(subject.map(str::to_owned));
    add.execute(connection).await?;
    Ok(())
}

/// Newest first, from below the entry `after`.
pub async fn entries(
    store: &LeadStore,
    after: Option<&str>,
    limit: usize,
) -> Result<Vec<AuditEntry>, StoreError> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let query = sqlx::query(NEWEST).bind(after.unwrap_or(END).to_owned()).bind(limit);
    query.fetch_all(store.reader()).await?.iter().map(entry).collect()
}

fn entry(row: &AnyRow) -> Result<AuditEntry, StoreError> {
    let (id, name): (Option<String>, Option<String>) = (row.try_get(2)?, row.try_get(3)?);
    Ok(AuditEntry {
        id: row.try_get(0)?,
        at: row.try_get(1)?,
        who: id.zip(name).map(|(id, name)| NamedPerson { id, name }),
        action: row.try_get(4)?,
        subject: row.try_get(5)?,
    })
}
