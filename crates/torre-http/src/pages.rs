//! Pages as HTML: the fallback handler, with language negotiation, redirects and the not-found page.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;
use torre_base::encoding::Encoding;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_content::page::POST_TEMPLATE;
use torre_content::post_path::canonical_path;
use torre_pages::blog_pages::page_of_list;
use torre_render::compress::Variants;
use torre_render::site::Site;
use torre_serve::negotiate::encodings;

use crate::app::App;
use crate::error::WebError;
use crate::language_negotiation::{forced_language, preferred_language};
use crate::page_path::{printable, with_query, without_trailing_slash};
use crate::response::{CachePolicy, NegotiatedResponse, Vary};

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
    if let Some(target) = permanent_redirect(&site, &uri) {
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
    let response = NegotiatedResponse {
        status,
        content_type: HTML,
        cache: CachePolicy::Revalidate,
        vary: Vary::EncodingAndPreference,
        body: ready,
    };
    response.to(headers)
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

/// The not-found page is rendered and compressed once per language; the requested path is put in per request.
async fn not_found(
    site: &Site,
    path: &str,
    language: Language,
    request: &HeaderMap,
) -> Result<Response<Body>, WebError> {
    let page = site.not_found(language).await.map_err(|_| WebError::Render(language))?;
    let path = printable(path);
    let is_compressed = encodings(request).contains(&Encoding::Gzip);
    let body = if is_compressed { page.gzip(&path) } else { page.plain(&path) };
    let mut response = (StatusCode::NOT_FOUND, body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(HTML));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
    if is_compressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

/// Addresses that have another name: `/new`, and those with a slash at the end.
fn permanent_redirect(site: &Site, uri: &Uri) -> Option<String> {
    let named = site.content.routes.redirect(uri.path());
    named.or_else(|| without_trailing_slash(uri.path(), uri.query()))
}

fn redirect(status: StatusCode, target: &str, cache: CachePolicy) -> Response<Body> {
    let Ok(location) = HeaderValue::from_str(target) else {
        return WebError::NotFound("there is no such page").into_response();
    };
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response.headers_mut().insert(header::LOCATION, location);
    response.headers_mut().insert(header::CACHE_CONTROL, cache.value());
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("cookie"));
    response
}
