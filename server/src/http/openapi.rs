//! `GET /api/openapi.json`: the contract.

use axum::Json;
use utoipa::OpenApi;

use crate::http::{geo, leads, pages, posts, tally};

#[derive(OpenApi)]
#[openapi(
    info(title = "Torre", description = "The school's website, for programs."),
    paths(pages::data, geo::country, posts::all, posts::one, posts::like, leads::create, tally::event)
)]
struct Contract;

pub async fn contract() -> Json<utoipa::openapi::OpenApi> {
    Json(Contract::openapi())
}
