//! One's own sessions: who one is, where one is signed in, and ending it.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::Serialize;
use torre_office::audit_entry::Action;
use torre_office::store::sessions;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::error::StaffError;
use crate::staff::moment::moment;
use crate::staff::path_id::PathId;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Me {
    id: String,
    name: String,
    role: &'static str,
    signed_in_at: String,
    /// If nothing more is done.
    ends_at: String,
    passkeys: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShownSession {
    id: String,
    device: String,
    started_at: String,
    last_seen_at: String,
    current: bool,
}

#[utoipa::path(get, path = "/api/staff/me", tag = "own", responses((status = 200, description = "Who is signed in", body = Me)))]
pub(super) async fn me(SignedIn(who): SignedIn) -> Json<Me> {
    Json(Me {
        id: who.person.id,
        name: who.person.name,
        role: who.person.role.code(),
        signed_in_at: moment(who.times.started_at),
        ends_at: moment(who.times.ends_at()),
        passkeys: who.passkeys,
    })
}

#[utoipa::path(get, path = "/api/staff/sessions", tag = "own", responses((status = 200, description = "Where one is signed in", body = [ShownSession])))]
pub(super) async fn list(
    State(app): State<App>,
    SignedIn(who): SignedIn,
) -> Result<Json<Vec<ShownSession>>, StaffError> {
    let (id, now) = (who.person.id, Timestamp::now().as_millisecond());
    let listed = app.office.run(move |store| async move { sessions::list(&store, &id, now).await }).await?;
    let shown = listed.into_iter().map(|session| ShownSession {
        current: session.id == who.session,
        id: session.id,
        device: session.device,
        started_at: moment(session.times.started_at),
        last_seen_at: moment(session.times.last_seen_at),
    });
    Ok(Json(shown.collect()))
}

#[utoipa::path(delete, path = "/api/staff/sessions/{id}", tag = "own", params(("id" = String, Path)), responses((status = 204, description = "Ended")))]
pub(super) async fn end(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(session): PathId,
) -> Result<StatusCode, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let end = app.office.run(move |store| async move {
        sessions::end(&store, &who.person.id, &session, Action::SessionEnded, now).await
    });
    if end.await? { Ok(StatusCode::NO_CONTENT) } else { Err(StaffError::NotFound) }
}
