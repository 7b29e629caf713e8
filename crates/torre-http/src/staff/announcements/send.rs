//! `POST /api/staff/announcements`: to everybody who asked and has not been told; and again to whom it did not arrive.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use serde::Deserialize;
use torre_leads::store::announced::NotArrived;
use torre_leads::subscriptions::notice::Notice;
use torre_office::announcements::{announce, announce_again};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::announcements::candidate::{candidate, wanted};
use crate::staff::announcements::list::{Announcements, read};
use crate::staff::authorise::Administrator;
use crate::staff::body::StaffBody;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;

#[derive(Deserialize, ToSchema)]
pub(in crate::staff) struct NewAnnouncement {
    topic: String,
    /// Of what was seen: with other words, or for others, nothing is sent.
    hash: String,
}

#[derive(Deserialize, ToSchema)]
pub(in crate::staff) struct AnnouncementAgain {
    topic: String,
    state: AgainState,
}

#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) enum AgainState {
    Failed,
    /// Some may get it twice.
    Uncertain,
}

#[utoipa::path(post, path = "/api/staff/announcements", tag = "administrators", request_body = NewAnnouncement, responses((status = 200, description = "In the outbox; each gets it once", body = Announcements)))]
pub(in crate::staff) async fn send(
    State(app): State<App>,
    Administrator(who): Administrator,
    reading: Reading,
    StaffBody(new): StaffBody<NewAnnouncement>,
) -> Result<Json<Announcements>, StaffError> {
    if app.config.leads.mail.is_none() {
        return Err(StaffError::Conflict);
    }
    let notice = wanted(&new.topic, reading.content())?;
    let (asked, reading) = (app.clone(), Arc::new(reading));
    let (reader, now) = (Arc::clone(&reading), Timestamp::now().as_millisecond());
    let sent = app.office.run(move |store| async move {
        let present = candidate(&asked, &reader, &store, &notice).await?;
        if present.subscribers == 0 || present.hash != new.hash {
            return Ok(0);
        }
        announce(&store, &notice, &who.person.id, now).await
    });
    if sent.await? == 0 {
        return Err(StaffError::Conflict);
    }
    let reading = Arc::into_inner(reading).ok_or(StaffError::Unavailable)?;
    Ok(Json(read(&app, reading).await?))
}

#[utoipa::path(post, path = "/api/staff/announcements/again", tag = "administrators", request_body = AnnouncementAgain, responses((status = 200, description = "In the outbox once more", body = Announcements)))]
pub(in crate::staff) async fn again(
    State(app): State<App>,
    Administrator(who): Administrator,
    reading: Reading,
    StaffBody(AnnouncementAgain { topic, state }): StaffBody<AnnouncementAgain>,
) -> Result<Json<Announcements>, StaffError> {
    let notice = Notice::parse(&topic).ok_or(StaffError::NotFound)?;
    let which = match state {
        AgainState::Failed => NotArrived::Failed,
        AgainState::Uncertain => NotArrived::Uncertain,
    };
    let now = Timestamp::now().as_millisecond();
    let again = app
        .office
        .run(move |store| async move { announce_again(&store, &notice, which, &who.person.id, now).await });
    if again.await? == 0 {
        return Err(StaffError::Conflict);
    }
    Ok(Json(read(&app, reading).await?))
}
