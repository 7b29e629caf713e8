//! From an invitation to a passkey and a session. The token comes in the body: no address, log or referrer has it.

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use torre_leads::subscriptions::token::Token;
use torre_office::auth::person_name::TypedName;
use torre_office::enrolment::{self, Answer};
use torre_office::sealed_ceremony::SealedCeremony;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::WithinAttemptLimit;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;
use crate::staff::guard::StaffOrigin;
use crate::staff::moment::moment;
use crate::staff::new_session::NewSession;

#[derive(Deserialize, ToSchema)]
pub(super) struct InvitationToken {
    token: String,
}

impl InvitationToken {
    /// What is no token is an invitation that nobody knows.
    fn parse(&self) -> Result<Token, StaffError> {
        Token::parse(&self.token).ok_or(StaffError::Invitation)
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct InvitationShown {
    name: String,
    role: &'static str,
    expires_at: String,
}

/// The first half of a ceremony: sealed state to hand back, and what the authenticator is asked.
#[derive(Serialize, ToSchema)]
pub(super) struct CeremonyBegun {
    ceremony: String,
    #[schema(value_type = Object)]
    options: Value,
}

impl From<SealedCeremony> for CeremonyBegun {
    fn from(SealedCeremony { ceremony, options }: SealedCeremony) -> CeremonyBegun {
        CeremonyBegun { ceremony, options }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EnrolmentAnswer {
    #[serde(flatten)]
    token: InvitationToken,
    ceremony: String,
    #[schema(value_type = Object)]
    credential: Value,
    device_name: String,
}

/// Looks; uses nothing up.
#[utoipa::path(post, path = "/api/staff/invitation", tag = "authentication", request_body = InvitationToken, responses((status = 200, description = "Whom it is for", body = InvitationShown)))]
pub(super) async fn invitation(
    State(app): State<App>,
    _: WithinAttemptLimit,
    StaffBody(token): StaffBody<InvitationToken>,
) -> Result<Json<InvitationShown>, StaffError> {
    let found = enrolment::look(&app.office, &token.parse()?).await?;
    let (name, role) = (found.person.name, found.person.role.code());
    Ok(Json(InvitationShown { name, role, expires_at: moment(found.expires_at) }))
}

#[utoipa::path(post, path = "/api/staff/enrolment/begin", tag = "authentication", request_body = InvitationToken, responses((status = 200, description = "The first half", body = CeremonyBegun)))]
pub(super) async fn begin(
    State(app): State<App>,
    _: WithinAttemptLimit,
    StaffBody(token): StaffBody<InvitationToken>,
) -> Result<Json<CeremonyBegun>, StaffError> {
    Ok(Json(enrolment::begin(&app.office, &token.parse()?).await?.into()))
}

#[utoipa::path(post, path = "/api/staff/enrolment/finish", tag = "authentication", request_body = EnrolmentAnswer, responses((status = 204, description = "Signed in, by a cookie")))]
pub(super) async fn finish(
    State(app): State<App>,
    _: WithinAttemptLimit,
    StaffOrigin(origin): StaffOrigin,
    headers: HeaderMap,
    StaffBody(body): StaffBody<EnrolmentAnswer>,
) -> Result<Response<Body>, StaffError> {
    let token = body.token.parse()?;
    let device = TypedName::parse(&body.device_name).ok_or(StaffError::Invalid)?;
    let session = NewSession::new(&headers)?;
    let answer = Answer { origin: &origin, ceremony: &body.ceremony, credential: &body.credential };
    enrolment::finish(&app.office, &token, &answer, device, session.tokens()).await?;
    Ok(session.respond())
}
