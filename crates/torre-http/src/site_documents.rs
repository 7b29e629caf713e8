//! Documents of the whole site for crawlers, feed readers and browsers: robots.txt, sitemap, feeds, manifests, search
//! index.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use torre_base::language::Language;
use torre_render::site_files::SiteFile;

use crate::app::App;
use crate::error::WebError;
use crate::response::{CachePolicy, NegotiatedResponse, Vary};

const RSS: &str = "application/rss+xml; charset=utf-8";
const MANIFEST: &str = "application/manifest+json";
const JSON: &str = "application/json";

/// Crawlers read pages and what pages are made of; they do not ask for their own country.
pub async fn robots(State(app): State<App>) -> Response<Body> {
    let site = &app.config.site_url;
    let body = format!(
        "User-agent: *\nAllow: /api/pages\nAllow: /api/posts\nDisallow: /api/\n\nSitemap: {site}/sitemap.xml\n"
    );
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "public, no-cache")], body)
        .into_response()
}

pub async fn sitemap(State(app): State<App>, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::Sitemap, "application/xml", &headers).await
}

pub async fn feed(State(app): State<App>, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::Feed(Language::Es), RSS, &headers).await
}

pub async fn english_feed(State(app): State<App>, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::Feed(Language::En), RSS, &headers).await
}

pub async fn manifest(State(app): State<App>, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::Manifest(Language::Es), MANIFEST, &headers).await
}

pub async fn english_manifest(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::Manifest(Language::En), MANIFEST, &headers).await
}

/// The index that the search on the site looks through.
pub async fn search_index(State(app): State<App>, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::Search(Language::Es), JSON, &headers).await
}

pub async fn english_search_index(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::Search(Language::En), JSON, &headers).await
}

/// What a page says where there is no connection.
pub async fn offline_text(State(app): State<App>, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::OfflineText(Language::Es), JSON, &headers).await
}

pub async fn english_offline_text(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    document(&app, SiteFile::OfflineText(Language::En), JSON, &headers).await
}

/// Rendered once, kept until the site changes.
pub(crate) async fn document(
    app: &App,
    document: SiteFile,
    content_type: &'static str,
    headers: &HeaderMap,
) -> Result<Response<Body>, WebError> {
    let ready = app.publisher.site().file(document).await;
    let ready = ready.map_err(|_| WebError::Render(Language::default()))?;
    let response = NegotiatedResponse {
        status: StatusCode::OK,
        content_type,
        cache: CachePolicy::Revalidate,
        vary: Vary::Encoding,
        body: &ready,
    };
    Ok(response.to(headers))
}
