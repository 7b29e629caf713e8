//! Who may call: extractors that a handler names in its arguments. Without a session nobody gets past them.

use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use jiff::Timestamp;
use torre_office::door::role::Role;
use torre_office::store::sessions::{self, SignedInPerson};
use torre_serve::peer::Peer;

use crate::app::App;
use crate::client_address::client_address;
use crate::staff::cookie;
use crate::staff::error::StaffError;

/// Anybody of the school. Asking is a sign of activity.
pub(super) struct SignedIn(pub(super) SignedInPerson);

/// Whoever invites and removes people.
pub(super) struct Administrator(pub(super) SignedInPerson);

/// A stranger at the door: whoever tries keys by the thousand waits.
pub(super) struct AtTheDoor;

impl FromRequestParts<App> for SignedIn {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, StaffError> {
        let token = cookie::session_of(&parts.headers).ok_or(StaffError::SignedOut)?;
        let now = Timestamp::now().as_millisecond();
        let found =
            app.office.run(move |store| async move { sessions::find(&store, &token, true, now).await });
        found.await?.map(SignedIn).ok_or(StaffError::SignedOut)
    }
}

impl FromRequestParts<App> for Administrator {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Administrator, StaffError> {
        let SignedIn(found) = SignedIn::from_request_parts(parts, app).await?;
        match found.person.role {
            Role::Administrator => Ok(Administrator(found)),
            Role::Office => Err(StaffError::Role),
        }
    }
}

impl FromRequestParts<App> for AtTheDoor {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtTheDoor, StaffError> {
        let peer = parts.extensions.get::<Peer>().ok_or(StaffError::Unavailable)?;
        let client = client_address(peer.0.ip(), &parts.headers, &app.config.trusted_proxies);
        app.door_rate_limiter.try_acquire(client, Instant::now())?;
        Ok(AtTheDoor)
    }
}
