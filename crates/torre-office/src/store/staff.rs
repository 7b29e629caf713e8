//! The school's people.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::auth::person_name::TypedName;
use crate::auth::role::Role;
use crate::store::{audit, released};

const ANY: &str = "SELECT id FROM staff LIMIT 1";
const BY_NAME: &str = "SELECT id, name, role FROM staff WHERE name_key = $1 AND removed_at IS NULL";
const LIST: &str = "SELECT staff.id, staff.name, staff.role, \
    (SELECT COUNT(*) FROM passkeys WHERE passkeys.staff_id = staff.id), \
    (SELECT MAX(last_seen_at) FROM sessions WHERE sessions.staff_id = staff.id), \
    (SELECT MAX(last_used_at) FROM passkeys WHERE passkeys.staff_id = staff.id), \
    (SELECT MAX(expires_at) FROM invitations WHERE invitations.staff_id = staff.id AND expires_at > $1) \
    FROM staff WHERE staff.removed_at IS NULL ORDER BY staff.name_key";
const ADMINISTRATORS: &str =
    "SELECT id FROM staff WHERE role = 'administrator' AND removed_at IS NULL ORDER BY id";
const IS_THERE: &str = "SELECT id FROM staff WHERE id = $1 AND removed_at IS NULL";
/// Nobody is removed between the question and the commit.
const LOCKED_IS_THERE: &str = "SELECT id FROM staff WHERE id = $1 AND removed_at IS NULL FOR SHARE";
const REMOVE: &str = "UPDATE staff SET removed_at = $2, email = NULL, morning_since = NULL \
    WHERE id = $1 AND removed_at IS NULL";
const END_SESSIONS: &str = "DELETE FROM sessions WHERE staff_id = $1";
const FORGET_PASSKEYS: &str = "DELETE FROM passkeys WHERE staff_id = $1";
const FORGET_INVITATIONS: &str = "DELETE FROM invitations WHERE staff_id = $1";
const FORGET_MAILS: &str = "DELETE FROM staff_mails WHERE staff_id = $1";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub role: Role,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPerson {
    pub person: Person,
    pub passkeys: i64,
    /// Milliseconds since 1970, as the next.
    pub last_seen_at: Option<i64>,
    pub invited_until: Option<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    Done,
    Unknown,
    /// Nobody could invite anybody any more.
    LastAdministrator,
}

/// Somebody was invited at some time.
pub async fn any(store: &LeadStore) -> Result<bool, StoreError> {
    Ok(sqlx::query(ANY).fetch_optional(store.reader()).await?.is_some())
}

pub async fn find_by_name(store: &LeadStore, name: &TypedName) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query(BY_NAME).bind(name.key()).fetch_optional(store.reader()).await?;
    row.as_ref().map(|row| person(row, 0)).transpose()
}

pub async fn list(store: &LeadStore, now: i64) -> Result<Vec<ListedPerson>, StoreError> {
    let rows = sqlx::query(LIST).bind(now).fetch_all(store.reader()).await?;
    let listed = |row: &AnyRow| {
        let (seen, signed_in): (Option<i64>, Option<i64>) = (row.try_get(4)?, row.try_get(5)?);
        Ok(ListedPerson {
            person: person(row, 0)?,
            passkeys: row.try_get(3)?,
            last_seen_at: seen.max(signed_in),
            invited_until: row.try_get(6)?,
        })
    };
    rows.iter().map(listed).collect()
}

/// Ends everything the person has. `by`: none for the command line, which may remove the last administrator.
pub async fn remove(store: &LeadStore, id: &str, by: Option<&str>, now: i64) -> Result<Removal, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let administrators = administrators(connection, store.dialect()).await?;
    if by.is_some() && administrators == [id] {
        return Ok(Removal::LastAdministrator);
    }
    if sqlx::query(REMOVE).bind(id.to_owned()).bind(now).execute(&mut *connection).await?.rows_affected() == 0
    {
        return Ok(Removal::Unknown);
    }
    for sql in [END_SESSIONS, FORGET_PASSKEYS, FORGET_INVITATIONS, FORGET_MAILS] {
        sqlx::query(sql).bind(id.to_owned()).execute(&mut *connection).await?;
    }
    released::release(connection, id, by, now).await?;
    audit::record(connection, now, by, Action::PersonRemoved, Some(id)).await?;
    write.commit().await?;
    Ok(Removal::Done)
}

/// Locked until the transaction ends: two administrators who remove each other cannot both succeed.
async fn administrators(connection: &mut AnyConnection, dialect: Dialect) -> Result<Vec<String>, StoreError> {
    const LOCKED: &str =
        "SELECT id FROM staff WHERE role = 'administrator' AND removed_at IS NULL ORDER BY id FOR UPDATE";
    let sql = match dialect {
        Dialect::Sqlite => ADMINISTRATORS,
        Dialect::Postgres => LOCKED,
    };
    let rows = sqlx::query(sql).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// In the transaction that gives the person something.
pub(crate) async fn is_there(
    connection: &mut AnyConnection,
    dialect: Dialect,
    id: &str,
) -> Result<bool, StoreError> {
    let sql = match dialect {
        Dialect::Sqlite => IS_THERE,
        Dialect::Postgres => LOCKED_IS_THERE,
    };
    Ok(sqlx::query(sql).bind(id.to_owned()).fetch_optional(connection).await?.is_some())
}

/// From three columns: id, name, role.
pub(super) fn person(row: &AnyRow, first: usize) -> Result<Person, StoreError> {
    let role: String = row.try_get(first + 2)?;
    Ok(Person { id: row.try_get(first)?, name: row.try_get(first + 1)?, role: Role::of_row(&role) })
}
