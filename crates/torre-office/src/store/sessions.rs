//! Sessions. The store has the hash of the token that the cookie holds.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::token::TokenHash;

use crate::audit_entry::Action;
use crate::auth::session_limits::{IDLE_MS, LIFE_MS, SessionTimes};
use crate::identifier::new_id;
use crate::store::audit;
use crate::store::staff::{Person, person};

const ADD: &str = "INSERT INTO sessions (hash, id, staff_id, device, started_at, last_seen_at) \
    VALUES ($1, $2, $3, $4, $5, $5)";
const FIND: &str = "SELECT staff.id, staff.name, staff.role, sessions.id, sessions.started_at, sessions.last_seen_at, \
    (SELECT COUNT(*) FROM passkeys WHERE passkeys.staff_id = staff.id) \
    FROM sessions JOIN staff ON staff.id = sessions.staff_id WHERE sessions.hash = $1 AND staff.removed_at IS NULL";
const TOUCH: &str = "UPDATE sessions SET last_seen_at = $2 WHERE hash = $1";
const LIST: &str = "SELECT id, device, started_at, last_seen_at FROM sessions \
    WHERE staff_id = $1 AND started_at > $2 AND last_seen_at > $3 ORDER BY last_seen_at DESC, id DESC";
const END: &str = "DELETE FROM sessions WHERE staff_id = $1 AND id = $2";
const REPLACE: &str = "DELETE FROM sessions WHERE hash = $1";

/// Who asks, as the cookie proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedInPerson {
    pub person: Person,
    pub session: String,
    pub times: SessionTimes,
    pub passkeys: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSession {
    pub id: String,
    pub device: String,
    pub times: SessionTimes,
}

/// The tokens of a sign-in: the new one, and one that the browser had and that ends with it.
#[derive(Clone, Debug)]
pub struct SessionTokens {
    pub new: TokenHash,
    pub old: Option<TokenHash>,
}

/// Returns the session's id.
pub(super) async fn begin(
    connection: &mut AnyConnection,
    tokens: &SessionTokens,
    staff_id: &str,
    device: &str,
    now: i64,
) -> Result<String, StoreError> {
    if let Some(old) = &tokens.old {
        sqlx::query(REPLACE).bind(old.as_str().to_owned()).execute(&mut *connection).await?;
    }
    let id = new_id();
    let add = sqlx::query(ADD).bind(tokens.new.as_str().to_owned()).bind(id.clone());
    add.bind(staff_id.to_owned()).bind(device.to_owned()).bind(now).execute(connection).await?;
    Ok(id)
}

/// `is_activity`: whether this keeps the session from ending; an event stream does not.
pub async fn find(
    store: &LeadStore,
    token: &TokenHash,
    is_activity: bool,
    now: i64,
) -> Result<Option<SignedInPerson>, StoreError> {
    let query = sqlx::query(FIND).bind(token.as_str().to_owned());
    let Some(row) = query.fetch_optional(store.reader()).await? else { return Ok(None) };
    let mut times = SessionTimes { started_at: row.try_get(4)?, last_seen_at: row.try_get(5)? };
    if times.is_over(now) {
        return Ok(None);
    }
    if is_activity && times.is_to_be_touched(now) {
        let mut write = store.write().await?;
        let touch = sqlx::query(TOUCH).bind(token.as_str().to_owned()).bind(now);
        touch.execute(write.connection()).await?;
        write.commit().await?;
        times.last_seen_at = now;
    }
    let found = SignedInPerson {
        person: person(&row, 0)?,
        session: row.try_get(3)?,
        times,
        passkeys: row.try_get(6)?,
    };
    Ok(Some(found))
}

/// Those that have not ended.
pub async fn list(store: &LeadStore, staff_id: &str, now: i64) -> Result<Vec<ListedSession>, StoreError> {
    let query = sqlx::query(LIST).bind(staff_id.to_owned()).bind(now - LIFE_MS).bind(now - IDLE_MS);
    let listed = |row: &AnyRow| {
        let times = SessionTimes { started_at: row.try_get(2)?, last_seen_at: row.try_get(3)? };
        Ok(ListedSession { id: row.try_get(0)?, device: row.try_get(1)?, times })
    };
    query.fetch_all(store.reader()).await?.iter().map(listed).collect()
}

/// One of the person's own. False: there is none.
pub async fn end(
    store: &LeadStore,
    staff_id: &str,
    session: &str,
    action: Action,
    now: i64,
) -> Result<bool, StoreError> {
    let mut write = store.write().await?;
    let end = sqlx::query(END).bind(staff_id.to_owned()).bind(session.to_owned());
    if end.execute(write.connection()).await?.rows_affected() == 0 {
        return Ok(false);
    }
    audit::record(write.connection(), now, Some(staff_id), action, Some(session)).await?;
    write.commit().await?;
    Ok(true)
}
