//! Enrolment: whoever holds an invitation makes a passkey, and is signed in.

use jiff::Timestamp;
use serde_json::Value;
use torre_leads::subscriptions::token::Token;

use crate::auth::ceremony::{Owner, begin_registration, finish_registration};
use crate::auth::person_name::TypedName;
use crate::auth::seal::Purpose;
use crate::auth_error::AuthError;
use crate::office::Office;
use crate::sealed_ceremony::SealedCeremony;
use crate::store::enrolment::{Enrolment, enrol};
use crate::store::invitations::{self, Invitation};
use crate::store::passkeys;
use crate::store::sessions::SessionTokens;

/// What an invitation says; looking uses nothing up.
pub async fn look(office: &Office, token: &Token) -> Result<Invitation, AuthError> {
    let (hash, now) = (token.hash(), Timestamp::now().as_millisecond());
    let found = office.run(move |store| async move { invitations::find(&store, &hash, now).await }).await?;
    found.ok_or(AuthError::Invitation)
}

pub async fn begin(office: &Office, token: &Token) -> Result<SealedCeremony, AuthError> {
    let invitation = look(office, token).await?;
    let id = invitation.person.id.clone();
    let known = office.run(move |store| async move { passkeys::list(&store, &id).await }).await?;
    let credentials = known.into_iter().map(|passkey| passkey.credential).collect();
    let owner = Owner { handle: invitation.handle, name: &invitation.person.name, credentials };
    let begun = begin_registration(office.party(), &owner)?;
    SealedCeremony::seal(office, Purpose::Enrolment, token.hash().as_str(), begun).await
}

/// What the browser sends when the authenticator has answered.
pub struct Answer<'a> {
    pub origin: &'a str,
    pub ceremony: &'a str,
    pub credential: &'a Value,
}

pub async fn finish(
    office: &Office,
    token: &Token,
    answer: &Answer<'_>,
    device: TypedName,
    tokens: SessionTokens,
) -> Result<(), AuthError> {
    // First: an invitation that is gone has one answer, whatever comes with it.
    look(office, token).await?;
    let hash = token.hash();
    let ceremony = SealedCeremony::open(office, Purpose::Enrolment, hash.as_str(), answer.ceremony).await?;
    let passkey = finish_registration(office.party(), answer.origin, &ceremony.state, answer.credential)?;
    let now = Timestamp::now().as_millisecond();
    let work = office.run(move |store| async move {
        enrol(&store, &hash, &ceremony, &passkey, &device, &tokens, now).await
    });
    match work.await? {
        Enrolment::Done => Ok(()),
        Enrolment::NoInvitation => Err(AuthError::Invitation),
        Enrolment::Refused => Err(AuthError::Taken),
    }
}
