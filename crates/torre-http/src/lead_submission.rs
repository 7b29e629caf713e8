//! Submitting an enquiry: same-origin check, decoding, validation, rate limit, then the queue of the group commit.

use std::time::Instant;

use axum::http::HeaderMap;
use jiff::Timestamp;
use ring::digest::{Context, SHA256};
use torre_base::digest::hex;
use torre_leads::idempotency_key::IdempotencyKey;
use torre_leads::request::decode::DecodedRequest;
use torre_leads::request::parse::RequestContext;
use torre_leads::store::insert::Accepted;
use torre_serve::peer::Peer;
use torre_serve::request_body::ReceivedBody;

use crate::app::App;
use crate::client_address::client_address;
use crate::submission_body::{self, BodyFormat, json_object};
use crate::submission_error::SubmissionError;

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
) -> Result<ReceivedLead, SubmissionError> {
    let body = submission_body::receive(app, headers, body)?;
    decode(format, headers, &body)
}

fn decode(format: BodyFormat, headers: &HeaderMap, body: &[u8]) -> Result<ReceivedLead, SubmissionError> {
    let key = match headers.get("idempotency-key") {
        Some(value) => {
            let key = value.to_str().ok().and_then(IdempotencyKey::parse);
            Some(key.ok_or(SubmissionError::BadRequest)?)
        }
        None => None,
    };
    match format {
        BodyFormat::Json => Ok(ReceivedLead { decoded: DecodedRequest::from_json(json_object(body)?), key }),
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
) -> Result<Accepted, SubmissionError> {
    let site = app.publisher.site();
    let policy_version = site.content.policy_version().to_owned();
    let context = RequestContext { now: Timestamp::now(), key: received.key.clone(), policy_version };
    let lead = received.decoded.parse(context).map_err(SubmissionError::Fields);
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
    let mut hash = Context::new(&SHA256);
    hash.update(&day.to_be_bytes());
    hash.update(body);
    hex(hash.finish().as_ref())
}
