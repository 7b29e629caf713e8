//! A verified assertion becomes a session, in one transaction with what the passkey must remember.

use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::auth::seal::Opened;
use crate::store::audit;
use crate::store::passkeys::FoundPasskey;
use crate::store::sessions::{self, SessionTokens};
use crate::store::used_ceremonies::use_once;

/// Only from the state that was verified: of two sign-ins with the same counter one is a copy's.
const REMEMBER: &str = "UPDATE passkeys SET dynamic_state = $2, last_used_at = $3 \
    WHERE id = $1 AND dynamic_state = $4";

/// False: the ceremony was used before, or the passkey has changed meanwhile.
pub(crate) async fn sign_in(
    store: &LeadStore,
    found: &FoundPasskey,
    dynamic_state: Vec<u8>,
    ceremony: &Opened,
    tokens: &SessionTokens,
    now: i64,
) -> Result<bool, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    if !use_once(connection, ceremony, now).await? {
        return Ok(false);
    }
    let remember = sqlx::query(REMEMBER).bind(found.id.clone()).bind(dynamic_state).bind(now);
    let remember = remember.bind(found.passkey.dynamic_state.clone());
    if remember.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let session = sessions::begin(connection, tokens, &found.owner.id, &found.name, now).await?;
    audit::record(connection, now, Some(&found.owner.id), Action::SignedIn, Some(&session)).await?;
    write.commit().await?;
    Ok(true)
}

/// A sign-in that was refused because somebody else may have the key.
pub(crate) async fn record_fallen_counter(
    store: &LeadStore,
    found: &FoundPasskey,
    now: i64,
) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    let (owner, passkey) = (Some(found.owner.id.as_str()), Some(found.id.as_str()));
    audit::record(write.connection(), now, owner, Action::CounterFell, passkey).await?;
    write.commit().await
}
