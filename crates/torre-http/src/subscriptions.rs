//! `POST /api/subscriptions`: somebody asks to be told of something, as JSON from the page's script or as a plain form
//! without it. New, waiting and known addresses get the same answer.

use std::time::Instant;

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use jiff::Timestamp;
use serde::Serialize;
use torre_base::language::Language;
use torre_leads::subscriptions::request::{DecodedSubscription, SubscriptionRequest};
use torre_serve::peer::Peer;
use torre_serve::request_body::ReceivedBody;
use utoipa::ToSchema;

use crate::app::App;
use crate::client_address::client_address;
use crate::language_negotiation::preferred_language;
use crate::refusal::{Refused, Unprocessable, refused};
use crate::returned_form::ReturnedForm;
use crate::submission_body::{BodyFormat, json_object, receive};
use crate::submission_error::{FormPurpose, SubmissionError};
use crate::subscription_page::NoticePage;

const PURPOSE: FormPurpose = FormPurpose::Subscription;
/// The form's name where it comes back with errors.
const FORM: &str = "tell-me";

#[derive(Serialize, ToSchema)]
pub struct SubscriptionAccepted {
    /// For the visitor, in the asked language: whether a mail comes, and what to do with it.
    message: String,
}

/// Asks to be told of something. Answered with 202 when it is on disk; nothing happens before the address is confirmed
/// with the button behind the link of a mail.
#[utoipa::path(post, path = "/api/subscriptions",
    request_body(content((SubscriptionRequest = "application/json"), (SubscriptionRequest = "application/x-www-form-urlencoded"))),
    responses(
        (status = 202, description = "Taken: whoever reads the address' mail is asked. The same for every address", content((SubscriptionAccepted = "application/json"), (String = "text/html"))),
        (status = 400, description = "Not JSON", content((Refused = "application/json"), (String = "text/html"))),
        (status = 403, description = "Sent by another site's page", content((Refused = "application/json"), (String = "text/html"))),
        (status = 413, description = "More than 16 KB", content((Refused = "application/json"), (String = "text/html"))),
        (status = 415, description = "Neither JSON nor a form", body = Refused),
        (status = 422, description = "Fields are wrong; a plain form comes back as its page", content((Unprocessable = "application/json"), (String = "text/html"))),
        (status = 429, description = "Too many; Retry-After says when to come back", content((Refused = "application/json"), (String = "text/html"))),
        (status = 503, description = "No mail is configured, or the store is down", content((Refused = "application/json"), (String = "text/html"))),
    ))]
pub async fn create(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Extension(body): Extension<ReceivedBody>,
    headers: HeaderMap,
) -> Response<Body> {
    let preferred = preferred_language(&headers);
    let Some(format) = BodyFormat::of(&headers) else {
        return refused(&app, PURPOSE, &SubmissionError::Unsupported, preferred.unwrap_or_default());
    };
    let decoded = receive(&app, &headers, body).and_then(|body| decode(format, &body));
    let (sent, result) = match decoded {
        Ok(decoded) => {
            let result = submit(&app, peer, &headers, format, &decoded).await;
            (decoded.request, result)
        }
        Err(error) => (SubscriptionRequest::default(), Err(error)),
    };
    let language = sent.language().or(preferred).unwrap_or_default();
    match (result, format) {
        (Ok(()), BodyFormat::Form) => NoticePage::check_mail(&app, language).respond(&app).await,
        (Ok(()), BodyFormat::Json) => accepted(&app, language),
        (Err(error), BodyFormat::Form) => returned(&sent).respond(&app, &headers, &error, language).await,
        (Err(error), BodyFormat::Json) => refused(&app, PURPOSE, &error, language),
    }
}

fn decode(format: BodyFormat, body: &[u8]) -> Result<DecodedSubscription, SubmissionError> {
    Ok(match format {
        BodyFormat::Json => DecodedSubscription::from_json(json_object(body)?),
        BodyFormat::Form => DecodedSubscription::from_form(body),
    })
}

async fn submit(
    app: &App,
    peer: Peer,
    headers: &HeaderMap,
    format: BodyFormat,
    decoded: &DecodedSubscription,
) -> Result<(), SubmissionError> {
    // What can never be confirmed is not taken.
    if app.config.leads.mail.is_none() {
        return Err(SubmissionError::NoMail);
    }
    let subscription = decoded.parse(&app.publisher.site().content, Timestamp::now());
    // A form that comes back costs a rendering: it counts like a subscription.
    if subscription.is_ok() || format == BodyFormat::Form {
        let client = client_address(peer.0.ip(), headers, &app.config.trusted_proxies);
        app.subscription_rate_limiter.try_acquire(client, Instant::now())?;
    }
    let subscription = subscription.map_err(SubmissionError::Fields)?;
    if decoded.request.is_suspected() {
        tracing::info!("a subscription was not stored: its hidden field was filled");
        return Ok(());
    }
    Ok(app.subscriptions.subscribe(subscription).await?)
}

fn accepted(app: &App, language: Language) -> Response<Body> {
    let site = app.publisher.site();
    let message = site.content.local(language).text.get("tellMe.sentText").to_owned();
    let accepted = Json(SubscriptionAccepted { message });
    (StatusCode::ACCEPTED, [(header::CACHE_CONTROL, "no-store")], accepted).into_response()
}

fn returned(sent: &SubscriptionRequest) -> ReturnedForm<'_> {
    ReturnedForm {
        purpose: PURPOSE,
        form: FORM,
        origin: &sent.origen_url,
        values: sent.form_values(),
        message: "",
    }
}
