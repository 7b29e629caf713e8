//! Generated artefacts: share images, documents and calendars.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri, header};
use torre_render::artefact_cache::CachedArtefact;

use crate::app::App;
use crate::error::WebError;
use crate::response::{CachePolicy, NegotiatedResponse, Vary};

pub async fn artefact(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let site = app.publisher.site();
    let item = site.artefacts.get(uri.path()).ok_or(WebError::NotFound("there is no such file"))?;
    let body =
        item.body(&site.parts.assets.font_files, &site.parts.artefact_permits).await.map_err(|error| {
            tracing::error!("{} cannot be made: {error}", uri.path());
            WebError::Artefact
        })?;
    let response = NegotiatedResponse {
        status: StatusCode::OK,
        content_type: item.artefact.content_type(),
        cache: cache_policy(item, uri.query()),
        vary: Vary::Encoding,
        body: &body,
    };
    let mut response = response.to(&headers);
    add_headers(item, response.headers_mut());
    Ok(response)
}

/// An address that names the version of what it leads to is kept for good.
fn cache_policy(item: &CachedArtefact, query: Option<&str>) -> CachePolicy {
    let named = query.and_then(|query| query.strip_prefix("v="));
    if named == Some(item.version.as_str()) { CachePolicy::Forever } else { CachePolicy::Revalidate }
}

fn add_headers(item: &CachedArtefact, headers: &mut HeaderMap) {
    if let Some(name) = item.artefact.file_name() {
        let disposition = format!("{}; filename=\"{name}\"", item.artefact.disposition());
        if let Ok(value) = HeaderValue::from_str(&disposition) {
            headers.insert(header::CONTENT_DISPOSITION, value);
        }
    }
    if item.artefact.is_embeddable() {
        headers.insert(
            HeaderName::from_static("cross-origin-resource-policy"),
            HeaderValue::from_static("cross-origin"),
        );
    }
}
