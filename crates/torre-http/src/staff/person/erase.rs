//! `POST /api/staff/person/erase`: everything of a person, for good. That it was done stays.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use serde::Serialize;
use torre_office::person::erase;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::Administrator;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;
use crate::staff::person::find::WhoseAddress;

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct PersonErased {
    /// Under which it is recorded.
    erasure: String,
    enquiries: i64,
    notes: i64,
    subscriptions: i64,
}

#[utoipa::path(post, path = "/api/staff/person/erase", tag = "administrators", request_body = WhoseAddress, responses((status = 200, description = "Erased", body = PersonErased)))]
pub(in crate::staff) async fn erase(
    State(app): State<App>,
    Administrator(who): Administrator,
    StaffBody(body): StaffBody<WhoseAddress>,
) -> Result<Json<PersonErased>, StaffError> {
    let (address, now) = (body.parse()?, Timestamp::now().as_millisecond());
    let erased = app
        .office
        .run(move |store| async move { erase::erase(&store, &address, Some(&who.person.id), now).await });
    let erased = erased.await?;
    Ok(Json(PersonErased {
        erasure: erased.id,
        enquiries: erased.enquiries,
        notes: erased.notes,
        subscriptions: erased.subscriptions,
    }))
}
