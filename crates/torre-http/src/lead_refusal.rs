//! Why an enquiry was refused: its status, its sentence, when to come back.

use std::time::Duration;

use axum::http::StatusCode;
use torre_base::language::Language;
use torre_leads::raw::FieldErrors;

use crate::app::App;

/// Why an enquiry was not taken; each has its status and its sentence in `lead.errors`.
#[derive(Debug)]
pub enum Refused {
    /// 400
    NotUnderstood,
    /// 403: sent by another site's page.
    Foreign,
    /// 413
    TooLarge,
    /// 415
    Unsupported,
    /// 422
    Fields(FieldErrors),
    /// 429
    TooMany(Duration),
    /// 503: the store is down or the disk is full.
    Unavailable,
}

impl Refused {
    pub fn status(&self) -> StatusCode {
        match self {
            Refused::NotUnderstood => StatusCode::BAD_REQUEST,
            Refused::Foreign => StatusCode::FORBIDDEN,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::Unsupported => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refused::Fields(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Refused::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The sentence for the visitor.
    pub fn sentence(&self, app: &App, language: Language) -> String {
        let site = app.publisher.site();
        let local = site.content.local(language);
        let key = match self {
            Refused::NotUnderstood => "notUnderstood",
            Refused::Foreign => "foreign",
            Refused::TooLarge => "tooLarge",
            Refused::Unsupported => "unsupported",
            Refused::Fields(_) => "fields",
            Refused::TooMany(_) => "tooMany",
            Refused::Unavailable => "unavailable",
        };
        let school = &local.school;
        let sentence = local.text.get(&format!("lead.errors.{key}")).to_owned();
        sentence.replace("{phone}", &school.centres.madrid.phone).replace("{email}", &school.email)
    }

    /// Whole seconds, rounded up: who comes back then is let in.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Refused::TooMany(wait) => Some(wait.as_secs() + u64::from(wait.subsec_nanos() > 0)),
            Refused::Unavailable => Some(30),
            _ => None,
        }
    }
}
