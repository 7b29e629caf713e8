//! Pages: as HTML for a first visit, as data for a navigation inside the browser.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use torre_base::encoding::Encoding;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_base::routes::{PageId, path_of};
use torre_content::page::POST_TEMPLATE;
use torre_content::post_path::canonical_path;
use torre_pages::blog_pages::page_of_list;
use torre_render::compress::Variants;
use torre_render::site::Site;
use torre_serve::negotiate::encodings;

use crate::app::App;
use crate::error::WebError;
use crate::negotiate::{forced_language, preferred_language};
use crate::respond::{Answer, CachePolicy, Vary, json};

const HTML: &str = "text/html; charset=utf-8";

pub async fn page(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    if method != Method::GET && method != Method::HEAD {
        return Err(WebError::MethodNotAllowed);
    }
    let site = app.publisher.site();
    let path = uri.path();
    let forced = forced_language(uri.query());
    let preference = preferred_language(&headers);
    if let Some(target) = moved(&site, &uri) {
        return Ok(redirect(StatusCode::PERMANENT_REDIRECT, &target, CachePolicy::Revalidate));
    }
    let Some(route) = site.content.routes.find(&canonical_path(path)) else {
        let language = Language::decide(forced, preference, None);
        return if path.starts_with("/blog/") {
            unknown_post(&site, language, &headers).await
        } else {
            not_found(&site, path, language, &headers).await
        };
    };
    let language = Language::decide(forced, preference, route.language);
    if forced.is_none() && route.language.is_some_and(|address| address != language) {
        let target = with_query(&site.content.routes.href(&route.page, language), uri.query());
        return Ok(redirect(StatusCode::FOUND, &target, CachePolicy::Never));
    }
    let page = page_of_list(&route.page, uri.query()).unwrap_or_else(|| route.page.clone());
    match site.html(&PageKey { page, language }).await.map_err(|_| WebError::Render(language))? {
        Some(ready) => Ok(html(&ready, StatusCode::OK, &headers)),
        None => not_found(&site, path, language, &headers).await,
    }
}

fn html(ready: &Variants, status: StatusCode, headers: &HeaderMap) -> Response<Body> {
    let answer = Answer {
        status,
        content_type: HTML,
        cache: CachePolicy::Revalidate,
        vary: Vary::EncodingAndPreference,
        body: ready,
    };
    answer.to(headers)
}

/// A blog address without a post behind it: the post page in its "not found" state.
async fn unknown_post(
    site: &Site,
    language: Language,
    headers: &HeaderMap,
) -> Result<Response<Body>, WebError> {
    let key = PageKey { page: POST_TEMPLATE.to_owned(), language };
    let ready = site.html(&key).await.map_err(|_| WebError::Render(language))?;
    let ready = ready.ok_or(WebError::Render(language))?;
    Ok(html(&ready, StatusCode::NOT_FOUND, headers))
}

/// The not-found page is rendered and pressed once per language; the requested path is put in per request.
async fn not_found(
    site: &Site,
    path: &str,
    language: Language,
    asked: &HeaderMap,
) -> Result<Response<Body>, WebError> {
    let page = site.not_found(language).await.map_err(|_| WebError::Render(language))?;
    let path = printable(path);
    let is_pressed = encodings(asked).contains(&Encoding::Gzip);
    let body = if is_pressed { page.gzip(&path) } else { page.plain(&path) };
    let mut response = (StatusCode::NOT_FOUND, body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(HTML));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
    if is_pressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

/// The path in characters that mean nothing in HTML or JSON; everything else percent-encoded.
pub fn printable(path: &str) -> String {
    const LONGEST: usize = 120;
    let mut shown = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' | b'%' => {
                shown.push(char::from(byte));
            }
            other => shown.push_str(&format!("%{other:02X}")),
        }
        if shown.len() >= LONGEST {
            shown.push_str("...");
            break;
        }
    }
    shown
}

