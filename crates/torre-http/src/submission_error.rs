//! Why an enquiry or a subscription was rejected: its status, its message for the visitor, when to come back.

use axum::http::StatusCode;
use torre_base::language::Language;
use torre_leads::queue::SubmitError;
use torre_leads::rate_limiter::RateLimited;
use torre_leads::request::field_errors::FieldErrors;
use torre_leads::request::lead_request;
use torre_leads::subscriptions::request;
use torre_leads::subscriptions::service::Unavailable;

use crate::app::App;

/// What a form is for: whose words its errors have, and where it comes back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormPurpose {
    Enquiry,
    Subscription,
}

impl FormPurpose {
    /// The group of the content with the words of its errors.
    pub fn errors(self) -> &'static str {
        match self {
            FormPurpose::Enquiry => "lead.errors",
            FormPurpose::Subscription => "subscription.errors",
        }
    }

    pub fn field_names(self) -> &'static [&'static str] {
        match self {
            FormPurpose::Enquiry => &lead_request::FIELD_NAMES,
            FormPurpose::Subscription => &request::FIELD_NAMES,
        }
    }

    /// The page it comes back to when it does not say where it stood.
    pub fn page(self) -> &'static str {
        match self {
            FormPurpose::Enquiry => "contact",
            FormPurpose::Subscription => "subscription",
        }
    }
}

/// Each has its status, and its message for the visitor in the content.
#[derive(Debug, thiserror::Error)]
pub enum SubmissionError {
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
    #[error("it may not be stored")]
    Unavailable,
    /// 503: no mail can be sent, and so no subscription confirmed.
    #[error("no mail server is configured")]
    NoMail,
}

impl From<SubmitError> for SubmissionError {
    fn from(error: SubmitError) -> SubmissionError {
        match error {
            SubmitError::Unavailable => SubmissionError::Unavailable,
            SubmitError::KeyReused(_) => SubmissionError::KeyReused,
        }
    }
}

impl From<Unavailable> for SubmissionError {
    fn from(_: Unavailable) -> SubmissionError {
        SubmissionError::Unavailable
    }
}

impl SubmissionError {
    pub fn status(&self) -> StatusCode {
        match self {
            SubmissionError::BadRequest => StatusCode::BAD_REQUEST,
            SubmissionError::CrossOrigin => StatusCode::FORBIDDEN,
            SubmissionError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            SubmissionError::Unsupported => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            SubmissionError::Fields(_) | SubmissionError::KeyReused => StatusCode::UNPROCESSABLE_ENTITY,
            SubmissionError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            SubmissionError::Unavailable | SubmissionError::NoMail => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The message for the visitor.
    pub fn message(&self, app: &App, purpose: FormPurpose, language: Language) -> String {
        let site = app.publisher.site();
        let local = site.content.local(language);
        let key = match self {
            SubmissionError::BadRequest => "notUnderstood",
            SubmissionError::CrossOrigin => "foreign",
            SubmissionError::TooLarge => "tooLarge",
            SubmissionError::Unsupported => "unsupported",
            SubmissionError::Fields(_) => "fields",
            SubmissionError::TooMany(_) => "tooMany",
            SubmissionError::KeyReused => "keyReused",
            SubmissionError::Unavailable => "unavailable",
            SubmissionError::NoMail => "noMail",
        };
        let school = &local.school;
        let message = local.text.get(&format!("{}.{key}", purpose.errors())).to_owned();
        message.replace("{phone}", &school.centres.madrid.phone).replace("{email}", &school.email)
    }

    /// Whole seconds, rounded up: who comes back then is let in.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            SubmissionError::TooMany(RateLimited { retry_after }) => {
                Some(retry_after.as_secs() + u64::from(retry_after.subsec_nanos() > 0))
            }
            SubmissionError::Unavailable => Some(30),
            _ => None,
        }
    }
}
