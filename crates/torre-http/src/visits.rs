//! `POST /api/visits`: a page was seen, or a step was taken on it. What is not to be counted is answered like what is:
//! nobody learns anything from it.

use std::time::Instant;

use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use jiff::Timestamp;
use torre_base::language::Language;
use torre_content::post_path::canonical_path;
use torre_serve::peer::Peer;
use torre_serve::request_body::ReceivedBody;
use torre_visits::request::{Arrival, TakenStep, View, VisitRequest};
use torre_visits::robots::is_robot;

use crate::app::App;
use crate::client_address::client_address;
use crate::staff;
use crate::submission_body::receive;
use crate::submission_error::SubmissionError;

/// Says that a page was seen. Nothing about the visitor is kept, and nothing is answered.
#[utoipa::path(post, path = "/api/visits",
    request_body(content((VisitRequest = "application/json"), (VisitRequest = "text/plain"))),
    responses(
        (status = 204, description = "Counted, or left out: robots, people of the office, and whoever asks not to be counted"),
        (status = 400, description = "Not the expected JSON"),
        (status = 403, description = "Sent by another site's page"),
        (status = 404, description = "This server does not count"),
        (status = 413, description = "More than 2 KB"),
        (status = 429, description = "Too many"),
    ))]
pub async fn count(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Extension(body): Extension<ReceivedBody>,
    headers: HeaderMap,
) -> Response<Body> {
    let status = taken(&app, peer, &headers, body);
    (status, [(header::CACHE_CONTROL, "no-store")]).into_response()
}

fn taken(app: &App, peer: Peer, headers: &HeaderMap, body: ReceivedBody) -> StatusCode {
    if !app.config.statistics {
        return StatusCode::NOT_FOUND;
    }
    let body = match receive(app, headers, body) {
        Ok(body) => body,
        Err(SubmissionError::CrossOrigin) => return StatusCode::FORBIDDEN,
        Err(SubmissionError::TooLarge) => return StatusCode::PAYLOAD_TOO_LARGE,
        Err(_) => return StatusCode::BAD_REQUEST,
    };
    let request: Option<VisitRequest> = serde_json::from_slice(&body).ok();
    let Some(request) = request.filter(VisitRequest::is_short) else { return StatusCode::BAD_REQUEST };
    if !may_be_counted(headers) {
        return StatusCode::NO_CONTENT;
    }
    let client = client_address(peer.0.ip(), headers, &app.config.trusted_proxies);
    if app.visit_rate_limiter.try_acquire(client, Instant::now()).is_err() {
        return StatusCode::TOO_MANY_REQUESTS;
    }
    let country = app.country_lookup.at_hand(client, headers);
    add(app, request, country);
    StatusCode::NO_CONTENT
}

/// Global Privacy Control and Do Not Track are a no; robots and the school's own people would only blur the sums.
fn may_be_counted(headers: &HeaderMap) -> bool {
    let says = |name: &str, value: &str| headers.get(name).is_some_and(|said| said == value);
    let user_agent = headers.get(header::USER_AGENT).and_then(|name| name.to_str().ok()).unwrap_or_default();
    let objects = says("sec-gpc", "1") || says("dnt", "1");
    !objects && !is_robot(user_agent) && !staff::is_signed_in(headers)
}

/// A page that does not exist is not counted.
fn add(app: &App, request: VisitRequest, country: Option<String>) {
    let Some(page) = page_at(app, &request.page) else { return };
    let now = Timestamp::now();
    if let Some(step) = request.step {
        let entry = request.entry.and_then(|entry| page_at(app, &entry));
        app.visits.step(now, &TakenStep { step, page, entry });
        return;
    }
    let arrival = request.first.then(|| Arrival {
        referrer: request.referrer.unwrap_or_default(),
        campaign: Some(request.campaign),
    });
    app.visits
        .view(now, &View { page, language: request.language, screen: request.screen, country, arrival });
}

/// The page's Spanish address.
fn page_at(app: &App, path: &str) -> Option<String> {
    let site = app.publisher.site();
    let routes = &site.content.routes;
    let route = routes.find(&canonical_path(path))?;
    Some(routes.href(&route.page, Language::Es))
}
