//! Another passkey for somebody who is signed in.

use jiff::Timestamp;

use crate::auth::ceremony::{Owner, begin_registration, finish_registration};
use crate::auth::person_name::TypedName;
use crate::auth::seal::Purpose;
use crate::auth_error::AuthError;
use crate::enrolment::Answer;
use crate::office::Office;
use crate::sealed_ceremony::SealedCeremony;
use crate::store::passkeys::{self, ListedPasskey};
use crate::store::staff::Person;

pub async fn begin(office: &Office, person: &Person) -> Result<SealedCeremony, AuthError> {
    let id = person.id.clone();
    let work = office.run(move |store| async move {
        let handle = passkeys::handle(&store, &id).await?;
        Ok((handle, passkeys::list(&store, &id).await?))
    });
    let (handle, known) = work.await?;
    let credentials = known.into_iter().map(|passkey| passkey.credential).collect();
    let owner = Owner { handle: handle.ok_or(AuthError::SignIn)?, name: &person.name, credentials };
    let begun = begin_registration(office.party(), &owner)?;
    SealedCeremony::seal(office, Purpose::Passkey, &person.id, begun).await
}

pub async fn finish(
    office: &Office,
    person: &Person,
    answer: &Answer<'_>,
    name: TypedName,
) -> Result<ListedPasskey, AuthError> {
    let ceremony = SealedCeremony::open(office, Purpose::Passkey, &person.id, answer.ceremony).await?;
    let passkey = finish_registration(office.party(), answer.origin, &ceremony.state, answer.credential)?;
    let (id, now) = (person.id.clone(), Timestamp::now().as_millisecond());
    let work = office
        .run(move |store| async move { passkeys::add(&store, &id, &ceremony, &passkey, &name, now).await });
    work.await?.ok_or(AuthError::Taken)
}
