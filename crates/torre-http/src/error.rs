//! Errors of handlers, each with its status. Internals are logged where they happen and never sent.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use torre_base::language::Language;
use utoipa::ToSchema;

use crate::error_page;

#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// 500, as a page.
    #[error("the page could not be rendered")]
    Render(Language),
    /// 500 as JSON: a picture or a document could not be drawn.
    #[error("it could not be made; try again later")]
    Artefact,
    /// 404 as JSON.
    #[error("{0}")]
    NotFound(&'static str),
    /// 400 as JSON.
    #[error("{0}")]
    BadRequest(&'static str),
    /// 405
    #[error("only GET and HEAD are allowed here")]
    MethodNotAllowed,
    /// 401 as JSON: whoever sent this does not know the secret.
    #[error("the signature is missing or wrong")]
    InvalidSignature,
    /// 413 as JSON.
    #[error("the body is too large")]
    TooLarge,
    /// 503 as JSON: too many wait for the same work.
    #[error("too many wait; try again in a moment")]
    Busy,
    /// 503 as JSON.
    #[error("the store is down")]
    StoreUnavailable,
}

impl WebError {
    fn status(&self) -> StatusCode {
        match self {
            WebError::Render(_) | WebError::Artefact => StatusCode::INTERNAL_SERVER_ERROR,
            WebError::NotFound(_) => StatusCode::NOT_FOUND,
            WebError::BadRequest(_) => StatusCode::BAD_REQUEST,
            WebError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            WebError::InvalidSignature => StatusCode::UNAUTHORIZED,
            WebError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            WebError::Busy | WebError::StoreUnavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct ErrorBody {
    pub error: String,
}

impl IntoResponse for WebError {
    fn into_response(self) -> Response<Body> {
        if let WebError::Render(language) = self {
            return error_page::render_failed(language);
        }
        let body = axum::Json(ErrorBody { error: self.to_string() });
        let mut response = (self.status(), [(header::CACHE_CONTROL, "no-store")], body).into_response();
        if let WebError::MethodNotAllowed = self {
            response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        }
        response
    }
}
