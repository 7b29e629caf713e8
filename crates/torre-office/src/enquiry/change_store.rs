//! Changing an enquiry: whoever has seen its present version wins, and everybody else is told.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::enquiries::status::EnquiryStatus;
use crate::enquiry::change::Change;
use crate::enquiry::state::{FieldChange, State};
use crate::identifier::new_id;
use crate::store::audit;

macro_rules! present {
    ($lock:literal) => {
        concat!(
            "SELECT version, status, done_at, owner_id, suspicion, name, email, phone, company, interest, language \
             FROM leads WHERE id = $1",
            $lock
        )
    };
}

const STATE: &str = present!("");
const LOCKED_STATE: &str = present!(" FOR UPDATE");
const PERSON: &str = "SELECT id FROM staff WHERE id = $1 AND removed_at IS NULL";
/// Nobody is removed between the question and the commit.
const LOCKED_PERSON: &str = "SELECT id FROM staff WHERE id = $1 AND removed_at IS NULL FOR SHARE";
const WRITE: &str = "UPDATE leads SET status = $2, done_at = $3, owner_id = $4, suspicion = $5, name = $6, email = $7, \
    email_key = $8, phone = $9, company = $10, interest = $11, language = $12, changed_at = $13, \
    version = version + 1 WHERE id = $1";
const TELL: &str = "INSERT INTO lead_changes (id, lead_id, staff_id, changed_at, field, before, after) \
    VALUES ($1, $2, $3, $4, $5, $6, $7)";

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// Also where everything was as it was wanted.
    Done,
    /// Somebody changed it meanwhile; nothing of this change was taken.
    Conflict,
    Unknown,
    Refused(FieldErrors),
}

/// `seen`: the version that whoever changes has before their eyes.
pub async fn change(
    store: &LeadStore,
    id: &str,
    seen: i64,
    change: &Change,
    by: &str,
    now: i64,
) -> Result<Changed, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let Some((version, before)) = present(store.dialect(), connection, id).await? else {
        return Ok(Changed::Unknown);
    };
    if version != seen {
        return Ok(Changed::Conflict);
    }
    let after = match before.changed(change, now) {
        Ok(after) => after,
        Err(errors) => return Ok(Changed::Refused(errors)),
    };
    let differences = before.differences(&after);
    if differences.is_empty() {
        return Ok(Changed::Done);
    }
    if let Some(owner) = after.owner.as_ref().filter(|_| before.owner != after.owner) {
        let sql = by_dialect(store.dialect(), PERSON, LOCKED_PERSON);
        if sqlx::query(sql).bind(owner.clone()).fetch_optional(&mut *connection).await?.is_none() {
            let mut errors = FieldErrors::default();
            errors.add("owner", FieldError::Unknown);
            return Ok(Changed::Refused(errors));
        }
    }
    write_state(connection, id, &after, now).await?;
    tell(connection, id, &differences, by, now).await?;
    audit::record(connection, now, Some(by), Action::EnquiryChanged, Some(id)).await?;
    write.commit().await?;
    Ok(Changed::Done)
}

/// Its version and what stands there now. Nobody changes it before the transaction has ended.
pub(crate) async fn present(
    dialect: Dialect,
    connection: &mut AnyConnection,
    id: &str,
) -> Result<Option<(i64, State)>, StoreError> {
    let sql = by_dialect(dialect, STATE, LOCKED_STATE);
    let row = sqlx::query(sql).bind(id.to_owned()).fetch_optional(connection).await?;
    row.map(|row| Ok((row.try_get(0)?, state(&row)?))).transpose()
}

fn by_dialect(dialect: Dialect, sqlite: &'static str, postgres: &'static str) -> &'static str {
    match dialect {
        Dialect::Sqlite => sqlite,
        Dialect::Postgres => postgres,
    }
}

fn state(row: &AnyRow) -> Result<State, StoreError> {
    let (status, done_at): (Option<String>, Option<i64>) = (row.try_get(1)?, row.try_get(2)?);
    Ok(State {
        status: EnquiryStatus::of_row(status.as_deref(), done_at.is_some()),
        done_at,
        owner: row.try_get(3)?,
        suspicion: row.try_get(4)?,
        name: row.try_get(5)?,
        email: row.try_get(6)?,
        phone: row.try_get(7)?,
        company: row.try_get(8)?,
        interest: row.try_get(9)?,
        language: row.try_get(10)?,
    })
}

/// With a version of its own.
pub(crate) async fn write_state(
    connection: &mut AnyConnection,
    id: &str,
    state: &State,
    now: i64,
) -> Result<(), StoreError> {
    let write = sqlx::query(WRITE)
        .bind(id.to_owned())
        .bind(state.status.column().to_owned())
        .bind(state.done_at)
        .bind(state.owner.clone())
        .bind(state.suspicion.clone())
        .bind(state.name.clone())
        .bind(state.email.clone())
        .bind(state.email_key())
        .bind(state.phone.clone())
        .bind(state.company.clone())
        .bind(state.interest.clone())
        .bind(state.language.clone())
        .bind(now);
    write.execute(connection).await?;
    Ok(())
}

/// For the history. `by`: empty for nobody of the staff.
pub(crate) async fn tell(
    connection: &mut AnyConnection,
    id: &str,
    changes: &[FieldChange],
    by: &str,
    now: i64,
) -> Result<(), StoreError> {
    for change in changes {
        let tell = sqlx::query(TELL).bind(new_id()).bind(id.to_owned()).bind(by.to_owned()).bind(now);
        let tell = tell.bind(change.field.to_owned()).bind(change.before.clone()).bind(change.after.clone());
        tell.execute(&mut *connection).await?;
    }
    Ok(())
}
