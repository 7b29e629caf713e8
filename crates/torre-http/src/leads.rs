//! `POST /api/leads`: an enquiry, as JSON from the page's script or as a plain form without it.

use std::collections::BTreeMap;
use std::time::Instant;

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use bytes::Bytes;
use jiff::Timestamp;
use serde::Serialize;
use serde_json::Value;
use torre_base::client_key::ClientKey;
use torre_base::language::Language;
use torre_leads::fields::IdempotencyKey;
use torre_leads::raw::{Arrival, FieldErrors, RawLead};
use torre_leads::store::Accepted;
use torre_serve::peer::Peer;
use utoipa::ToSchema;

use crate::app::App;
use crate::body;
use crate::body::BodyError;
use crate::client;
use crate::cors;
use crate::lead_page;
use crate::lead_refusal::Refused;
use crate::negotiate::preferred_language;
use crate::origin;

const LARGEST: usize = 64 * 1024;

#[derive(Serialize, ToSchema)]
pub struct LeadAccepted {
    /// Stands in the school's mail too.
    id: String,
}

#[derive(Serialize, ToSchema)]
pub struct LeadRefused {
    /// For the visitor, in the asked language.
    error: String,
}

#[derive(Serialize, ToSchema)]
pub struct LeadFieldErrors {
    /// One sentence for each wrong field, in the asked language.
    errors: BTreeMap<String, String>,
}

/// For the contract; the handler reads the header itself.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "describes a header")]
struct RepeatKey {
    /// 8 to 100 visible characters; a repeat with the same key returns the first answer.
    #[param(rename = "Idempotency-Key", value_type = String, required = false, min_length = 8, max_length = 100, pattern = "^[!-~]+$")]
    key: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Json,
    Form,
}

/// An enquiry. Answered with 201 only when it is on disk.
#[utoipa::path(post, path = "/api/leads",
    params(RepeatKey),
    request_body(content((RawLead = "application/json"), (RawLead = "application/x-www-form-urlencoded"))),
    responses(
        (status = 201, description = "The enquiry is stored", body = LeadAccepted),
        (status = 303, description = "A plain form was stored; the success page is next"),
        (status = 400, description = "Not JSON, or an unusable key", content((LeadRefused = "application/json"), (String = "text/html"))),
        (status = 403, description = "Sent by another site's page", content((LeadRefused = "application/json"), (String = "text/html"))),
        (status = 413, description = "More than 64 KB", content((LeadRefused = "application/json"), (String = "text/html"))),
        (status = 415, description = "Neither JSON nor a form", body = LeadRefused),
        (status = 422, description = "Fields are wrong; a plain form comes back as its page", content((LeadFieldErrors = "application/json"), (String = "text/html"))),
        (status = 429, description = "Too many; Retry-After says when to come back", content((LeadRefused = "application/json"), (String = "text/html"))),
        (status = 503, description = "The store is down; Retry-After says when to come back", content((LeadRefused = "application/json"), (String = "text/html"))),
    ))]
pub async fn create(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Response<Body> {
    let mut draft = Draft { raw: RawLead::default(), errors: FieldErrors::default() };
    let shape = shape(&headers);
    let result = match shape {
        Some(shape) => receive(&app, peer, &headers, body, shape, &mut draft).await,
        None => Err(Refused::Unsupported),
    };
    let language = draft.raw.language().or_else(|| preferred_language(&headers)).unwrap_or_default();
    match (result, shape) {
        (Ok(accepted), Some(Shape::Form)) => {
            tracing::debug!(lead = accepted.id, "a plain form was stored");
            lead_page::success(&app, language)
        }
        (Ok(accepted), _) => {
            let created = Json(LeadAccepted { id: accepted.id });
            (StatusCode::CREATED, [(header::CACHE_CONTROL, "no-store")], created).into_response()
        }
        (Err(refused), Some(Shape::Form)) => {
            lead_page::again(&app, &headers, &draft.raw, &refused, language).await
        }
        (Err(refused), _) => json(&app, &refused, language),
    }
}

/// What was sent, also when it is refused.
struct Draft {
    raw: RawLead,
    errors: FieldErrors,
}

async fn receive(
    app: &App,
    peer: Peer,
    headers: &HeaderMap,
    body: Body,
    shape: Shape,
    draft: &mut Draft,
) -> Result<Accepted, Refused> {
    let shared = cors::is_allowed(headers, &app.config.allowed_origins);
    if !shared && origin::is_foreign(headers, &app.config.site_url) {
        return Err(Refused::Foreign);
    }
    let bytes = body::read(body, LARGEST).await.map_err(|error| match error {
        BodyError::TooLarge => Refused::TooLarge,
        BodyError::Broken => Refused::NotUnderstood,
    })?;
    let key = understand(shape, headers, &bytes, draft)?;
    let site = app.publisher.site();
    let policy_version = site.content.policy_version().to_owned();
    let arrival = Arrival { now: Timestamp::now(), key, policy_version };
    let lead = draft.raw.parse(arrival, std::mem::take(&mut draft.errors)).map_err(Refused::Fields);
    // A form that comes back costs a rendering: it counts like an enquiry.
    if lead.is_ok() || shape == Shape::Form {
        let client = ClientKey::of(client::address(peer, headers, &app.config.trusted_proxies));
        app.limits.take(client, Instant::now()).map_err(Refused::TooMany)?;
    }
    app.desk.hand_in(lead?).await.map_err(|_| Refused::Unavailable)
}

/// Fills the draft; returns the key that recognises a repeat.
fn understand(
    shape: Shape,
    headers: &HeaderMap,
    body: &Bytes,
    draft: &mut Draft,
) -> Result<Option<IdempotencyKey>, Refused> {
    let key = match headers.get("idempotency-key") {
        Some(value) => {
            let key = value.to_str().ok().and_then(IdempotencyKey::parse);
            Some(key.ok_or(Refused::NotUnderstood)?)
        }
        None => None,
    };
    match shape {
        Shape::Json => {
            let Ok(Value::Object(object)) = serde_json::from_slice(body) else {
                return Err(Refused::NotUnderstood);
            };
            draft.raw = RawLead::from_json(object, &mut draft.errors);
            Ok(key)
        }
        Shape::Form => {
            draft.raw = RawLead::from_form(body, &mut draft.errors);
            Ok(key.or_else(|| Some(IdempotencyKey::of_text(&body::digest_of_day(body)))))
        }
    }
}

fn shape(headers: &HeaderMap) -> Option<Shape> {
    // Forms are small: nobody has to compress them, and nothing can swell while being unpacked.
    if headers.contains_key(header::CONTENT_ENCODING) {
        return None;
    }
    let value = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let kind = value.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    match kind.as_str() {
        "application/json" => Some(Shape::Json),
        "application/x-www-form-urlencoded" => Some(Shape::Form),
        _ => None,
    }
}

fn json(app: &App, refused: &Refused, language: Language) -> Response<Body> {
    let mut response = match refused {
        Refused::Fields(errors) => {
            let site = app.publisher.site();
            let errors = errors.in_words(&site.content.local(language).text);
            (refused.status(), Json(LeadFieldErrors { errors })).into_response()
        }
        _ => (refused.status(), Json(LeadRefused { error: refused.sentence(app, language) })).into_response(),
    };
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    if let Some(seconds) = refused.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}
