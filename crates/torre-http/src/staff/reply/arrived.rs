//! `POST /api/staff/enquiries/{id}/replies/{reply}/arrived`: somebody knows by now.

use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use torre_office::reply::arrived::{Arrival, note_arrival};

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::error::StaffError;
use crate::staff::path_id::PathIds;

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/replies/{reply}/arrived", tag = "enquiries", params(("id" = String, Path), ("reply" = String, Path)), responses((status = 204, description = "Counts as sent")))]
pub(in crate::staff) async fn reply_arrived(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathIds(id, reply): PathIds,
) -> Result<StatusCode, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let noted = app
        .office
        .run(move |store| async move { note_arrival(&store, &id, &reply, &who.person.id, now).await });
    match noted.await? {
        Arrival::Noted => Ok(StatusCode::NO_CONTENT),
        Arrival::Unknown => Err(StaffError::NotFound),
        Arrival::Certain => Err(StaffError::Conflict),
    }
}
