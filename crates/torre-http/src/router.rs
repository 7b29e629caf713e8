//! Every route of the program, and the layers around them.

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{get, post};

use crate::app::App;
use crate::{assets, cors, geo, leads, machines, metrics, openapi, pages, posts, shelf, tally};

pub fn router(app: App) -> Router {
    let counted = middleware::from_fn_with_state(app.clone(), count_lead);
    Router::new()
        .route("/api/pages", get(pages::data))
        .route("/api/geo", get(geo::country))
        .route("/api/posts", get(posts::all))
        .route("/api/posts/{id}", get(posts::one))
        .route("/api/posts/{id}/related", get(posts::like))
        .route("/api/leads", post(leads::create).layer(counted.clone()))
        .route("/api/webhooks/tally", post(tally::event).layer(counted))
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

/// What operators ask, on an address of its own.
pub fn admin_router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(metrics::metrics))
        .route("/healthz", get(machines::healthz))
        .route("/readyz", get(machines::readyz))
        .layer(middleware::from_fn_with_state(app.clone(), secure))
        .with_state(app)
}

async fn count_lead(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status().as_u16();
    tracing::info!(status, "an enquiry was answered with {status}");
    app.lead_outcomes.count(response.status());
    response
}

async fn secure(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    app.security.apply(response.headers_mut());
    response
}
