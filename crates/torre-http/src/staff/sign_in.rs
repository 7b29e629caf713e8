//! Signing in and out.

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::Value;
use torre_office::audit_entry::Action;
use torre_office::enrolment::Answer;
use torre_office::sign_in;
use torre_office::store::sessions;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::{SignedIn, WithinAttemptLimit};
use crate::staff::body::StaffBody;
use crate::staff::cookie;
use crate::staff::enrolment::CeremonyBegun;
use crate::staff::error::StaffError;
use crate::staff::guard::StaffOrigin;
use crate::staff::new_session::{NewSession, no_content};

#[derive(Deserialize, ToSchema)]
pub(super) struct SignInAnswer {
    ceremony: String,
    #[schema(value_type = Object)]
    credential: Value,
}

#[utoipa::path(post, path = "/api/staff/sign-in/begin", tag = "authentication", responses((status = 200, description = "The first half", body = CeremonyBegun)))]
/// Costs a random number and a seal: only answers are counted, or whoever shares an address with an attacker would find
/// sign-in refused at every second step.
pub(super) async fn begin(State(app): State<App>) -> Result<Json<CeremonyBegun>, StaffError> {
    Ok(Json(sign_in::begin(&app.office).await?.into()))
}

#[utoipa::path(post, path = "/api/staff/sign-in/finish", tag = "authentication", request_body = SignInAnswer, responses((status = 204, description = "Signed in, by a cookie")))]
pub(super) async fn finish(
    State(app): State<App>,
    _: WithinAttemptLimit,
    StaffOrigin(origin): StaffOrigin,
    headers: HeaderMap,
    StaffBody(body): StaffBody<SignInAnswer>,
) -> Result<Response<Body>, StaffError> {
    let session = NewSession::new(&headers)?;
    let answer = Answer { origin: &origin, ceremony: &body.ceremony, credential: &body.credential };
    sign_in::finish(&app.office, &answer, session.tokens()).await?;
    Ok(session.respond())
}

#[utoipa::path(post, path = "/api/staff/sign-out", tag = "own", responses((status = 204, description = "Signed out")))]
pub(super) async fn sign_out(
    State(app): State<App>,
    SignedIn(who): SignedIn,
) -> Result<Response<Body>, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let end = app.office.run(move |store| async move {
        sessions::end(&store, &who.person.id, &who.session, Action::SignedOut, now).await
    });
    end.await?;
    Ok(no_content(cookie::clear()))
}
