//! Passkeys: several a person, each with a name.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::auth::passkey::{Handle, Passkey};
use crate::auth::person_name::TypedName;
use crate::auth::seal::Opened;
use crate::identifier::new_id;
use crate::store::audit;
use crate::store::staff::{Person, person};
use crate::store::used_ceremonies::use_once;

/// Phones, desks and keys of one person.
const MAX_EACH: usize = 20;

const ADD: &str = "INSERT INTO passkeys (id, staff_id, credential, static_state, dynamic_state, name, added_at) \
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential) DO NOTHING";
const FIND: &str = "SELECT staff.id, staff.name, staff.role, staff.handle, passkeys.id, passkeys.name, \
    passkeys.static_state, passkeys.dynamic_state \
    FROM passkeys JOIN staff ON staff.id = passkeys.staff_id \
    WHERE passkeys.credential = $1 AND staff.removed_at IS NULL";
const HANDLE: &str = "SELECT handle FROM staff WHERE id = $1 AND removed_at IS NULL";
const LIST: &str = "SELECT id, name, added_at, last_used_at, credential FROM passkeys \
    WHERE staff_id = $1 ORDER BY added_at, id";
const LOCKED: &str = "SELECT id FROM passkeys WHERE staff_id = $1 ORDER BY id FOR UPDATE";
const OWN: &str = "SELECT id FROM passkeys WHERE staff_id = $1 ORDER BY id";
const RENAME: &str = "UPDATE passkeys SET name = $3 WHERE staff_id = $1 AND id = $2";
const REMOVE: &str = "DELETE FROM passkeys WHERE id = $1";

#[derive(Clone, Debug)]
pub struct FoundPasskey {
    pub id: String,
    pub name: String,
    pub passkey: Passkey,
    pub owner: Person,
    pub handle: Handle,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPasskey {
    pub id: String,
    pub name: String,
    pub added_at: i64,
    pub last_used_at: Option<i64>,
    pub credential: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyRemoval {
    Done,
    Unknown,
    /// The person could not sign in any more.
    Last,
}

pub(crate) async fn find(store: &LeadStore, credential: &str) -> Result<Option<FoundPasskey>, StoreError> {
    let row = sqlx::query(FIND).bind(credential.to_owned()).fetch_optional(store.reader()).await?;
    let Some(row) = row else { return Ok(None) };
    let handle: Vec<u8> = row.try_get(3)?;
    let Ok(handle) = handle.try_into() else { return Ok(None) };
    let passkey = Passkey {
        credential: credential.to_owned(),
        static_state: row.try_get(6)?,
        dynamic_state: row.try_get(7)?,
    };
    let (id, name) = (row.try_get(4)?, row.try_get(5)?);
    Ok(Some(FoundPasskey { id, name, passkey, owner: person(&row, 0)?, handle }))
}

pub(crate) async fn handle(store: &LeadStore, staff_id: &str) -> Result<Option<Handle>, StoreError> {
    let row = sqlx::query(HANDLE).bind(staff_id.to_owned()).fetch_optional(store.reader()).await?;
    let handle: Option<Vec<u8>> = row.map(|row| row.try_get(0)).transpose()?;
    Ok(handle.and_then(|handle| handle.try_into().ok()))
}

pub async fn list(store: &LeadStore, staff_id: &str) -> Result<Vec<ListedPasskey>, StoreError> {
    let listed = |row: &AnyRow| {
        Ok(ListedPasskey {
            id: row.try_get(0)?,
            name: row.try_get(1)?,
            added_at: row.try_get(2)?,
            last_used_at: row.try_get(3)?,
            credential: row.try_get(4)?,
        })
    };
    let query = sqlx::query(LIST).bind(staff_id.to_owned());
    query.fetch_all(store.reader()).await?.iter().map(listed).collect()
}

/// None: the person has too many, or somebody has this one.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    staff_id: &str,
    passkey: &Passkey,
    name: &TypedName,
    now: i64,
) -> Result<Option<String>, StoreError> {
    let own = sqlx::query(OWN).bind(staff_id.to_owned()).fetch_all(&mut *connection).await?;
    if own.len() >= MAX_EACH {
        return Ok(None);
    }
    let id = new_id();
    let add = sqlx::query(ADD).bind(id.clone()).bind(staff_id.to_owned()).bind(passkey.credential.clone());
    let add = add.bind(passkey.static_state.clone()).bind(passkey.dynamic_state.clone());
    let add = add.bind(name.as_str().to_owned()).bind(now);
    Ok((add.execute(connection).await?.rows_affected() > 0).then_some(id))
}

/// Another one for somebody who is signed in. None: the ceremony was used, or see [`insert`].
pub(crate) async fn add(
    store: &LeadStore,
    staff_id: &str,
    ceremony: &Opened,
    passkey: &Passkey,
    name: &TypedName,
    now: i64,
) -> Result<Option<ListedPasskey>, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    if !use_once(connection, ceremony, now).await? {
        return Ok(None);
    }
    let Some(id) = insert(connection, staff_id, passkey, name, now).await? else { return Ok(None) };
    audit::record(connection, now, Some(staff_id), Action::PasskeyAdded, Some(&id)).await?;
    write.commit().await?;
    let (name, credential) = (name.as_str().to_owned(), passkey.credential.clone());
    Ok(Some(ListedPasskey { id, name, added_at: now, last_used_at: None, credential }))
}

/// False: the person has no such passkey.
pub async fn rename(
    store: &LeadStore,
    staff_id: &str,
    id: &str,
    name: &TypedName,
    now: i64,
) -> Result<bool, StoreError> {
    let mut write = store.write().await?;
    let rename = sqlx::query(RENAME).bind(staff_id.to_owned()).bind(id.to_owned());
    let rename = rename.bind(name.as_str().to_owned());
    if rename.execute(write.connection()).await?.rows_affected() == 0 {
        return Ok(false);
    }
    audit::record(write.connection(), now, Some(staff_id), Action::PasskeyRenamed, Some(id)).await?;
    write.commit().await?;
    Ok(true)
}

/// Locked meanwhile: two who remove two at once leave one.
pub async fn remove(
    store: &LeadStore,
    staff_id: &str,
    id: &str,
    now: i64,
) -> Result<PasskeyRemoval, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let sql = match store.dialect() {
        Dialect::Sqlite => OWN,
        Dialect::Postgres => LOCKED,
    };
    let rows = sqlx::query(sql).bind(staff_id.to_owned()).fetch_all(&mut *connection).await?;
    let own = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    if !own.iter().any(|known| known == id) {
        return Ok(PasskeyRemoval::Unknown);
    }
    if own.len() == 1 {
        return Ok(PasskeyRemoval::Last);
    }
    sqlx::query(REMOVE).bind(id.to_owned()).execute(&mut *connection).await?;
    audit::record(connection, now, Some(staff_id), Action::PasskeyRemoved, Some(id)).await?;
    write.commit().await?;
    Ok(PasskeyRemoval::Done)
}
