//! `/api/staff/enquiries/{id}/reminders`: setting one, changing it, taking it away.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::enquiry::entry::parse_id;
use torre_office::identifier::stored_form;
use torre_office::reminders::add::{self, Added};
use torre_office::reminders::change::{self, Changed, ReminderChange};
use torre_office::reminders::due::DueReminder;
use torre_office::reminders::list;
use torre_office::reminders::reminder::{NewReminder, Reminder, parse_text};
use torre_office::reminders::wall_time::{CentreClock, parse_wall};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;
use crate::staff::moment::moment;
use crate::staff::path_id::{PathId, PathIds};
use crate::staff::person_ref::PersonRef;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct ReminderToSet {
    /// Chosen by the page (version 4 or 7): sent again, it is the same reminder.
    #[schema(format = "uuid")]
    id: String,
    /// What the clock of the course's centre will show, or that of Madrid. A time that the clock jumps over is the moment
    /// after the gap; of one that it shows twice, the first.
    #[schema(pattern = "^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$")]
    at: String,
    /// A person's id.
    r#for: String,
    #[schema(max_length = 200)]
    text: String,
    /// Also by mail, to the address that the person has given.
    mail: bool,
}

/// What is left out stays as it is.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct ReminderToChange {
    done: Option<bool>,
    /// On the clock that it was set on.
    #[schema(pattern = "^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$")]
    at: Option<String>,
    r#for: Option<String>,
    #[schema(max_length = 200)]
    text: Option<String>,
    mail: Option<bool>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Reminder)]
pub(in crate::staff) struct ShownReminder {
    id: String,
    at: String,
    /// What the clock of `zone` shows then: `2026-11-18T09:30`.
    wall: String,
    zone: &'static str,
    r#for: PersonRef,
    by: PersonRef,
    text: String,
    mail: bool,
    /// What became of its mail: `waiting`, `sending`, `sent`, `failed`, `uncertain`, `noAddress`; none before it is due.
    mail_state: Option<String>,
    done: Option<String>,
}

impl From<Reminder> for ShownReminder {
    fn from(reminder: Reminder) -> ShownReminder {
        let clock = CentreClock::named(&reminder.zone);
        ShownReminder {
            at: moment(reminder.due_at),
            wall: clock.wall(reminder.due_at),
            zone: clock.name(),
            id: reminder.id,
            r#for: reminder.person.into(),
            by: reminder.by.into(),
            text: reminder.text,
            mail: reminder.mail,
            mail_state: reminder.mail_state,
            done: reminder.done_at.map(moment),
        }
    }
}

/// What `reader` is reminded of now, of the reminders of one enquiry.
pub(super) fn due_for(reminders: &[Reminder], reader: &str, now: Timestamp) -> Option<DueReminder> {
    let now = now.as_millisecond();
    let due = reminders.iter().filter(|reminder| reminder.person.id == reader && reminder.is_due(now));
    let first = due.min_by_key(|reminder| reminder.due_at)?;
    let (zone, text) = (first.zone.clone(), first.text.clone());
    Some(DueReminder { due_at: first.due_at, zone, text })
}

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/reminders", tag = "enquiries", params(("id" = String, Path)), request_body = ReminderToSet,
    responses((status = 201, description = "Set", body = ShownReminder), (status = 200, description = "Set before", body = ShownReminder)))]
pub(in crate::staff) async fn add(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    reading: Reading,
    StaffBody(body): StaffBody<ReminderToSet>,
) -> Result<(StatusCode, Json<ShownReminder>), StaffError> {
    let new = parse_new(&body)?;
    let (lead, clocks, now) = (id.clone(), reading.waiting_time().clone(), Timestamp::now().as_millisecond());
    let reminder = new.id.to_string();
    let added = app
        .office
        .run(move |store| async move { add::add(&store, &lead, &new, &clocks, &who.person.id, now).await });
    let status = match added.await? {
        Added::New => StatusCode::CREATED,
        Added::Repeated => StatusCode::OK,
        Added::Taken => return Err(StaffError::Conflict),
        Added::NoEnquiry => return Err(StaffError::NotFound),
        Added::Refused(field, error) => return Err(refused(field, error)),
    };
    Ok((status, Json(shown(&app, id, reminder).await?)))
}

