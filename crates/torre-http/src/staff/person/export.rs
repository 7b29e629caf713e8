//! `POST /api/staff/person/export`: a file with everything of a person.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, Response, header};
use axum::response::IntoResponse;
use jiff::Timestamp;
use serde_json::{Value, json};
use torre_office::person::address::PersonAddress;
use torre_office::person::export;

use crate::app::App;
use crate::staff::authorise::Administrator;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;
use crate::staff::person::find::WhoseAddress;

/// The address is not in the name: a list of downloads is read by others.
const FILE: &str = "attachment; filename=\"person.json\"";

#[utoipa::path(post, path = "/api/staff/person/export", tag = "administrators", request_body = WhoseAddress, responses((status = 200, description = "A file with everything", body = Object)))]
pub(in crate::staff) async fn export(
    State(app): State<App>,
    Administrator(who): Administrator,
    StaffBody(body): StaffBody<WhoseAddress>,
) -> Result<Response<Body>, StaffError> {
    let (address, now) = (body.parse()?, Timestamp::now());
    let (of, by) = (address.clone(), who.person.id);
    let begin = app
        .office
        .run(move |store| async move { export::begin(&store, &of, &by, now.as_millisecond()).await });
    let ids = begin.await?;
    let mut enquiries = Vec::with_capacity(ids.len());
    for id in ids {
        let read = app.office.run(move |store| async move { export::enquiry(&store, &id).await });
        enquiries.extend(read.await?);
    }
    let (subscriptions, confirmation) = subscribed(&app, &address).await?;
    let whole = json!({ "email": address.as_str(), "exported": now.to_string(), "enquiries": enquiries,
        "subscriptions": subscriptions, "confirmationMail": confirmation });
    let mut response = format!("{whole:#}").into_response();
    for (name, value) in [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, FILE)] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    Ok(response)
}

async fn subscribed(app: &App, address: &PersonAddress) -> Result<(Value, Value), StaffError> {
    let address = address.clone();
    let read = app.office.run(move |store| async move {
        Ok((export::subscribed(&store, &address).await?, export::confirmation(&store, &address).await?))
    });
    Ok(read.await?)
}
