//! Why an enquiry was rejected: its status, its message for the visitor, when to come back.

use axum::http::StatusCode;
use torre_base::language::Language;
use torre_leads::queue::SubmitError;
use torre_leads::rate_limiter::RateLimited;
use torre_leads::request::field_errors::FieldErrors;

use crate::app::App;

/// Each has its status, and its message for the visitor in `lead.errors` of the content.
#[derive(Debug, thiserror::Error)]
pub enum LeadError {
    /// 400
    #[error("the body cannot be read")]
    BadRequest,
    /// 403: sent by another site's page.
    #[error("sent by another site's page")]
    CrossOrigin,
    /// 413
    #[error("the body is too large")]
    TooLarge,
    /// 415
    #[error("neither JSON nor a form")]
    Unsupported,
    /// 422
    #[error("fields are wrong")]
    Fields(FieldErrors),
    /// 429
    #[error(transparent)]
    TooMany(#[from] RateLimited),
    /// 422: the key belongs to an enquiry that is stored and says something else.
    #[error("the idempotency key was used for another text")]
    KeyReused,
    /// 503: the store is down or the disk is full.
    #[error("the enquiry may not be stored")]
    Unavailable,
}

impl From<SubmitError> for LeadError {
    fn from(error: SubmitError) -> LeadError {
        match error {
            SubmitError::Unavailable => LeadError::Unavailable,
            SubmitError::KeyReused(_) => LeadError::KeyReused,
        }
    }
}

impl LeadError {
    pub fn status(&self) -> StatusCode {
        match self {
            LeadError::BadRequest => StatusCode::BAD_REQUEST,
            LeadError::CrossOrigin => StatusCode::FORBIDDEN,
            LeadError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            LeadError::Unsupported => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            LeadError::Fields(_) | LeadError::KeyReused => StatusCode::UNPROCESSABLE_ENTITY,
            LeadError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            LeadError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The message for the visitor.
    pub fn message(&self, app: &App, language: Language) -> String {
        let site = app.publisher.site();
        let local = site.content.local(language);
        let key = match self {
            LeadError::BadRequest => "notUnderstood",
            LeadError::CrossOrigin => "foreign",
            LeadError::TooLarge => "tooLarge",
            LeadError::Unsupported => "unsupported",
            LeadError::Fields(_) => "fields",
            LeadError::TooMany(_) => "tooMany",
            LeadError::KeyReused => "keyReused",
            LeadError::Unavailable => "unavailable",
        };
        let school = &local.school;
        let message = local.text.get(&format!("lead.errors.{key}")).to_owned();
        message.replace("{phone}", &school.centres.madrid.phone).replace("{email}", &school.email)
    }

    /// Whole seconds, rounded up: who comes back then is let in.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            LeadError::TooMany(RateLimited { retry_after }) => {
                Some(retry_after.as_secs() + u64::from(retry_after.subsec_nanos() > 0))
            }
            LeadError::Unavailable => Some(30),
            _ => None,
        }
    }
}