#[utoipa::path(patch, path = "/api/staff/enquiries/{id}/reminders/{reminder}", tag = "enquiries", params(("id" = String, Path), ("reminder" = String, Path)), request_body = ReminderToChange,
    responses((status = 200, description = "As it is now", body = ShownReminder)))]
pub(in crate::staff) async fn change(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathIds(id, reminder): PathIds,
    StaffBody(body): StaffBody<ReminderToChange>,
) -> Result<Json<ShownReminder>, StaffError> {
    let wanted = parse_change(body)?;
    let (lead, one, now) = (id.clone(), reminder.clone(), Timestamp::now().as_millisecond());
    let changed = app.office.run(move |store| async move {
        change::change(&store, &lead, &one, &wanted, &who.person.id, now).await
    });
    match changed.await? {
        Changed::Done => Ok(Json(shown(&app, id, reminder).await?)),
        Changed::Unknown => Err(StaffError::NotFound),
        Changed::Refused(field, error) => Err(refused(field, error)),
    }
}

#[utoipa::path(delete, path = "/api/staff/enquiries/{id}/reminders/{reminder}", tag = "enquiries", params(("id" = String, Path), ("reminder" = String, Path)), responses((status = 204, description = "Taken away")))]
pub(in crate::staff) async fn remove(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathIds(id, reminder): PathIds,
) -> Result<StatusCode, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let removed = app
        .office
        .run(move |store| async move { change::remove(&store, &id, &reminder, &who.person.id, now).await });
    if removed.await? { Ok(StatusCode::NO_CONTENT) } else { Err(StaffError::NotFound) }
}

fn parse_new(body: &ReminderToSet) -> Result<NewReminder, StaffError> {
    let mut errors = FieldErrors::default();
    let id = errors.collect("id", parse_id(&body.id).map(Some).ok_or(FieldError::Invalid));
    let wall = errors.collect("at", parse_wall(&body.at).map(Some).ok_or(FieldError::Invalid));
    let text = errors.collect("text", parse_text(&body.text).map(Some));
    let person = errors.collect("for", person_id(&body.r#for).map(Some));
    match (id, wall, text, person) {
        (Some(id), Some(wall), Some(text), Some(person)) => {
            Ok(NewReminder { id, wall, person, text, mail: body.mail })
        }
        _ => Err(StaffError::Fields(errors)),
    }
}

fn parse_change(body: ReminderToChange) -> Result<ReminderChange, StaffError> {
    let mut errors = FieldErrors::default();
    let wall = body.at.map(|at| parse_wall(&at).ok_or(FieldError::Invalid));
    let change = ReminderChange {
        done: body.done,
        wall: errors.collect("at", wall.transpose()),
        person: errors.collect("for", body.r#for.map(|id| person_id(&id)).transpose()),
        text: errors.collect("text", body.text.map(|text| parse_text(&text)).transpose()),
        mail: body.mail,
    };
    if errors.0.is_empty() { Ok(change) } else { Err(StaffError::Fields(errors)) }
}

/// Whatever is no id of ours never reaches the store.
fn person_id(text: &str) -> Result<String, FieldError> {
    stored_form(text).ok_or(FieldError::Unknown)
}

fn refused(field: &str, error: FieldError) -> StaffError {
    let mut errors = FieldErrors::default();
    errors.add(field, error);
    StaffError::Fields(errors)
}

async fn shown(app: &App, id: String, reminder: String) -> Result<ShownReminder, StaffError> {
    let read = app.office.run(move |store| async move { list::find(&store, &id, &reminder).await });
    read.await?.map(ShownReminder::from).ok_or(StaffError::NotFound)
}
