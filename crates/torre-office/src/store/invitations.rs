//! Invitations: for somebody new, or for somebody who has lost the device with the passkey.

use ring::rand::{SecureRandom, SystemRandom};
use sqlx::{AnyConnection, Row};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::token::TokenHash;

use crate::audit_entry::Action;
use crate::auth::passkey::Handle;
use crate::auth::person_name::TypedName;
use crate::auth::role::Role;
use crate::identifier::new_id;
use crate::invitation_link::VALID_MS;
use crate::store::audit;
use crate::store::staff::{Person, person};

const ADD_PERSON: &str = "INSERT INTO staff (id, handle, name, name_key, role, created_at) \
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (name_key) WHERE removed_at IS NULL DO NOTHING";
const EXISTS: &str = "SELECT id FROM staff WHERE id = $1 AND removed_at IS NULL";
const SET_ROLE: &str = "UPDATE staff SET role = $2 WHERE id = $1";
const WITHDRAW: &str = "DELETE FROM invitations WHERE staff_id = $1";
const INVITE: &str =
    "INSERT INTO invitations (hash, staff_id, created_at, expires_at) VALUES ($1, $2, $3, $4)";
const FIND: &str = "SELECT staff.id, staff.name, staff.role, staff.handle, invitations.expires_at \
    FROM invitations JOIN staff ON staff.id = invitations.staff_id \
    WHERE invitations.hash = $1 AND invitations.expires_at > $2 AND staff.removed_at IS NULL";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub person: Person,
    pub handle: Handle,
    pub expires_at: i64,
}

/// Returns the person's id. None: somebody has that name. `by`: none for the command line.
pub async fn invite_new(
    store: &LeadStore,
    name: &TypedName,
    role: Role,
    token: &TokenHash,
    by: Option<&str>,
    now: i64,
) -> Result<Option<String>, StoreError> {
    let mut handle = vec![0; size_of::<Handle>()];
    if SystemRandom::new().fill(&mut handle).is_err() {
        return Ok(None);
    }
    let id = new_id();
    let mut write = store.write().await?;
    let add = sqlx::query(ADD_PERSON).bind(id.clone()).bind(handle).bind(name.as_str().to_owned());
    let add = add.bind(name.key()).bind(role.code().to_owned()).bind(now);
    if add.execute(write.connection()).await?.rows_affected() == 0 {
        return Ok(None);
    }
    invite(write.connection(), &id, token, by, now).await?;
    write.commit().await?;
    Ok(Some(id))
}

/// Earlier invitations of this person are withdrawn. False: there is no such person.
pub async fn invite_again(
    store: &LeadStore,
    id: &str,
    role: Option<Role>,
    token: &TokenHash,
    by: Option<&str>,
    now: i64,
) -> Result<bool, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    if sqlx::query(EXISTS).bind(id.to_owned()).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(false);
    }
    if let Some(role) = role {
        let set = sqlx::query(SET_ROLE).bind(id.to_owned()).bind(role.code().to_owned());
        set.execute(&mut *connection).await?;
    }
    invite(connection, id, token, by, now).await?;
    write.commit().await?;
    Ok(true)
}

async fn invite(
    connection: &mut AnyConnection,
    id: &str,
    token: &TokenHash,
    by: Option<&str>,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(WITHDRAW).bind(id.to_owned()).execute(&mut *connection).await?;
    let add = sqlx::query(INVITE).bind(token.as_str().to_owned()).bind(id.to_owned());
    add.bind(now).bind(now + VALID_MS).execute(&mut *connection).await?;
    audit::record(connection, now, by, Action::Invited, Some(id)).await
}

/// None: used, expired or unknown. Looking uses nothing up.
pub async fn find(store: &LeadStore, token: &TokenHash, now: i64) -> Result<Option<Invitation>, StoreError> {
    let query = sqlx::query(FIND).bind(token.as_str().to_owned()).bind(now);
    let Some(row) = query.fetch_optional(store.reader()).await? else { return Ok(None) };
    let handle: Vec<u8> = row.try_get(3)?;
    let Ok(handle) = handle.try_into() else { return Ok(None) };
    Ok(Some(Invitation { person: person(&row, 0)?, handle, expires_at: row.try_get(4)? }))
}
