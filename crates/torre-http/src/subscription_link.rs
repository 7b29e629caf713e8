//! `/suscripcion/{token}`, `/subscription/{token}`: what mails lead to. GET shows a page and changes nothing, however
//! often a scanner follows the link; POST is a button, or the one click of a mail program (RFC 8058).
//!
//! Whoever has the token may press: it is checked instead of the origin, which mail programs do not have.

use axum::body::Body;
use axum::extract::rejection::PathRejection;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::language::Language;
use torre_leads::subscriptions::link::{Confirmation, Link};
use torre_leads::subscriptions::service::Unavailable;
use torre_leads::subscriptions::token::Token;
use torre_serve::request_body::{BodyError, ReceivedBody};

use crate::app::App;
use crate::button_press::{ButtonPress, Press};
use crate::subscription_page::NoticePage;

macro_rules! link_handlers {
    ($path:literal, $language:expr, $show:ident, $press:ident) => {
        /// The page behind a mailed link. Looking at it changes nothing.
        #[utoipa::path(get, path = $path, tag = "subscriptions",
            params(("token" = String, Path, pattern = "^[A-Za-z0-9_-]{43}$")),
            responses(
                (status = 200, description = "What the link is about, with its buttons", body = String, content_type = "text/html"),
                (status = 404, description = "The token is wrong, has expired, or its subscription has ended", body = String, content_type = "text/html"),
                (status = 503, description = "The store is down", body = String, content_type = "text/html"),
            ))]
        pub async fn $show(State(app): State<App>, token: Result<Path<String>, PathRejection>) -> Response<Body> {
            show(&app, &text_of(token), $language).await
        }

        /// A button of that page, or a mail program's one click.
        #[utoipa::path(post, path = $path, tag = "subscriptions",
            params(("token" = String, Path, pattern = "^[A-Za-z0-9_-]{43}$")),
            request_body(content((ButtonPress = "application/x-www-form-urlencoded"), (ButtonPress = "multipart/form-data"))),
            responses(
                (status = 200, description = "Done; also where there is nothing to end any more", content((String = "text/html"), (String = "text/plain"))),
                (status = 400, description = "No button says this", body = String, content_type = "text/html"),
                (status = 404, description = "The token is wrong, has expired, or its subscription has ended", body = String, content_type = "text/html"),
                (status = 413, description = "More than 8 KB", body = String, content_type = "text/html"),
                (status = 503, description = "The store is down", content((String = "text/html"), (String = "text/plain"))),
            ))]
        pub async fn $press(
            State(app): State<App>,
            token: Result<Path<String>, PathRejection>,
            Extension(body): Extension<ReceivedBody>,
            headers: HeaderMap,
        ) -> Response<Body> {
            press(&app, &text_of(token), $language, body, &headers).await
        }
    };
}

link_handlers!("/suscripcion/{token}", Language::Es, spanish, press_spanish);
link_handlers!("/subscription/{token}", Language::En, english, press_english);

/// What is no text is no token.
fn text_of(token: Result<Path<String>, PathRejection>) -> String {
    token.map(|Path(token)| token).unwrap_or_default()
}

async fn show(app: &App, text: &str, language: Language) -> Response<Body> {
    let Some(token) = Token::parse(text) else {
        return NoticePage::unknown(app, language).respond(app).await;
    };
    let page = match app.subscriptions.find(token.hash()).await {
        Ok(Link::Pending(topics)) => NoticePage::pending(app, language, &topics),
        Ok(Link::Confirmed(topics)) => NoticePage::already_confirmed(app, language, &topics),
        Ok(Link::Subscribed(topic)) => NoticePage::subscribed(app, language, &topic),
        Ok(Link::Unknown) => NoticePage::unknown(app, language),
        Err(Unavailable) => NoticePage::unavailable(app, language),
    };
    page.behind(text).respond(app).await
}

async fn press(
    app: &App,
    text: &str,
    language: Language,
    body: ReceivedBody,
    headers: &HeaderMap,
) -> Response<Body> {
    let Some(token) = Token::parse(text) else {
        return NoticePage::unknown(app, language).respond(app).await;
    };
    let refused = |status| NoticePage::not_understood(app, language, status).behind(text);
    let pressed = match body.0 {
        Ok(body) => Press::read(headers, &body),
        Err(BodyError::TooLarge) => return refused(StatusCode::PAYLOAD_TOO_LARGE).respond(app).await,
        Err(BodyError::Incomplete) => None,
    };
    match pressed {
        None => refused(StatusCode::BAD_REQUEST).respond(app).await,
        Some(Press::OneClick) => match app.subscriptions.unsubscribe(token.hash()).await {
            Ok(_) => one_click_answer(StatusCode::OK, "unsubscribed"),
            Err(Unavailable) => one_click_answer(StatusCode::SERVICE_UNAVAILABLE, "try again later"),
        },
        Some(Press::Unsubscribe) => {
            let page = match app.subscriptions.unsubscribe(token.hash()).await {
                Ok(topics) => NoticePage::unsubscribed(app, language, &topics),
                Err(Unavailable) => NoticePage::unavailable(app, language),
            };
            // The token is worth nothing any more.
            page.respond(app).await
        }
        Some(Press::Confirm(topics)) => {
            let page = match app.subscriptions.confirm(token.hash(), topics).await {
                Ok(Confirmation::Done(topics)) => NoticePage::confirmed(app, language, &topics),
                Ok(Confirmation::Already(topics)) => NoticePage::already_confirmed(app, language, &topics),
                Ok(Confirmation::Unknown) => NoticePage::unknown(app, language),
                Err(Unavailable) => NoticePage::unavailable(app, language),
            };
            page.behind(text).respond(app).await
        }
    }
}

fn one_click_answer(status: StatusCode, words: &'static str) -> Response<Body> {
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (status, headers, words).into_response()
}
