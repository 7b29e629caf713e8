//! `GET /api/geo`: the country of the visitor's address.

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, Response, header};
use axum::response::IntoResponse;
use serde::Serialize;
use torre_serve::peer::Peer;
use utoipa::ToSchema;

use crate::app::App;
use crate::client_address::client_address;

#[derive(Serialize, ToSchema)]
pub struct Country {
    /// Two letters, or null where the address belongs to no country.
    pub country: Option<String>,
}

/// The country of the visitor's address.
#[utoipa::path(get, path = "/api/geo", tag = "geo", responses((status = 200, description = "The country, or null", body = Country)))]
pub async fn country(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Response<Body> {
    let visitor = client_address(peer.0.ip(), &headers, &app.config.trusted_proxies);
    let country = app.country_lookup.country(visitor, &headers).await;
    ([(header::CACHE_CONTROL, "private, max-age=3600")], Json(Country { country })).into_response()
}
