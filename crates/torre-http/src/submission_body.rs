//! The body of a form: who may send it, in which format, and what was read of it.

use axum::http::{HeaderMap, header};
use bytes::Bytes;
use serde_json::{Map, Value};
use torre_serve::request_body::{BodyError, ReceivedBody};

use crate::app::App;
use crate::cors;
use crate::same_origin::is_cross_origin;
use crate::submission_error::SubmissionError;

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

/// The body of a request that one of our pages has sent, or one of an allowed copy.
pub(crate) fn receive(app: &App, headers: &HeaderMap, body: ReceivedBody) -> Result<Bytes, SubmissionError> {
    let allowed = cors::is_allowed(headers, &app.config.allowed_origins);
    if !allowed && is_cross_origin(headers, &app.config.site_url) {
        return Err(SubmissionError::CrossOrigin);
    }
    body.0.map_err(|error| match error {
        BodyError::TooLarge => SubmissionError::TooLarge,
        BodyError::Incomplete => SubmissionError::BadRequest,
    })
}

pub(crate) fn json_object(body: &[u8]) -> Result<Map<String, Value>, SubmissionError> {
    match serde_json::from_slice(body) {
        Ok(Value::Object(object)) => Ok(object),
        _ => Err(SubmissionError::BadRequest),
    }
}
