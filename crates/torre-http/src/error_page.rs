//! Error pages that need no rendering engine: shown when the engine itself failed, or is busy with others.

use axum::body::Body;
use axum::http::{Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::html::escape;
use torre_base::language::Language;

/// The page could not be rendered.
pub(crate) fn render_failed(language: Language) -> Response<Body> {
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
pub(crate) fn notice(
    status: StatusCode,
    language: Language,
    title: &str,
    sentences: &[String],
) -> Response<Body> {
    notice_with_buttons(status, language, title, sentences, "")
}

/// The same, with forms that are HTML already.
pub(crate) fn notice_with_buttons(
    status: StatusCode,
    language: Language,
    title: &str,
    sentences: &[String],
    buttons: &str,
) -> Response<Body> {
    let text: String = sentences.iter().map(|sentence| format!("<p>{}</p>", escape(sentence))).collect();
    let home = match language {
        Language::Es => "Volver al inicio",
        Language::En => "Back to the home page",
    };
    document(status, language, &escape(title), &format!("{text}{buttons}"), home)
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
