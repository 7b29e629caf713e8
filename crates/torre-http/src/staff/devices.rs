//! One's own passkeys, each on a device that has a name.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use torre_office::auth::person_name::TypedName;
use torre_office::enrolment::Answer;
use torre_office::own_passkeys;
use torre_office::store::passkeys::{self, ListedPasskey, PasskeyRemoval};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::enrolment::CeremonyBegun;
use crate::staff::error::StaffError;
use crate::staff::guard::StaffOrigin;
use crate::staff::moment::moment;
use crate::staff::path_id::PathId;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShownPasskey {
    id: String,
    name: String,
    added_at: String,
    last_used_at: Option<String>,
}

impl From<ListedPasskey> for ShownPasskey {
    fn from(passkey: ListedPasskey) -> ShownPasskey {
        ShownPasskey {
            id: passkey.id,
            name: passkey.name,
            added_at: moment(passkey.added_at),
            last_used_at: passkey.last_used_at.map(moment),
        }
    }
}

#[derive(Deserialize, ToSchema)]
pub(super) struct PasskeyName {
    name: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct PasskeyAnswer {
    ceremony: String,
    #[schema(value_type = Object)]
    credential: Value,
    name: String,
}

#[utoipa::path(get, path = "/api/staff/passkeys", tag = "own", responses((status = 200, description = "One's own", body = [ShownPasskey])))]
pub(super) async fn list(
    State(app): State<App>,
    SignedIn(who): SignedIn,
) -> Result<Json<Vec<ShownPasskey>>, StaffError> {
    let listed = app.office.run(move |store| async move { passkeys::list(&store, &who.person.id).await });
    Ok(Json(listed.await?.into_iter().map(ShownPasskey::from).collect()))
}

#[utoipa::path(post, path = "/api/staff/passkeys/begin", tag = "own", responses((status = 200, description = "The first half", body = CeremonyBegun)))]
pub(super) async fn begin(
    State(app): State<App>,
    SignedIn(who): SignedIn,
) -> Result<Json<CeremonyBegun>, StaffError> {
    Ok(Json(own_passkeys::begin(&app.office, &who.person).await?.into()))
}

#[utoipa::path(post, path = "/api/staff/passkeys/finish", tag = "own", request_body = PasskeyAnswer, responses((status = 201, description = "Added", body = ShownPasskey)))]
pub(super) async fn finish(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    StaffOrigin(origin): StaffOrigin,
    StaffBody(body): StaffBody<PasskeyAnswer>,
) -> Result<(StatusCode, Json<ShownPasskey>), StaffError> {
    let name = TypedName::parse(&body.name).ok_or(StaffError::Invalid)?;
    let answer = Answer { origin: &origin, ceremony: &body.ceremony, credential: &body.credential };
    let added = own_passkeys::finish(&app.office, &who.person, &answer, name).await?;
    Ok((StatusCode::CREATED, Json(added.into())))
}

#[utoipa::path(patch, path = "/api/staff/passkeys/{id}", tag = "own", params(("id" = String, Path)), request_body = PasskeyName, responses((status = 204, description = "Renamed")))]
pub(super) async fn rename(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    StaffBody(body): StaffBody<PasskeyName>,
) -> Result<StatusCode, StaffError> {
    let name = TypedName::parse(&body.name).ok_or(StaffError::Invalid)?;
    let now = Timestamp::now().as_millisecond();
    let rename = app
        .office
        .run(move |store| async move { passkeys::rename(&store, &who.person.id, &id, &name, now).await });
    if rename.await? { Ok(StatusCode::NO_CONTENT) } else { Err(StaffError::NotFound) }
}

#[utoipa::path(delete, path = "/api/staff/passkeys/{id}", tag = "own", params(("id" = String, Path)), responses((status = 204, description = "Removed")))]
pub(super) async fn remove(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
) -> Result<StatusCode, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let remove =
        app.office.run(move |store| async move { passkeys::remove(&store, &who.person.id, &id, now).await });
    match remove.await? {
        PasskeyRemoval::Done => Ok(StatusCode::NO_CONTENT),
        PasskeyRemoval::Unknown => Err(StaffError::NotFound),
        PasskeyRemoval::Last => Err(StaffError::LastPasskey),
    }
}
