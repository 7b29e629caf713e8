//! Cross-origin resource sharing: static copies of the site stand elsewhere and send their forms here. Those that are
//! named in `TORRE_ALLOWED_ORIGINS` may, may ask for a visitor's country, and say which page is seen. Nothing else is
//! shared.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;

use crate::app::App;

const CORS_PATHS: [&str; 4] = ["/api/leads", "/api/subscriptions", "/api/geo", "/api/visits"];

/// Whether the request comes from a page of an allowed copy.
pub fn is_allowed(headers: &HeaderMap, origins: &[String]) -> bool {
    allowed_origin(headers, origins).is_some()
}

fn allowed_origin<'a>(headers: &'a HeaderMap, origins: &[String]) -> Option<&'a HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    let known =
        origin.to_str().is_ok_and(|origin| origins.iter().any(|known| known.eq_ignore_ascii_case(origin)));
    known.then_some(origin)
}

pub async fn cors(State(app): State<App>, request: Request, next: Next) -> Response<Body> {
    if !CORS_PATHS.contains(&request.uri().path()) {
        return next.run(request).await;
    }
    let origin = allowed_origin(request.headers(), &app.config.allowed_origins).cloned();
    let mut response = match (&origin, request.method()) {
        (Some(_), &Method::OPTIONS) => preflight(),
        _ => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.append(header::VARY, HeaderValue::from_static("origin"));
    if let Some(origin) = origin {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("retry-after"));
    }
    response
}

/// The answer to a browser that asks before it sends.
fn preflight() -> Response<Body> {
    let headers = [
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST"),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "content-type, idempotency-key"),
        (header::ACCESS_CONTROL_MAX_AGE, "86400"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (StatusCode::NO_CONTENT, headers).into_response()
}
