//! Health checks: liveness and readiness, for load balancers and orchestrators.

use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode, header};
use axum::response::IntoResponse;

use crate::app::App;

const NO_STORE: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// The process answers.
pub async fn healthz() -> Response<Body> {
    (NO_STORE, "ok\n").into_response()
}

/// The pages are there and the store answers: a load balancer may send visitors.
pub async fn readyz(State(app): State<App>) -> Response<Body> {
    if !app.is_warm() {
        (StatusCode::SERVICE_UNAVAILABLE, NO_STORE, "pages are being rendered\n").into_response()
    } else if !app.leads.is_store_up() {
        (StatusCode::SERVICE_UNAVAILABLE, NO_STORE, "the store does not answer or cannot be written\n")
            .into_response()
    } else {
        (NO_STORE, "ready\n").into_response()
    }
}
