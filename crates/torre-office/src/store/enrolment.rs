//! An invitation becomes a passkey and a session, in one transaction.

use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::token::TokenHash;

use crate::audit_entry::Action;
use crate::auth::passkey::Passkey;
use crate::auth::person_name::TypedName;
use crate::auth::seal::Opened;
use crate::store::sessions::{self, SessionTokens};
use crate::store::used_ceremonies::use_once;
use crate::store::{audit, passkeys};

/// Of two at once one is first, and the other finds nothing.
const USE: &str = "DELETE FROM invitations WHERE hash = $1 AND expires_at > $2 RETURNING staff_id";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Enrolment {
    Done,
    /// Used, expired or withdrawn meanwhile.
    NoInvitation,
    /// The ceremony was used, or the passkey belongs to somebody.
    Refused,
}

pub(crate) async fn enrol(
    store: &LeadStore,
    invitation: &TokenHash,
    ceremony: &Opened,
    passkey: &Passkey,
    device: &TypedName,
    tokens: &SessionTokens,
    now: i64,
) -> Result<Enrolment, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let used = sqlx::query(USE).bind(invitation.as_str().to_owned()).bind(now);
    let Some(row) = used.fetch_optional(&mut *connection).await? else {
        return Ok(Enrolment::NoInvitation);
    };
    let staff_id: String = row.try_get(0)?;
    if !use_once(connection, ceremony, now).await? {
        return Ok(Enrolment::Refused);
    }
    let Some(id) = passkeys::insert(connection, &staff_id, passkey, device, now).await? else {
        return Ok(Enrolment::Refused);
    };
    sessions::begin(connection, tokens, &staff_id, device.as_str(), now).await?;
    audit::record(connection, now, Some(&staff_id), Action::Enrolled, Some(&id)).await?;
    write.commit().await?;
    Ok(Enrolment::Done)
}
