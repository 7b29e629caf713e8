//! `/api/staff/enquiries/{id}/viewing`: somebody has it open, or has left. The page says so by itself: no sign of activity.

use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use torre_office::store::live;

use crate::app::App;
use crate::staff::authorise::Watching;
use crate::staff::error::StaffError;
use crate::staff::path_id::PathId;

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/viewing", tag = "enquiries", params(("id" = String, Path)), responses((status = 204, description = "The others see it, for 20 seconds")))]
pub(in crate::staff) async fn see(
    State(app): State<App>,
    Watching(who): Watching,
    PathId(id): PathId,
) -> Result<StatusCode, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let seen =
        app.office.run(move |store| async move { live::see(&store, &id, &who.person.id, now).await }).await?;
    if seen { Ok(StatusCode::NO_CONTENT) } else { Err(StaffError::NotFound) }
}

#[utoipa::path(delete, path = "/api/staff/enquiries/{id}/viewing", tag = "enquiries", params(("id" = String, Path)), responses((status = 204, description = "Left")))]
pub(in crate::staff) async fn leave(
    State(app): State<App>,
    Watching(who): Watching,
    PathId(id): PathId,
) -> Result<StatusCode, StaffError> {
    app.office.run(move |store| async move { live::leave(&store, &id, &who.person.id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}
