//! Responses to a form that was sent without JavaScript: a redirect to the success page, or the page it came from with
//! its errors and what was typed.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_leads::fields::OriginPage;
use torre_leads::request::lead_request::LeadRequest;
use torre_pages::page_data::FormState;
use torre_render::site::Site;

use crate::app::App;
use crate::error_page;
use crate::lead_error::LeadError;
use crate::same_origin::same_origin_referer;

/// Where a form comes back to when it does not say where it stood.
const CONTACT: &str = "contact";
const SUCCESS: &str = "success";
/// Who would wait longer for an engine gets a page that needs none.
const ENGINE_TIMEOUT: Duration = Duration::from_millis(500);

pub fn success(app: &App, language: Language) -> Response<Body> {
    let target = app.publisher.site().content.routes.href(SUCCESS, language);
    let location = HeaderValue::from_str(&target).unwrap_or(HeaderValue::from_static("/"));
    let headers =
        [(header::LOCATION, location), (header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (StatusCode::SEE_OTHER, headers).into_response()
}

pub async fn with_errors(
    app: &App,
    headers: &HeaderMap,
    sent: &LeadRequest,
    error: &LeadError,
    language: Language,
) -> Response<Body> {
    let mut response = match error {
        // Not one of our forms, or not readable: there is nothing to show again.
        LeadError::CrossOrigin | LeadError::TooLarge | LeadError::BadRequest | LeadError::Unsupported => {
            notice(app, &LeadRequest::default(), error, language)
        }
        LeadError::Fields(_) | LeadError::KeyReused | LeadError::TooMany(_) | LeadError::Unavailable => {
            let page = form_page(app, headers, sent, error, language).await;
            page.unwrap_or_else(|| notice(app, sent, error, language))
        }
    };
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

/// The page with the form. None when the engines are busy with others or fail.
async fn form_page(
    app: &App,
    headers: &HeaderMap,
    sent: &LeadRequest,
    error: &LeadError,
    language: Language,
) -> Option<Response<Body>> {
    // These pages cannot be cached: a flood of them must leave engines for the others.
    let _permit = tokio::time::timeout(ENGINE_TIMEOUT, app.form_renders.acquire()).await.ok()?.ok()?;
    let site = app.publisher.site();
    let text = &site.content.local(language).text;
    let errors = match error {
        LeadError::Fields(errors) => errors.messages(text),
        _ => Default::default(),
    };
    let state = FormState {
        form: sent.form.chars().take(20).collect(),
        place: fragment(&sent.origen_url),
        values: sent.form_values(),
        errors,
        message: Some(error.message(app, language)),
    };
    let key = PageKey { page: form_page_id(app, &site, headers, sent), language };
    let html = site.render_with(&key, state).await.ok()??;
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    Some((error.status(), kind, html).into_response())
}

/// The fragment of an address; nothing but what our own forms say.
fn fragment(address: &str) -> Option<String> {
    let (_, fragment) = address.split_once('#')?;
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (fragment.len() <= 60 && fragment.bytes().all(plain)).then(|| fragment.to_owned())
}

/// Only pages of ours: first as the form says, then as the browser says.
fn form_page_id(app: &App, site: &Site, headers: &HeaderMap, sent: &LeadRequest) -> String {
    let said = OriginPage::parse(&sent.origen_url).ok().flatten();
    let referer = same_origin_referer(headers, &app.config.site_url);
    let paths = said.iter().map(OriginPage::as_str).chain(referer);
    let mut routes = paths.filter_map(|path| site.content.routes.find(path));
    routes.next().map_or_else(|| CONTACT.to_owned(), |route| route.page.clone())
}

/// Needs no engine. The typed message stands in it, and the browser's way back keeps the other fields.
fn notice(app: &App, sent: &LeadRequest, error: &LeadError, language: Language) -> Response<Body> {
    let site = app.publisher.site();
    let text = &site.content.local(language).text;
    let mut messages = vec![error.message(app, language)];
    if let LeadError::Fields(errors) = error {
        messages.extend(errors.messages(text).into_values());
    }
    messages.extend((!sent.message.is_empty()).then(|| sent.message.clone()));
    error_page::notice(error.status(), language, text.get("lead.errors.title"), &messages)
}
