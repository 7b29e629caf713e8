//! Submitting an enquiry: same-origin check, decoding, validation, rate limit, then the queue of the group commit.

use std::time::Instant;

use axum::http::{HeaderMap, header};
use jiff::Timestamp;
use serde_json::Value;
use sha2::{Digest, Sha256};
use torre_leads::idempotency_key::IdempotencyKey;
use torre_leads::request::decode::DecodedRequest;
use torre_leads::request::parse::RequestContext;
use torre_leads::store::insert::Accepted;
use torre_serve::peer::Peer;
use torre_serve::request_body::{BodyError, ReceivedBody};

use crate::app::App;
use crate::client_address::client_address;
use crate::cors;
use crate::lead_error::LeadError;
use crate::same_origin::is_cross_origin;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BodyFormat {
    Json,
    Form,
}

impl BodyFormat {
    pub(crate) fn of(headers: &HeaderMap) -> Option<BodyFormat> {
        // Forms are small: nobody has to compress them, and nothing can swell while being unpacked.
        if headers.contains_key(header::CONTENT_ENCODING) {
            return None;
        }
        let value = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
        let media_type = value.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        match media_type.as_str() {
            "application/json" => Some(BodyFormat::Json),
            "application/x-www-form-urlencoded" => Some(BodyFormat::Form),
            _ => None,
        }
    }
}

/// A request of ours whose body could be read; its fields may still be wrong.
pub(crate) struct ReceivedLead {
    pub decoded: DecodedRequest,
    key: Option<IdempotencyKey>,
}

pub(crate) fn receive(
    app: &App,
    headers: &HeaderMap,
    body: ReceivedBody,
    format: BodyFormat,
) -> Result<ReceivedLead, LeadError> {
    let allowed = cors::is_allowed(headers, &app.config.allowed_origins);
    if !allowed && is_cross_origin(headers, &app.config.site_url) {
        return Err(LeadError::CrossOrigin);
    }
    let body = body.0.map_err(|error| match error {
        BodyError::TooLarge => LeadError::TooLarge,
        BodyError::Incomplete => LeadError::BadRequest,
    })?;
    decode(format, headers, &body)
}

fn decode(format: BodyFormat, headers: &HeaderMap, body: &[u8]) -> Result<ReceivedLead, LeadError> {
    let key = match headers.get("idempotency-key") {
        Some(value) => {
            let key = value.to_str().ok().and_then(IdempotencyKey::parse);
            Some(key.ok_or(LeadError::BadRequest)?)
        }
        None => None,
    };
    match format {
        BodyFormat::Json => {
            let Ok(Value::Object(object)) = serde_json::from_slice(body) else {
                return Err(LeadError::BadRequest);
            };
            Ok(ReceivedLead { decoded: DecodedRequest::from_json(object), key })
        }
        BodyFormat::Form => {
            let key = key.unwrap_or_else(|| IdempotencyKey::of_text(&digest_of_day(body)));
            Ok(ReceivedLead { decoded: DecodedRequest::from_form(body), key: Some(key) })
        }
    }
}

pub(crate) async fn submit(
    app: &App,
    peer: Peer,
    headers: &HeaderMap,
    format: BodyFormat,
    received: &ReceivedLead,
) -> Result<Accepted, LeadError> {
    let site = app.publisher.site();
    let policy_version = site.content.policy_version().to_owned();
    let context = RequestContext { now: Timestamp::now(), key: received.key.clone(), policy_version };
    let lead = received.decoded.parse(context).map_err(LeadError::Fields);
    // A form that comes back costs a rendering: it counts like an enquiry.
    if lead.is_ok() || format == BodyFormat::Form {
        let client = client_address(peer.0.ip(), headers, &app.config.trusted_proxies);
        app.lead_rate_limiter.try_acquire(client, Instant::now())?;
    }
    Ok(app.leads.submit(lead?).await?)
}

/// The same text on the same day has the same digest.
fn digest_of_day(body: &[u8]) -> String {
    let day = Timestamp::now().as_second() / (24 * 60 * 60);
    let mut hash = Sha256::new();
    hash.update(day.to_be_bytes());
    hash.update(body);
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
