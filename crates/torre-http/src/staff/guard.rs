//! What every call of the office goes through: there must be an office, and whatever changes something must come from its
//! own page (cross-site request forgery). A page elsewhere can neither set the header nor choose the origin.

use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, Response, header};
use axum::middleware::Next;
use axum::response::IntoResponse;

use crate::app::App;
use crate::staff::error::StaffError;

const OWN_SCRIPT: &str = "x-torre-staff";

/// The origin of the page that sent a change: checked, and what an authenticator must have signed.
#[derive(Clone, Debug)]
pub(super) struct StaffOrigin(pub(super) String);

pub(super) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response<Body> {
    let mut response = match check(&app, &mut request).await {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn check(app: &App, request: &mut Request) -> Result<(), StaffError> {
    if !app.office.is_open().await {
        return Err(StaffError::NotFound);
    }
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(());
    }
    let origin = own_origin(app, request).ok_or(StaffError::Origin)?;
    request.extensions_mut().insert(StaffOrigin(origin));
    Ok(())
}

fn own_origin(app: &App, request: &Request) -> Option<String> {
    let headers = request.headers();
    let is_own = headers.get(OWN_SCRIPT).is_some_and(|value| value == "1");
    let origin = headers.get(header::ORIGIN)?.to_str().ok()?;
    let host = host_of(headers, request.uri().host());
    (is_own && app.office.party().accepts(origin, &host)).then(|| origin.to_owned())
}

/// The host that was asked; HTTP/2 has it in the address.
pub(super) fn host_of(headers: &HeaderMap, authority: Option<&str>) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).or(authority);
    host.unwrap_or_default().to_ascii_lowercase()
}

impl FromRequestParts<App> for StaffOrigin {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<StaffOrigin, StaffError> {
        parts.extensions.get::<StaffOrigin>().cloned().ok_or(StaffError::Origin)
    }
}
