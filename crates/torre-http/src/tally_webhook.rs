//! `POST /api/webhooks/tally`: the webhook that the form provider calls.

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, Response, header};
use axum::response::IntoResponse;
use jiff::Timestamp;
use serde::Serialize;
use torre_leads::tally::{Event, is_signed};
use torre_serve::request_body::{BodyError, ReceivedBody};
use utoipa::ToSchema;

use crate::app::App;
use crate::body_limit::SIGNATURE;
use crate::error::{ErrorBody, WebError};

#[derive(Serialize, ToSchema)]
pub struct EventTaken {
    /// None: the event is no enquiry.
    id: Option<String>,
}

/// An event of the form provider. Answered with 200 only when it is on disk.
#[utoipa::path(post, path = "/api/webhooks/tally", tag = "tally",
    security(("signature" = [])),
    request_body(content = Event, content_type = "application/json"),
    responses(
        (status = 200, description = "Stored now, or earlier", body = EventTaken),
        (status = 400, description = "Not an event", body = ErrorBody),
        (status = 401, description = "The signature is missing or wrong", body = ErrorBody),
        (status = 404, description = "The webhook is not set up", body = ErrorBody),
        (status = 413, description = "More than 512 KB", body = ErrorBody),
        (status = 503, description = "The store is down; the provider comes back", body = ErrorBody),
    ))]
pub async fn event(
    State(app): State<App>,
    body: Option<Extension<ReceivedBody>>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let secret =
        app.config.leads.tally_secret.as_ref().ok_or(WebError::NotFound("there is no such webhook"))?;
    let signature = headers.get(SIGNATURE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let Some(Extension(ReceivedBody(body))) = body else { return Err(WebError::InvalidSignature) };
    let bytes = body.map_err(|error| match error {
        BodyError::TooLarge => WebError::TooLarge,
        BodyError::Incomplete => WebError::BadRequest("the body ended early"),
    })?;
    if !is_signed(secret, &bytes, signature) {
        return Err(WebError::InvalidSignature);
    }
    let event = Event::parse(&bytes).ok_or(WebError::BadRequest("expected an event of the form provider"))?;
    let id = if event.is_form_response() {
        let site = app.publisher.site();
        let lead = event.lead(Timestamp::now(), site.content.policy_version().to_owned());
        Some(app.leads.submit(lead).await.map_err(|_| WebError::StoreUnavailable)?.id)
    } else {
        None
    };
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(EventTaken { id })).into_response())
}