/// Addresses that have another name: `/new`, and those with a slash at the end.
fn moved(site: &Site, uri: &Uri) -> Option<String> {
    let named = site.content.routes.redirect(uri.path());
    named.or_else(|| without_last_slash(uri.path(), uri.query()))
}

/// The same address without the slash at its end; none where it has none, or where a browser would leave the site.
pub fn without_last_slash(path: &str, query: Option<&str>) -> Option<String> {
    let bare = path.strip_suffix('/').filter(|bare| !bare.is_empty())?;
    // `//evil.example/` must not become `//evil.example`: a browser would leave the site.
    let stays_here = !bare.starts_with("//") && !bare.ends_with('/') && !bare.contains('\\');
    stays_here.then(|| with_query(bare, query))
}

fn with_query(address: &str, query: Option<&str>) -> String {
    match query.filter(|query| !query.is_empty()) {
        Some(query) if address.contains('?') => format!("{address}&{query}"),
        Some(query) => format!("{address}?{query}"),
        None => address.to_owned(),
    }
}

fn redirect(status: StatusCode, target: &str, cache: CachePolicy) -> Response<Body> {
    let Ok(location) = HeaderValue::from_str(target) else {
        return WebError::NoSuchThing("there is no such page").into_response();
    };
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response.headers_mut().insert(header::LOCATION, location);
    response.headers_mut().insert(header::CACHE_CONTROL, cache.value());
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("cookie"));
    response
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuestion {
    /// The path of the page, as in the address bar; of the blog's list also with its `?page=2`.
    #[param(example = "/cursos")]
    path: String,
    /// `es` or `en`; without it, the language of the address.
    #[param(value_type = Language, inline, required = false)]
    lang: Option<String>,
}

/// The data of a page, for a navigation inside the browser.
#[utoipa::path(get, path = "/api/pages", params(PageQuestion), responses(
    (status = 200, description = "The page's data", content_type = "application/json"),
    (status = 304, description = "The browser's copy is still right"),
    (status = 400, description = "The question cannot be understood", body = crate::error::ErrorBody),
    (status = 404, description = "There is no such page", body = crate::error::ErrorBody),
    (status = 500, description = "The page cannot be rendered", body = String, content_type = "text/html"),
))]
pub async fn data(
    State(app): State<App>,
    question: Result<Query<PageQuestion>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let Ok(Query(question)) = question else {
        return Err(WebError::BadQuestion("expected ?path=/cursos&lang=es"));
    };
    let asked = match question.lang.as_deref() {
        Some(code) => Some(Language::parse(code).ok_or(WebError::BadQuestion("lang is es or en"))?),
        None => None,
    };
    let site = app.publisher.site();
    let (page, address) = page_at(&site, &question.path)?;
    let language = Language::decide(asked, None, address);
    let ready = site.data(&PageKey { page, language }).await.map_err(|_| WebError::Render(language))?;
    let ready = ready.ok_or(WebError::NoSuchThing("there is no such page"))?;
    Ok(json(&ready, &headers))
}

/// The page at an address with its query, and the language the address speaks.
fn page_at(site: &Site, address: &str) -> Result<(PageId, Option<Language>), WebError> {
    let path = path_of(address);
    if let Some(route) = site.content.routes.find(&canonical_path(path)) {
        let query = address.split_once('?').map(|(_, query)| query);
        let page = page_of_list(&route.page, query).unwrap_or_else(|| route.page.clone());
        return Ok((page, route.language));
    }
    // Every blog address is a page: without a post behind it, one that says so.
    let blog = path.starts_with("/blog/").then(|| (POST_TEMPLATE.to_owned(), None));
    blog.ok_or(WebError::NoSuchThing("there is no such page"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_shown_without_characters_that_mean_something() {
        assert_eq!(printable("/a\"<b>&'c"), "/a%22%3Cb%3E%26%27c");
    }

    #[test]
    fn a_long_path_is_cut() {
        assert!(printable(&"/x".repeat(500)).len() < 130);
    }
}
