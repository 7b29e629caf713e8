//! Everything that can go wrong while answering, each with its status. Internals are logged where
//! they happen and never sent.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use torre_base::html::escape;
use torre_base::language::Language;
use utoipa::ToSchema;

#[derive(Debug)]
pub enum WebError {
    /// 500: the page could not be rendered.
    Render(Language),
    /// 500 as JSON: a picture or a document could not be drawn.
    CannotBeMade,
    /// 404 as JSON: the API has no such thing.
    NoSuchThing(&'static str),
    /// 400 as JSON: the question cannot be understood.
    BadQuestion(&'static str),
    /// 405: only GET and HEAD are answered here.
    MethodNotAllowed,
    /// 401 as JSON: whoever sent this does not know the secret.
    NotSigned,
    /// 413 as JSON.
    TooLarge,
    /// 503 as JSON: the store is down.
    StoreDown,
}

#[derive(Serialize, ToSchema)]
pub struct ErrorBody {
    pub error: &'static str,
}

impl IntoResponse for WebError {
    fn into_response(self) -> Response<Body> {
        match self {
            WebError::Render(language) => plain_page(language),
            WebError::CannotBeMade => {
                json(StatusCode::INTERNAL_SERVER_ERROR, "it could not be made; try again later")
            }
            WebError::NoSuchThing(error) => json(StatusCode::NOT_FOUND, error),
            WebError::BadQuestion(error) => json(StatusCode::BAD_REQUEST, error),
            WebError::NotSigned => json(StatusCode::UNAUTHORIZED, "the signature is missing or wrong"),
            WebError::TooLarge => json(StatusCode::PAYLOAD_TOO_LARGE, "the body is too large"),
            WebError::StoreDown => json(StatusCode::SERVICE_UNAVAILABLE, "the store is down"),
            WebError::MethodNotAllowed => {
                let mut response = json(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are allowed here");
                response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
                response
            }
        }
    }
}

fn json(status: StatusCode, error: &'static str) -> Response<Body> {
    (status, [(header::CACHE_CONTROL, "no-store")], axum::Json(ErrorBody { error })).into_response()
}

/// A page that needs no engine: shown when the engine itself failed.
fn plain_page(language: Language) -> Response<Body> {
    let (title, text, home) = match language {
        Language::Es => (
            "Sin contacto",
            "Esta página no se puede mostrar ahora mismo. Inténtalo de nuevo en unos segundos.",
            "Volver al inicio",
        ),
        Language::En => (
            "No contact",
            "This page cannot be shown right now. Please try again in a few seconds.",
            "Back to the home page",
        ),
    };
    document(StatusCode::INTERNAL_SERVER_ERROR, language, title, &format!("<p>{text}</p>"), home)
}

/// Sentences for a visitor whose form cannot be shown again.
pub fn notice(status: StatusCode, language: Language, title: &str, sentences: &[String]) -> Response<Body> {
    let text: String = sentences.iter().map(|sentence| format!("<p>{}</p>", escape(sentence))).collect();
    let home = match language {
        Language::Es => "Volver al inicio",
        Language::En => "Back to the home page",
    };
    document(status, language, &escape(title), &text, home)
}

fn document(status: StatusCode, language: Language, title: &str, text: &str, home: &str) -> Response<Body> {
    let code = status.as_u16();
    let html = format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><title>{title}</title><link rel=\"stylesheet\" href=\"/error.css\"></head>\
         <body><main><p class=\"code\">{code}</p><h1>{title}</h1>{text}<p><a href=\"/\">{home}</a></p></main></body></html>"
    );
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, html).into_response()
}
