//! `POST /api/leads`: an enquiry, as JSON from the page's script or as a plain form without it.

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, Request, State};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use torre_leads::request::lead_request::LeadRequest;
use torre_serve::peer::Peer;
use torre_serve::request_body::ReceivedBody;
use utoipa::ToSchema;

use crate::app::App;
use crate::language_negotiation::preferred_language;
use crate::lead_form_page;
use crate::lead_submission::{receive, submit};
use crate::refusal::{Refused, Unprocessable, refused};
use crate::submission_body::BodyFormat;
use crate::submission_error::{FormPurpose, SubmissionError};

const PURPOSE: FormPurpose = FormPurpose::Enquiry;

#[derive(Serialize, ToSchema)]
pub struct LeadAccepted {
    /// Stands in the school's mail too.
    id: String,
}

/// For the contract; the handler reads the header itself.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "describes a header")]
struct IdempotencyHeader {
    /// 8 to 100 visible characters; a repeat of the same text with the same key returns the first answer. With
    /// another text it is refused (422) and nothing is stored.
    #[param(rename = "Idempotency-Key", value_type = String, required = false, min_length = 8, max_length = 100, pattern = "^[!-~]+$")]
    key: Option<String>,
}

/// An enquiry. Answered with 201 only when it is on disk.
#[utoipa::path(post, path = "/api/leads",
    params(IdempotencyHeader),
    request_body(content((LeadRequest = "application/json"), (LeadRequest = "application/x-www-form-urlencoded"))),
    responses(
        (status = 201, description = "The enquiry is stored", body = LeadAccepted),
        (status = 303, description = "A plain form was stored; the success page is next"),
        (status = 400, description = "Not JSON, or an unusable key", content((Refused = "application/json"), (String = "text/html"))),
        (status = 403, description = "Sent by another site's page", content((Refused = "application/json"), (String = "text/html"))),
        (status = 413, description = "More than 64 KB", content((Refused = "application/json"), (String = "text/html"))),
        (status = 415, description = "Neither JSON nor a form", body = Refused),
        (status = 422, description = "Fields are wrong, or the key was used for another text; a plain form comes back as its page", content((Unprocessable = "application/json"), (String = "text/html"))),
        (status = 429, description = "Too many; Retry-After says when to come back", content((Refused = "application/json"), (String = "text/html"))),
        (status = 503, description = "The store is down; Retry-After says when to come back", content((Refused = "application/json"), (String = "text/html"))),
    ))]
pub async fn create(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Extension(body): Extension<ReceivedBody>,
    request: Request,
) -> Response<Body> {
    let (Parts { headers, .. }, _) = request.into_parts();
    let preferred = preferred_language(&headers);
    let Some(format) = BodyFormat::of(&headers) else {
        return refused(&app, PURPOSE, &SubmissionError::Unsupported, preferred.unwrap_or_default());
    };
    // What was sent is shown again also where it is rejected.
    let (sent, result) = match receive(&app, &headers, body, format) {
        Ok(received) => {
            let result = submit(&app, peer, &headers, format, &received).await;
            (received.decoded.request, result)
        }
        Err(error) => (LeadRequest::default(), Err(error)),
    };
    let language = sent.language().or(preferred).unwrap_or_default();
    match (result, format) {
        (Ok(accepted), BodyFormat::Form) => {
            tracing::debug!(lead = accepted.id, "a plain form was stored");
            lead_form_page::success(&app, language)
        }
        (Ok(accepted), BodyFormat::Json) => {
            let created = Json(LeadAccepted { id: accepted.id });
            (StatusCode::CREATED, [(header::CACHE_CONTROL, "no-store")], created).into_response()
        }
        (Err(error), BodyFormat::Form) => {
            // A page is rendered: what that holds, no other enquiry has to hold.
            Box::pin(lead_form_page::with_errors(&app, &headers, &sent, &error, language)).await
        }
        (Err(error), BodyFormat::Json) => refused(&app, PURPOSE, &error, language),
    }
}
