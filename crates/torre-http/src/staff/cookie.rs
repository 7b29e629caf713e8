//! The session's cookie. `__Host-` keeps other hosts and paths from setting one, `SameSite=Strict` other sites from
//! sending it, and `HttpOnly` scripts from reading it.

use axum::http::{HeaderMap, HeaderValue, header};
use torre_leads::subscriptions::token::{Token, TokenHash};
use torre_office::auth::session_limits::COOKIE_SECONDS;

const NAME: &str = "__Host-staff";
const ATTRIBUTES: &str = "Path=/; Secure; HttpOnly; SameSite=Strict";

/// What the store knows the session by.
pub(super) fn session_of(headers: &HeaderMap) -> Option<TokenHash> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == NAME)?;
    Token::parse(value).map(|token| token.hash())
}

pub(super) fn set(token: &Token) -> Option<HeaderValue> {
    let text = token.to_text();
    HeaderValue::from_str(&format!("{NAME}={text}; {ATTRIBUTES}; Max-Age={COOKIE_SECONDS}")).ok()
}

pub(super) fn clear() -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{NAME}=; {ATTRIBUTES}; Max-Age=0")).ok()
}
