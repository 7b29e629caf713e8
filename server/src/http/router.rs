//! Every route of the program, and the layers around them.

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{get, post};

use crate::http::app::App;
use crate::http::{assets, cors, geo, leads, machines, openapi, pages, posts, shelf, tally};

pub fn router(app: App) -> Router {
    Router::new()
        .route("/api/pages", get(pages::data))
        .route("/api/geo", get(geo::country))
        .route("/api/posts", get(posts::all))
        .route("/api/posts/{id}", get(posts::one))
        .route("/api/posts/{id}/related", get(posts::like))
        .route("/api/leads", post(leads::create))
        .route("/api/webhooks/tally", post(tally::event))
        .route("/api/openapi.json", get(openapi::contract))
        .route("/healthz", get(machines::healthz))
        .route("/readyz", get(machines::readyz))
        .route("/robots.txt", get(machines::robots))
        .route("/sitemap.xml", get(machines::sitemap))
        .route("/feed.xml", get(machines::feed))
        .route("/feed.en.xml", get(machines::english_feed))
        .route("/search.es.json", get(machines::search))
        .route("/search.en.json", get(machines::english_search))
        .route("/assets/{*file}", get(assets::built))
        .route("/media/{*file}", get(assets::media))
        .route("/share/{*file}", get(shelf::item))
        .route("/documents/{file}", get(shelf::item))
        .route("/calendar/{file}", get(shelf::item))
        .route("/favicon.svg", get(assets::built))
        .route("/favicon.ico", get(assets::built))
        .route("/error.css", get(assets::built))
        .route("/placeholder.svg", get(assets::built))
        .route("/icons/{file}", get(assets::built))
        .route("/site.webmanifest", get(machines::manifest))
        .route("/site.en.webmanifest", get(machines::english_manifest))
        // Everything else is a page, or is not there.
        .fallback(pages::page)
        .layer(middleware::from_fn_with_state(app.clone(), cors::share))
        // Outermost: errors of every layer below carry the headers too.
        .layer(middleware::from_fn_with_state(app.clone(), secure))
        .with_state(app)
}

async fn secure(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    app.security.apply(response.headers_mut());
    response
}
