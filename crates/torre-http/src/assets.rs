//! Static assets: files of the front-end build and media of the content.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response, StatusCode, Uri};
use torre_content::picture_cut::PictureCut;
use torre_render::assets::Asset;
use torre_render::compress::Variants;
use torre_render::compressed_media::MediaBody;
use torre_render::earlier_asset::earlier_asset;
use torre_render::picture_cutter::CutError;
use torre_render::site::Site;
use torre_serve::response_cache::repeatable::Repeatable;

use crate::app::App;
use crate::error::WebError;
use crate::response::{CachePolicy, NegotiatedResponse, Vary};

/// Files of the front-end build. Those under `/assets/` have a hash in their name, and those of earlier builds are
/// served as well: a page may be older than this program, or come from an instance that is newer.
pub async fn built(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    let site = app.publisher.site();
    if let Some(asset) = site.parts.assets.file(uri.path()) {
        return Ok(asset_response(uri.path(), asset, &headers));
    }
    let bytes =
        app.earlier_assets.get(uri.path()).await.ok_or(WebError::NotFound("there is no such file"))?;
    let asset = earlier_asset(uri.path(), bytes, &site.parts.media).await;
    Ok(asset_response(uri.path(), &asset, &headers))
}

fn asset_response(path: &str, asset: &Asset, headers: &HeaderMap) -> Response<Body> {
    let hashed = path.starts_with("/assets/") || path.starts_with("/media/");
    let response = NegotiatedResponse {
        status: StatusCode::OK,
        content_type: asset.content_type,
        cache: if hashed { CachePolicy::Forever } else { CachePolicy::Revalidate },
        vary: Vary::Encoding,
        body: &asset.body,
    };
    response.to(headers)
}

/// A cut that the running program makes of a photograph.
async fn photograph(
    site: &Site,
    path: &str,
    cut: &PictureCut,
    headers: &HeaderMap,
) -> Result<Response<Body>, WebError> {
    let bytes = site.parts.cutter.get(cut).await.map_err(|error| {
        if let CutError::Busy = error {
            return WebError::Busy;
        }
        tracing::error!("{path} cannot be shown: {error}");
        WebError::Artefact
    })?;
    let response = NegotiatedResponse {
        status: StatusCode::OK,
        content_type: "image/jpeg",
        cache: CachePolicy::Forever,
        vary: Vary::Encoding,
        body: &Variants::plain(bytes),
    };
    Ok(response.to(headers))
}

/// Pictures and documents of the content, and the cuts the build made of photographs.
pub async fn media(state: State<App>, uri: Uri, headers: HeaderMap) -> Result<Response<Body>, WebError> {
    let site = state.publisher.site();
    if let Some(cut) = site.content.media.cut(uri.path()) {
        return photograph(&site, uri.path(), cut, &headers).await;
    }
    let Some(file) = site.content.media.file(uri.path()) else {
        return built(state, uri, headers).await;
    };
    let MediaBody { body, is_final } = site.parts.media.get(file).await;
    let response = NegotiatedResponse {
        status: StatusCode::OK,
        content_type: file.content_type,
        // A proxy must not keep for good what will be smaller in a moment.
        cache: if is_final { CachePolicy::Forever } else { CachePolicy::Revalidate },
        vary: Vary::Encoding,
        body: &body,
    };
    let mut response = response.to(&headers);
    if !is_final {
        response.extensions_mut().remove::<Repeatable>();
    }
    Ok(response)
}
