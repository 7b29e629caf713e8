//! Answers to a form that was sent without JavaScript: the success page, or the page it came from
//! with what is wrong and what was typed.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_leads::fields::OriginPage;
use torre_leads::raw::RawLead;
use torre_pages::page_data::FormState;
use torre_render::site::Site;

use crate::app::App;
use crate::error;
use crate::lead_refusal::Refused;
use crate::origin;

/// Where a form comes back to when it does not say where it stood.
const CONTACT: &str = "contact";
const SUCCESS: &str = "success";
/// Who would wait longer for an engine gets a page that needs none.
const PATIENCE: Duration = Duration::from_millis(500);

pub fn success(app: &App, language: Language) -> Response<Body> {
    let target = app.publisher.site().content.routes.href(SUCCESS, language);
    let location = HeaderValue::from_str(&target).unwrap_or(HeaderValue::from_static("/"));
    let headers =
        [(header::LOCATION, location), (header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (StatusCode::SEE_OTHER, headers).into_response()
}

pub async fn again(
    app: &App,
    headers: &HeaderMap,
    raw: &RawLead,
    refused: &Refused,
    language: Language,
) -> Response<Body> {
    let mut response = match refused {
        // Not one of our forms, or not readable: there is nothing to show again.
        Refused::Foreign | Refused::TooLarge | Refused::NotUnderstood | Refused::Unsupported => {
            notice(app, refused, language)
        }
        Refused::Fields(_) | Refused::TooMany(_) | Refused::Unavailable => {
            let page = form_page(app, headers, raw, refused, language).await;
            page.unwrap_or_else(|| notice(app, refused, language))
        }
    };
    if let Some(seconds) = refused.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

/// The page with the form. None when the engines are busy with others or fail.
async fn form_page(
    app: &App,
    headers: &HeaderMap,
    raw: &RawLead,
    refused: &Refused,
    language: Language,
) -> Option<Response<Body>> {
    // These pages cannot be kept: a flood of them must leave engines for the others.
    let _permit = tokio::time::timeout(PATIENCE, app.form_renders.acquire()).await.ok()?.ok()?;
    let site = app.publisher.site();
    let text = &site.content.local(language).text;
    let errors = match refused {
        Refused::Fields(errors) => errors.in_words(text),
        _ => Default::default(),
    };
    let state = FormState {
        form: raw.form.chars().take(20).collect(),
        place: place(&raw.origen_url),
        values: raw.typed(),
        errors,
        message: Some(refused.sentence(app, language)),
    };
    let key = PageKey { page: page(app, &site, headers, raw), language };
    let html = site.render_with(&key, state).await.ok()??;
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    Some((refused.status(), kind, html).into_response())
}

/// The fragment of an address; nothing but what our own forms say.
fn place(address: &str) -> Option<String> {
    let (_, fragment) = address.split_once('#')?;
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (fragment.len() <= 60 && fragment.bytes().all(plain)).then(|| fragment.to_owned())
}

/// Only pages of ours: first as the form says, then as the browser says.
fn page(app: &App, site: &Site, headers: &HeaderMap, raw: &RawLead) -> String {
    let said = OriginPage::parse(&raw.origen_url).ok().flatten();
    let referer = origin::own_referer(headers, &app.config.site_url);
    let paths = said.iter().map(OriginPage::as_str).chain(referer);
    let mut routes = paths.filter_map(|path| site.content.routes.find(path));
    routes.next().map_or_else(|| CONTACT.to_owned(), |route| route.page.clone())
}

/// Needs no engine. The browser's way back keeps what was typed.
fn notice(app: &App, refused: &Refused, language: Language) -> Response<Body> {
    let site = app.publisher.site();
    let text = &site.content.local(language).text;
    let mut sentences = vec![refused.sentence(app, language)];
    if let Refused::Fields(errors) = refused {
        sentences.extend(errors.in_words(text).into_values());
    }
    error::notice(refused.status(), language, text.get("lead.errors.title"), &sentences)
}
