//! What a program is told whose enquiry or subscription was rejected.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Body;
use axum::http::{Response, header};
use axum::response::IntoResponse;
use serde::Serialize;
use torre_base::language::Language;
use utoipa::ToSchema;

use crate::app::App;
use crate::submission_error::{FormPurpose, SubmissionError};

#[derive(Serialize, ToSchema)]
pub struct Refused {
    /// For the visitor, in the asked language.
    error: String,
}

#[derive(Serialize, ToSchema)]
pub struct FieldRefusals {
    /// One sentence for each wrong field, in the asked language.
    errors: BTreeMap<String, String>,
}

/// What a 422 says: which fields are wrong, or that the key was used for another text.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub enum Unprocessable {
    Fields(FieldRefusals),
    KeyReused(Refused),
}

pub(crate) fn refused(
    app: &App,
    purpose: FormPurpose,
    error: &SubmissionError,
    language: Language,
) -> Response<Body> {
    let mut response = match error {
        SubmissionError::Fields(errors) => {
            let site = app.publisher.site();
            let errors =
                errors.messages(&site.content.local(language).text, purpose.errors(), purpose.field_names());
            let fields = Unprocessable::Fields(FieldRefusals { errors });
            (error.status(), Json(fields)).into_response()
        }
        SubmissionError::KeyReused => {
            let reused = Refused { error: error.message(app, purpose, language) };
            (error.status(), Json(Unprocessable::KeyReused(reused))).into_response()
        }
        _ => (error.status(), Json(Refused { error: error.message(app, purpose, language) })).into_response(),
    };
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}
