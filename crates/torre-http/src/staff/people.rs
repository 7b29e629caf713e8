//! The school's people, for administrators: who there is, inviting, inviting again after a lost device, removing.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use torre_leads::email::LeadEmail;
use torre_leads::subscriptions::token::Token;
use torre_office::auth::person_name::TypedName;
use torre_office::auth::role::Role;
use torre_office::invitation_link::{VALID_MS, invitation_link};
use torre_office::store::account;
use torre_office::store::invitations;
use torre_office::store::staff::{self, Removal};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::Administrator;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;
use crate::staff::invitation_mail;
use crate::staff::moment::moment;
use crate::staff::path_id::PathId;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShownPerson {
    id: String,
    name: String,
    role: &'static str,
    passkeys: i64,
    last_seen_at: Option<String>,
    invited_until: Option<String>,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct NewPerson {
    name: String,
    role: AssignedRole,
    /// Where the link is mailed to, where mail is set up; kept as the person's own address.
    email: Option<String>,
}

#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) enum AssignedRole {
    Administrator,
    Office,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NewInvitation {
    id: String,
    /// Shown once: the store has only its hash.
    link: String,
    expires_at: String,
    mailed: bool,
}

#[utoipa::path(get, path = "/api/staff/people", tag = "administrators", responses((status = 200, description = "Everybody", body = [ShownPerson])))]
pub(super) async fn list(
    State(app): State<App>,
    _: Administrator,
) -> Result<Json<Vec<ShownPerson>>, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let listed = app.office.run(move |store| async move { staff::list(&store, now).await }).await?;
    let shown = listed.into_iter().map(|listed| ShownPerson {
        id: listed.person.id,
        name: listed.person.name,
        role: listed.person.role.code(),
        passkeys: listed.passkeys,
        last_seen_at: listed.last_seen_at.map(moment),
        invited_until: listed.invited_until.map(moment),
    });
    Ok(Json(shown.collect()))
}

#[utoipa::path(post, path = "/api/staff/people", tag = "administrators", request_body = NewPerson, responses((status = 201, description = "Invited", body = NewInvitation)))]
pub(super) async fn invite(
    State(app): State<App>,
    Administrator(who): Administrator,
    StaffBody(new): StaffBody<NewPerson>,
) -> Result<(StatusCode, Json<NewInvitation>), StaffError> {
    let name = TypedName::parse(&new.name).ok_or(StaffError::Invalid)?;
    let role = match new.role {
        AssignedRole::Administrator => Role::Administrator,
        AssignedRole::Office => Role::Office,
    };
    let token = Token::random().map_err(|_| StaffError::Unavailable)?;
    let (hash, now) = (token.hash(), Timestamp::now().as_millisecond());
    let address = new.email.as_deref().and_then(|email| LeadEmail::parse(email).ok());
    let invited = app.office.run(move |store| async move {
        let id = invitations::invite_new(&store, &name, role, &hash, Some(&who.person.id), now).await?;
        if let (Some(id), Some(address)) = (&id, &address) {
            account::give_address(&store, id, address).await?;
        }
        Ok(id)
    });
    let id = invited.await?.ok_or(StaffError::Conflict)?;
    let link = invitation_link(app.office.party().origin(), &token);
    let expires_at = moment(now + VALID_MS);
    let mailed = match &new.email {
        Some(email) => invitation_mail::send(&app, email, &link).await,
        None => false,
    };
    Ok((StatusCode::CREATED, Json(NewInvitation { id, link, expires_at, mailed })))
}

#[utoipa::path(post, path = "/api/staff/people/{id}/invitation", tag = "administrators", params(("id" = String, Path)), responses((status = 200, description = "Invited again", body = NewInvitation)))]
pub(super) async fn invite_again(
    State(app): State<App>,
    Administrator(who): Administrator,
    PathId(id): PathId,
) -> Result<Json<NewInvitation>, StaffError> {
    let token = Token::random().map_err(|_| StaffError::Unavailable)?;
    let (person, hash, now) = (id.clone(), token.hash(), Timestamp::now().as_millisecond());
    let invited = app.office.run(move |store| async move {
        invitations::invite_again(&store, &person, None, &hash, Some(&who.person.id), now).await
    });
    if !invited.await? {
        return Err(StaffError::NotFound);
    }
    let link = invitation_link(app.office.party().origin(), &token);
    Ok(Json(NewInvitation { id, link, expires_at: moment(now + VALID_MS), mailed: false }))
}

#[utoipa::path(delete, path = "/api/staff/people/{id}", tag = "administrators", params(("id" = String, Path)), responses((status = 204, description = "Removed")))]
pub(super) async fn remove(
    State(app): State<App>,
    Administrator(who): Administrator,
    PathId(id): PathId,
) -> Result<StatusCode, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let removed = app
        .office
        .run(move |store| async move { staff::remove(&store, &id, Some(&who.person.id), now).await });
    match removed.await? {
        Removal::Done => Ok(StatusCode::NO_CONTENT),
        Removal::Unknown => Err(StaffError::NotFound),
        Removal::LastAdministrator => Err(StaffError::LastAdministrator),
    }
}
