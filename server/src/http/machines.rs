//! Addresses for machines: health, crawlers, feed readers.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use bytes::Bytes;

use crate::http::app::App;
use crate::http::respond::{Answer, CachePolicy, Vary};
use crate::language::Language;
use crate::render::compress::Variants;
use crate::seo::{feed, icons, sitemap};

const MANIFEST: &str = "application/manifest+json";
const NEVER: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// The process answers.
pub async fn healthz() -> Response<Body> {
    (NEVER, "ok\n").into_response()
}

/// The pages are there and the store answers: a load balancer may send visitors.
pub async fn readyz(State(app): State<App>) -> Response<Body> {
    if !app.is_warm() {
        (StatusCode::SERVICE_UNAVAILABLE, NEVER, "pages are being rendered\n").into_response()
    } else if !app.desk.is_up() {
        (StatusCode::SERVICE_UNAVAILABLE, NEVER, "the store does not answer\n").into_response()
    } else {
        (NEVER, "ready\n").into_response()
    }
}

/// Crawlers read pages and what pages are made of; they do not ask for their own country.
pub async fn robots(State(app): State<App>) -> Response<Body> {
    let site = &app.config.site_url;
    let body = format!(
        "User-agent: *\nAllow: /api/pages\nAllow: /api/posts\nDisallow: /api/\n\nSitemap: {site}/sitemap.xml\n"
    );
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "public, no-cache")], body)
        .into_response()
}

pub async fn sitemap(State(app): State<App>, headers: HeaderMap) -> Response<Body> {
    let site = app.publisher.site();
    document(sitemap::sitemap(&site.content, &app.config.site_url), "application/xml", &headers)
}

pub async fn feed(State(app): State<App>, headers: HeaderMap) -> Response<Body> {
    rss(&app, Language::Es, &headers)
}

pub async fn english_feed(State(app): State<App>, headers: HeaderMap) -> Response<Body> {
    rss(&app, Language::En, &headers)
}

fn rss(app: &App, language: Language, headers: &HeaderMap) -> Response<Body> {
    let site = app.publisher.site();
    document(
        feed::feed(&site.content, &app.config.site_url, language),
        "application/rss+xml; charset=utf-8",
        headers,
    )
}

pub async fn manifest(State(app): State<App>, headers: HeaderMap) -> Response<Body> {
    document(icons::manifest(&app.publisher.site().content, Language::Es), MANIFEST, &headers)
}

pub async fn english_manifest(State(app): State<App>, headers: HeaderMap) -> Response<Body> {
    document(icons::manifest(&app.publisher.site().content, Language::En), MANIFEST, &headers)
}

/// What the search on the site looks through.
pub async fn search(State(app): State<App>, headers: HeaderMap) -> Response<Body> {
    search_index(&app, Language::Es, &headers)
}

pub async fn english_search(State(app): State<App>, headers: HeaderMap) -> Response<Body> {
    search_index(&app, Language::En, &headers)
}

fn search_index(app: &App, language: Language, headers: &HeaderMap) -> Response<Body> {
    let site = app.publisher.site();
    let answer = Answer {
        status: StatusCode::OK,
        content_type: "application/json",
        cache: CachePolicy::Revalidate,
        vary: Vary::Encoding,
        body: site.search(language),
    };
    answer.to(headers)
}

fn document(text: String, content_type: &'static str, headers: &HeaderMap) -> Response<Body> {
    let body = Variants::plain(Bytes::from(text));
    let answer = Answer {
        status: StatusCode::OK,
        content_type,
        cache: CachePolicy::Revalidate,
        vary: Vary::Encoding,
        body: &body,
    };
    answer.to(headers)
}
