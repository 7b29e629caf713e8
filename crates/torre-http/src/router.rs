//! Every route of the program, and the layers around them.

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{get, post};

use crate::app::App;
use crate::{
    artefacts, assets, cors, country, health, leads, metrics, openapi, page_data, pages, posts,
    site_documents, staff, subscription_link, subscriptions, tally_webhook, visits,
};

pub fn router(app: App) -> Router {
    let counted = middleware::from_fn_with_state(app.clone(), count_lead);
    let counted_subscription = middleware::from_fn_with_state(app.clone(), count_subscription);
    let router = Router::new()
        .route("/api/pages", get(page_data::data))
        .route("/api/geo", get(country::country))
        .route("/api/posts", get(posts::all))
        .route("/api/posts/{id}", get(posts::one))
        .route("/api/posts/{id}/related", get(posts::related))
        .route("/api/leads", post(leads::create).layer(counted.clone()))
        .route("/api/webhooks/tally", post(tally_webhook::event).layer(counted))
        .route("/api/subscriptions", post(subscriptions::create).layer(counted_subscription))
        .route("/api/visits", post(visits::count))
        // What mails lead to.
        .route("/suscripcion/{token}", get(subscription_link::spanish).post(subscription_link::press_spanish))
        .route(
            "/subscription/{token}",
            get(subscription_link::english).post(subscription_link::press_english),
        )
        .route("/api/openapi.json", get(openapi::contract))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/robots.txt", get(site_documents::robots))
        .route("/sitemap.xml", get(site_documents::sitemap))
        .route("/feed.xml", get(site_documents::feed))
        .route("/feed.en.xml", get(site_documents::english_feed))
        .route("/search.es.json", get(site_documents::search_index))
        .route("/search.en.json", get(site_documents::english_search_index))
        .route("/offline.es.json", get(site_documents::offline_text))
        .route("/offline.en.json", get(site_documents::english_offline_text))
        .route("/assets/{*file}", get(assets::built))
        .route("/media/{*file}", get(assets::media))
        .route("/share/{*file}", get(artefacts::artefact))
        .route("/documents/{file}", get(artefacts::artefact))
        .route("/calendar/{file}", get(artefacts::artefact))
        .route("/favicon.svg", get(assets::built))
        .route("/favicon.ico", get(assets::built))
        .route("/error.css", get(assets::built))
        .route("/placeholder.svg", get(assets::built))
        .route("/icons/{file}", get(assets::built))
        .route("/site.webmanifest", get(site_documents::manifest))
        .route("/site.en.webmanifest", get(site_documents::english_manifest))
        .merge(staff::routes::shell())
        .nest("/api/staff", staff::routes::api(&app))
        // Everything else is a page, or is not there.
        .fallback(pages::page);
    let router = match app.config.allowed_origins.is_empty() {
        true => router,
        false => router.layer(middleware::from_fn_with_state(app.clone(), cors::cors)),
    };
    router.with_state(app)
}

/// What operators ask, on an address of its own.
pub fn admin_router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(metrics::metrics))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .with_state(app)
}

async fn count_lead(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status().as_u16();
    tracing::info!(status, "an enquiry was answered with {status}");
    app.lead_outcomes.count(response.status());
    response
}

async fn count_subscription(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    app.subscription_outcomes.count(response.status());
    response
}
