//! Who may call: extractors that a handler names in its arguments. Without a session nobody gets past them.

use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::request::Parts;
use jiff::Timestamp;
use torre_office::auth::role::Role;
use torre_office::store::sessions::{self, SignedInPerson};
use torre_serve::peer::Peer;

use crate::app::App;
use crate::client_address::client_address;
use crate::staff::cookie;
use crate::staff::error::StaffError;

/// With it the page asks by itself, and not because somebody does something.
const LIVE: &str = "x-torre-live";

/// Anybody of the school. Asking is a sign of activity, but for what a page reads by itself.
pub(super) struct SignedIn(pub(super) SignedInPerson);

/// The same, for what a page does by itself: never a sign of activity.
pub(super) struct Watching(pub(super) SignedInPerson);

/// Whoever invites and removes people.
pub(super) struct Administrator(pub(super) SignedInPerson);

/// A stranger who has not tried too often: whoever tries keys by the thousand waits.
pub(super) struct WithinAttemptLimit;

impl FromRequestParts<App> for SignedIn {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, StaffError> {
        let is_live =
            parts.method == Method::GET && parts.headers.get(LIVE).is_some_and(|value| value == "1");
        find(parts, app, !is_live).await.map(SignedIn)
    }
}

impl FromRequestParts<App> for Watching {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Watching, StaffError> {
        find(parts, app, false).await.map(Watching)
    }
}

async fn find(parts: &Parts, app: &App, is_activity: bool) -> Result<SignedInPerson, StaffError> {
    let token = cookie::session_of(&parts.headers).ok_or(StaffError::SignedOut)?;
    let now = Timestamp::now().as_millisecond();
    let found =
        app.office.run(move |store| async move { sessions::find(&store, &token, is_activity, now).await });
    found.await?.ok_or(StaffError::SignedOut)
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

impl FromRequestParts<App> for WithinAttemptLimit {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<WithinAttemptLimit, StaffError> {
        let peer = parts.extensions.get::<Peer>().ok_or(StaffError::Unavailable)?;
        let client = client_address(peer.0.ip(), &parts.headers, &app.config.trusted_proxies);
        app.door_rate_limiter.try_acquire(client, Instant::now())?;
        Ok(WithinAttemptLimit)
    }
}
