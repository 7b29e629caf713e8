//! A session that begins: its token, and the answer that carries it.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_leads::subscriptions::token::{Token, TokenHash};
use torre_office::store::sessions::SessionTokens;

use crate::staff::cookie;
use crate::staff::error::StaffError;

/// Its token is new, whatever the browser had before.
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

pub(super) fn no_content(cookie: Option<HeaderValue>) -> Response<Body> {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
