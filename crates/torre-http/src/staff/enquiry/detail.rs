//! `GET /api/staff/enquiries/{id}`: everything about one enquiry.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use serde::Serialize;
use torre_leads::subscriptions::topic::Topic;
use torre_office::enquiry::delivery::Delivery;
use torre_office::enquiry::read;
use torre_office::reminders::wall_time::CentreClock;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::enquiries::row::{Reading, Row};
use crate::staff::enquiry::history::Item;
use crate::staff::enquiry::reminders::{ShownReminder, due_for};
use crate::staff::error::StaffError;
use crate::staff::moment::moment;
use crate::staff::path_id::PathId;
use crate::staff::person_ref::PersonRef;
use crate::staff::reply::shown::ShownReply;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct Enquiry {
    #[serde(flatten)]
    row: Row,
    message: String,
    /// The path of the page it was sent from.
    page: String,
    campaign: Option<ShownCampaign>,
    consent: Option<String>,
    policy_version: String,
    answers: Vec<ShownAnswer>,
    course: Option<ShownCourse>,
    deliveries: Vec<ShownDelivery>,
    /// Oldest first; of more than 50, the newest.
    replies: Vec<ShownReply>,
    /// What is to be done first, in the order of time.
    reminders: Vec<ShownReminder>,
    /// The clock on which a reminder is set.
    zone: &'static str,
    /// Who else has it open.
    viewers: Vec<PersonRef>,
    /// Oldest first.
    history: Vec<Item>,
    /// There is more, and older.
    history_cut: bool,
}

#[derive(Serialize, ToSchema)]
struct ShownCampaign {
    source: Option<String>,
    medium: Option<String>,
    name: Option<String>,
}

#[derive(Serialize, ToSchema)]
struct ShownAnswer {
    label: String,
    value: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ShownCourse {
    id: String,
    title: String,
    href: String,
    next_edition: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ShownDelivery {
    channel: String,
    state: String,
    attempts: i64,
    last_error: Option<String>,
    sent_at: Option<String>,
    next_at: Option<String>,
}

#[utoipa::path(get, path = "/api/staff/enquiries/{id}", tag = "enquiries", params(("id" = String, Path)), responses((status = 200, description = "Everything about it", body = Enquiry)))]
pub(in crate::staff) async fn show(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    reading: Reading,
) -> Result<Json<Enquiry>, StaffError> {
    Ok(Json(enquiry(&app, &reading, &id, &who.person.id).await?))
}

/// As `reader` sees it now.
pub(in crate::staff) async fn enquiry(
    app: &App,
    reading: &Reading,
    id: &str,
    reader: &str,
) -> Result<Enquiry, StaffError> {
    let (id, by, now) = (id.to_owned(), reader.to_owned(), Timestamp::now().as_millisecond());
    let read = app.office.run(move |store| async move { read::read(&store, &id, &by, now).await });
    let found = read.await?.ok_or(StaffError::NotFound)?;
    Ok(shown(app, reading, reader, found))
}

fn shown(app: &App, reading: &Reading, reader: &str, found: read::Enquiry) -> Enquiry {
    let read::Enquiry { row, lead, deliveries, replies, reminders, viewers, history } = found;
    let campaign = lead.campaign.clone().map(|one| ShownCampaign {
        source: one.source,
        medium: one.medium,
        name: one.name,
    });
    let answers = lead.answers().map(|(label, value)| ShownAnswer { label: label.to_owned(), value });
    Enquiry {
        campaign,
        answers: answers.collect(),
        course: row.interest.as_deref().and_then(|interest| course(app, reading, interest)),
        zone: CentreClock::of(reading.waiting_time().zone(row.interest.as_deref())).name(),
        row: reading.row(row).with_reminder(due_for(&reminders, reader, app.office.now())),
        reminders: reminders.into_iter().map(ShownReminder::from).collect(),
        message: lead.message,
        page: lead.page,
        consent: lead.consent,
        policy_version: lead.policy_version,
        deliveries: deliveries.into_iter().map(delivery).collect(),
        replies: replies.into_iter().map(|reply| ShownReply::of(reply, app)).collect(),
        viewers: viewers.into_iter().map(PersonRef::from).collect(),
        history: history.items.into_iter().map(|item| Item::of(item, reading.local())).collect(),
        history_cut: history.is_cut,
    }
}

/// None where the enquiry is about something else than a course.
fn course(app: &App, reading: &Reading, interest: &str) -> Option<ShownCourse> {
    let course = reading.local().courses.get(interest)?;
    let next_edition = course.dates.as_ref().and_then(|dates| dates.announced());
    Some(ShownCourse {
        id: course.id.clone(),
        title: course.title.clone(),
        href: Topic::Course(course.id.clone()).href(&app.publisher.site().content, reading.language),
        next_edition: next_edition.map(|start| start.text.clone()),
    })
}

fn delivery(delivery: Delivery) -> ShownDelivery {
    ShownDelivery {
        channel: delivery.channel,
        state: delivery.state,
        attempts: delivery.attempts,
        last_error: delivery.last_error,
        sent_at: delivery.sent_at.map(moment),
        next_at: delivery.next_at.map(moment),
    }
}
