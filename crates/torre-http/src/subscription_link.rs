//! `/suscripcion/{token}`, `/subscription/{token}`: what mails lead to. GET shows a page and changes nothing, however
//! often a scanner follows the link; POST is a button, or the one click of a mail program (RFC 8058).
//!
//! Whoever has the token may press: it is checked instead of the origin, which mail programs do not have.

use axum::body::Body;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::language::Language;
use torre_leads::subscriptions::link::{Confirmation, Link};
use torre_leads::subscriptions::service::Unavailable;
use torre_leads::subscriptions::token::Token;
use torre_leads::subscriptions::topic::Topic;
use torre_serve::request_body::{BodyError, ReceivedBody};
use utoipa::ToSchema;

use crate::app::App;
use crate::subscription_page::NoticePage;

const ONE_CLICK: (&str, &str) = ("List-Unsubscribe", "One-Click");
const ACTION: &str = "action";
const TOPIC: &str = "topic";
/// As many as one address can have.
const MAX_TOPICS: usize = 24;

/// For the contract; the handler reads the form itself.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes a form")]
pub struct ButtonPress {
    /// What a button of the page says.
    #[schema(pattern = "^(confirm|unsubscribe)$")]
    action: Option<String>,
    /// With `confirm`: the topics that the page showed.
    topic: Option<Vec<String>>,
    /// What a mail program says in the place of a button. It ends the subscription and does nothing else.
    #[schema(rename = "List-Unsubscribe", pattern = "^One-Click$")]
    one_click: Option<String>,
}

#[derive(Debug, PartialEq, Eq)]
enum Press {
    /// A mail program, which reads no page.
    OneClick,
    Unsubscribe,
    Confirm(Vec<Topic>),
}

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
        pub async fn $show(State(app): State<App>, Path(token): Path<String>) -> Response<Body> {
            show(&app, &token, $language).await
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
            Path(token): Path<String>,
            Extension(body): Extension<ReceivedBody>,
            headers: HeaderMap,
        ) -> Response<Body> {
            press(&app, &token, $language, body, &headers).await
        }
    };
}

link_handlers!("/suscripcion/{token}", Language::Es, spanish, press_spanish);
link_handlers!("/subscription/{token}", Language::En, english, press_english);

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
        Ok(body) => read_press(headers, &body),
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

/// None: no button says this. The one click wins over everything that stands beside it.
fn read_press(headers: &HeaderMap, body: &[u8]) -> Option<Press> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    match kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
        "application/x-www-form-urlencoded" => read_form(body),
        // Only mail programs send this, with one field.
        "multipart/form-data" => is_one_click(body).then_some(Press::OneClick),
        _ => None,
    }
}

fn read_form(body: &[u8]) -> Option<Press> {
    let fields: Vec<_> = form_urlencoded::parse(body).collect();
    let value = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_ref());
    if let Some(one_click) = value(ONE_CLICK.0) {
        return (one_click == ONE_CLICK.1).then_some(Press::OneClick);
    }
    let topics = fields.iter().filter(|(key, _)| key == TOPIC).map(|(_, topic)| Topic::parse(topic));
    let topics: Vec<Topic> = topics.collect::<Option<_>>()?;
    match value(ACTION)? {
        "unsubscribe" => Some(Press::Unsubscribe),
        "confirm" if (1..=MAX_TOPICS).contains(&topics.len()) => Some(Press::Confirm(topics)),
        _ => None,
    }
}

fn is_one_click(body: &[u8]) -> bool {
    let body = String::from_utf8_lossy(body);
    let Some((_, part)) = body.split_once(&format!("name=\"{}\"", ONE_CLICK.0)) else { return false };
    let Some((_, value)) = part.split_once("\r\n\r\n") else { return false };
    value.lines().next() == Some(ONE_CLICK.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn pressed(kind: &'static str, body: &str) -> Option<Press> {
        let headers = HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(kind))]);
        read_press(&headers, body.as_bytes())
    }

    const FORM: &str = "application/x-www-form-urlencoded";
    const MULTIPART: &str = "multipart/form-data; boundary=b";

    #[test]
    fn a_mail_program_can_only_end_a_subscription() {
        let multipart =
            "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
        assert_eq!(pressed(FORM, "List-Unsubscribe=One-Click"), Some(Press::OneClick));
        assert_eq!(pressed(MULTIPART, multipart), Some(Press::OneClick));
        let both = "action=confirm&topic=call&List-Unsubscribe=One-Click";
        assert_eq!(pressed(FORM, both), Some(Press::OneClick));
        assert_eq!(pressed(MULTIPART, "--b\r\nname=\"action\"\r\n\r\nconfirm\r\n--b--"), None);
    }

    #[test]
    fn a_button_says_what_it_does() {
        assert_eq!(pressed(FORM, "action=unsubscribe"), Some(Press::Unsubscribe));
        let topics = vec![Topic::Call, Topic::Canarias];
        assert_eq!(pressed(FORM, "action=confirm&topic=call&topic=canarias"), Some(Press::Confirm(topics)));
        for nothing in [
            "",
            "action=confirm",
            "action=confirm&topic=x",
            "action=other",
            "List-Unsubscribe=no",
            "topic=call",
        ] {
            assert_eq!(pressed(FORM, nothing), None, "{nothing}");
        }
        assert_eq!(pressed("application/json", "{\"action\":\"unsubscribe\"}"), None);
    }
}
