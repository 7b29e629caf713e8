//! Generated artefacts: share images, documents and calendars.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri, header};
use torre_render::shelf::Item;

use crate::app::App;
use crate::error::WebError;
use crate::response::{CachePolicy, NegotiatedResponse, Vary};

pub async fn artefact(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response<Body>, WebError> {
    let site = app.publisher.site();
    let item = site.shelf.get(uri.path()).ok_or(WebError::NotFound("there is no such file"))?;
    let body = item.body(&site.parts.assets.fonts, &site.parts.drawing).await.map_err(|error| {
        tracing::error!("{} cannot be made: {error}", uri.path());
        WebError::Artefact
    })?;
    let response = NegotiatedResponse {
        status: StatusCode::OK,
        content_type: item.made.content_type(),
        cache: cache_policy(item, uri.query()),
        vary: Vary::Encoding,
        body: &body,
    };
    let mut response = response.to(&headers);
    add_headers(item, response.headers_mut());
    Ok(response)
}

/// An address that names the version of what it leads to is kept for good.
fn cache_policy(item: &Item, query: Option<&str>) -> CachePolicy {
    let named = query.and_then(|query| query.strip_prefix("v="));
    if named == Some(item.version.as_str()) { CachePolicy::Forever } else { CachePolicy::Revalidate }
}

fn add_headers(item: &Item, headers: &mut HeaderMap) {
    if let Some(name) = item.made.file_name() {
        let disposition = format!("{}; filename=\"{name}\"", item.made.disposition());
        if let Ok(value) = HeaderValue::from_str(&disposition) {
            headers.insert(header::CONTENT_DISPOSITION, value);
        }
    }
    if item.made.shown_elsewhere() {
        headers.insert(
            HeaderName::from_static("cross-origin-resource-policy"),
            HeaderValue::from_static("cross-origin"),
        );
    }
}
