//! Signing in and out.

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::Value;
use torre_leads::subscriptions::token::{Token, TokenHash};
use torre_office::audit_entry::Action;
use torre_office::enrolment::Answer;
use torre_office::sign_in;
use torre_office::store::sessions::{self, SessionTokens};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::{AtTheDoor, SignedIn};
use crate::staff::body::StaffBody;
use crate::staff::cookie;
use crate::staff::enrolment::CeremonyBegun;
use crate::staff::error::StaffError;
use crate::staff::guard::StaffOrigin;

/// A session that begins: its token is new, whatever the browser had before.
pub(super) struct NewSession {
    token: Token,
    old: Option<TokenHash>,
}

impl NewSession {
    pub(super) fn new(headers: &HeaderMap) -> Result<NewSession, StaffError> {
        let token = Token::random().map_err(|_| StaffError::Unavailable)?;
        Ok(NewSession { token, old: cookie::session_of(headers) })
    }

    pub(super) fn tokens(&self) -> SessionTokens {
        SessionTokens { new: self.token.hash(), old: self.old.clone() }
    }

    pub(super) fn respond(&self) -> Response<Body> {
        no_content(cookie::set(&self.token))
    }
}

#[derive(Deserialize, ToSchema)]
pub(super) struct SignInAnswer {
    ceremony: String,
    #[schema(value_type = Object)]
    credential: Value,
}

pub(super) async fn begin(State(app): State<App>, _: AtTheDoor) -> Result<Json<CeremonyBegun>, StaffError> {
    Ok(Json(sign_in::begin(&app.office).await?.into()))
}

pub(super) async fn finish(
    State(app): State<App>,
    _: AtTheDoor,
    StaffOrigin(origin): StaffOrigin,
    headers: HeaderMap,
    StaffBody(body): StaffBody<SignInAnswer>,
) -> Result<Response<Body>, StaffError> {
    let session = NewSession::new(&headers)?;
    let answer = Answer { origin: &origin, ceremony: &body.ceremony, credential: &body.credential };
    sign_in::finish(&app.office, &answer, session.tokens()).await?;
    Ok(session.respond())
}

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

fn no_content(cookie: Option<HeaderValue>) -> Response<Body> {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
