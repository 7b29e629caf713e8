//! Errors of the office's calls: a code for the script, which has the words, and a sentence for whoever reads the wire.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Body;
use axum::http::{Response, StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use torre_leads::rate_limiter::RateLimited;
use torre_leads::request::field_errors::FieldErrors;
use torre_leads::store_access::Unavailable;
use torre_office::auth_error::AuthError;
use utoipa::ToSchema;

#[derive(Debug, thiserror::Error)]
pub(super) enum StaffError {
    /// 400
    #[error("the request cannot be understood")]
    Invalid,
    /// 400: fields of the body, each with its reason.
    #[error("fields are missing or wrong")]
    Fields(FieldErrors),
    /// 400: what an authenticator answered was not accepted.
    #[error("the passkey was not accepted")]
    Passkey,
    /// 401
    #[error("nobody is signed in")]
    SignedOut,
    /// 401: one answer for every sign-in that failed.
    #[error("nobody was signed in")]
    SignIn,
    /// 403
    #[error("not sent by a page of the office")]
    Origin,
    /// 403
    #[error("for administrators only")]
    Role,
    /// 404
    #[error("there is no such thing")]
    NotFound,
    /// 405
    #[error("the address takes other methods")]
    Method,
    /// 409
    #[error("somebody has that already")]
    Conflict,
    /// 409
    #[error("it is the last passkey")]
    LastPasskey,
    /// 409
    #[error("it is the last administrator")]
    LastAdministrator,
    /// 410: used, expired or unknown.
    #[error("the invitation is used, expired or unknown")]
    Invitation,
    /// 413
    #[error("the body is too large")]
    TooLarge,
    /// 429
    #[error("too many attempts; try again in a moment")]
    TooMany,
    /// 503
    #[error("the store is down")]
    Unavailable,
}

#[derive(Serialize, ToSchema)]
pub(super) struct StaffErrorBody {
    error: String,
    code: &'static str,
    /// Which fields are wrong, and why: `missing`, `tooShort`, `tooLong`, `invalid` or `unknown`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    fields: BTreeMap<String, &'static str>,
}

impl StaffError {
    fn status(&self) -> StatusCode {
        match self {
            StaffError::Invalid | StaffError::Fields(_) | StaffError::Passkey => StatusCode::BAD_REQUEST,
            StaffError::SignedOut | StaffError::SignIn => StatusCode::UNAUTHORIZED,
            StaffError::Origin | StaffError::Role => StatusCode::FORBIDDEN,
            StaffError::NotFound => StatusCode::NOT_FOUND,
            StaffError::Method => StatusCode::METHOD_NOT_ALLOWED,
            StaffError::Conflict | StaffError::LastPasskey | StaffError::LastAdministrator => {
                StatusCode::CONFLICT
            }
            StaffError::Invitation => StatusCode::GONE,
            StaffError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            StaffError::TooMany => StatusCode::TOO_MANY_REQUESTS,
            StaffError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            StaffError::Invalid | StaffError::Fields(_) => "invalid",
            StaffError::Passkey => "passkey",
            StaffError::SignedOut => "signedOut",
            StaffError::SignIn => "signIn",
            StaffError::Origin => "origin",
            StaffError::Role => "role",
            StaffError::NotFound => "notFound",
            StaffError::Method => "method",
            StaffError::Conflict => "conflict",
            StaffError::LastPasskey => "lastPasskey",
            StaffError::LastAdministrator => "lastAdministrator",
            StaffError::Invitation => "invitation",
            StaffError::TooLarge => "tooLarge",
            StaffError::TooMany => "tooMany",
            StaffError::Unavailable => "unavailable",
        }
    }

    fn fields(&self) -> BTreeMap<String, &'static str> {
        let StaffError::Fields(errors) = self else { return BTreeMap::new() };
        errors.0.iter().map(|(field, error)| (field.clone(), error.code())).collect()
    }

    /// Seconds.
    fn retry_after(&self) -> Option<u64> {
        match self {
            StaffError::TooMany => Some(1),
            StaffError::Unavailable => Some(5),
            _ => None,
        }
    }
}

impl From<Unavailable> for StaffError {
    fn from(_: Unavailable) -> StaffError {
        StaffError::Unavailable
    }
}

impl From<RateLimited> for StaffError {
    fn from(_: RateLimited) -> StaffError {
        StaffError::TooMany
    }
}

impl From<AuthError> for StaffError {
    fn from(error: AuthError) -> StaffError {
        match error {
            AuthError::Unavailable(_) => StaffError::Unavailable,
            AuthError::Invitation => StaffError::Invitation,
            AuthError::Ceremony(error) => {
                tracing::info!("a passkey was not added: {error}");
                StaffError::Passkey
            }
            AuthError::Taken => StaffError::Conflict,
            AuthError::SignIn => StaffError::SignIn,
        }
    }
}

impl IntoResponse for StaffError {
    fn into_response(self) -> Response<Body> {
        let body = StaffErrorBody { error: self.to_string(), code: self.code(), fields: self.fields() };
        let mut response = (self.status(), Json(body)).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
