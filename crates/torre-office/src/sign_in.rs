//! Signing in with a passkey. Whatever is wrong, the answer is the same; the log learns the reason.

use jiff::Timestamp;

use crate::auth::ceremony::{Assertion, begin_sign_in};
use crate::auth::ceremony_error::CeremonyError;
use crate::auth::seal::{Opened, Purpose};
use crate::auth_error::AuthError;
use crate::enrolment::Answer;
use crate::office::Office;
use crate::sealed_ceremony::SealedCeremony;
use crate::store::passkeys::{self, FoundPasskey};
use crate::store::sessions::SessionTokens;
use crate::store::sign_in::{record_fallen_counter, sign_in};

/// Nobody is known yet.
const NOBODY: &str = "";

pub async fn begin(office: &Office) -> Result<SealedCeremony, AuthError> {
    let begun = begin_sign_in(office.party())?;
    SealedCeremony::seal(office, Purpose::SignIn, NOBODY, begun).await
}

pub async fn finish(office: &Office, answer: &Answer<'_>, tokens: SessionTokens) -> Result<(), AuthError> {
    verify(office, answer, tokens).await.map_err(|error| match error {
        AuthError::Unavailable(unavailable) => AuthError::Unavailable(unavailable),
        other => {
            tracing::info!("a sign-in was refused: {other}");
            AuthError::SignIn
        }
    })
}

/// What is wrong with the ceremony or the form is found before the store is asked anything.
async fn verify(office: &Office, answer: &Answer<'_>, tokens: SessionTokens) -> Result<(), AuthError> {
    let ceremony = SealedCeremony::open(office, Purpose::SignIn, NOBODY, answer.ceremony).await?;
    let assertion = Assertion::read(answer.credential)?;
    let credential = assertion.credential();
    let found = office.run(move |store| async move { passkeys::find(&store, &credential).await }).await?;
    let found = found.ok_or(AuthError::SignIn)?;
    let verified =
        assertion.verify(office.party(), answer.origin, &ceremony.state, &found.passkey, &found.handle);
    match verified {
        Ok(dynamic_state) => enter(office, found, dynamic_state, ceremony, tokens).await,
        Err(CeremonyError::CounterFell) => {
            tracing::warn!("a passkey's counter has fallen: its key may have been copied");
            let now = Timestamp::now().as_millisecond();
            office.run(move |store| async move { record_fallen_counter(&store, &found, now).await }).await?;
            Err(AuthError::SignIn)
        }
        Err(error) => Err(error.into()),
    }
}

async fn enter(
    office: &Office,
    found: FoundPasskey,
    dynamic_state: Vec<u8>,
    ceremony: Opened,
    tokens: SessionTokens,
) -> Result<(), AuthError> {
    let now = Timestamp::now().as_millisecond();
    let work = office.run(move |store| async move {
        sign_in(&store, &found, dynamic_state, &ceremony, &tokens, now).await
    });
    if work.await? { Ok(()) } else { Err(AuthError::SignIn) }
}
