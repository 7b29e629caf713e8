//! `GET /api/staff/enquiries/{id}/reply`: what a reply to this enquiry can begin with.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use torre_config::mail::MailSettings;
use torre_content::content::LocalContent;
use torre_content::replies::template::ReplyTemplate;
use torre_leads::replies::mail::recipient;
use torre_office::enquiries::row::EnquiryRow;
use torre_office::enquiry::read;
use torre_office::reply::values::{language_of, values};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;
use crate::staff::path_id::PathId;
use crate::staff::reply::programme::offered;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct ReplyDraft {
    /// None: the person left no address.
    to: Option<String>,
    /// Empty: no mail is set up.
    from: String,
    /// Where the person's answer goes: the office's own mailbox.
    reply_to: String,
    /// Of the enquiry.
    language: String,
    /// That of the thread.
    subject: String,
    /// Filled in for this enquiry, in its language. Those come last whose subject has no value here: they are about a course, and
    /// none was chosen, or about an edition that is not announced.
    templates: Vec<FilledTemplate>,
    programme: Option<ShownProgramme>,
    can_send: bool,
}

#[derive(Serialize, ToSchema)]
struct FilledTemplate {
    id: String,
    /// In the reader's language.
    title: String,
    subject: String,
    text: String,
    /// The programme is attached, unless it is taken off.
    programme: bool,
}

#[derive(Serialize, ToSchema)]
struct ShownProgramme {
    title: String,
    file: String,
}

#[utoipa::path(get, path = "/api/staff/enquiries/{id}/reply", tag = "enquiries", params(("id" = String, Path)), responses((status = 200, description = "What a reply can begin with", body = ReplyDraft)))]
pub(in crate::staff) async fn draft(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    reading: Reading,
) -> Result<Json<ReplyDraft>, StaffError> {
    let enquiry = find(&app, id).await?;
    let site = app.publisher.site();
    let local = site.content.local(language_of(&enquiry));
    let programme =
        offered(&app, &enquiry, local).map(|one| ShownProgramme { title: one.title, file: one.file });
    let subject = thread_subject(local);
    let Addresses { to, from, reply_to } = Addresses::of(&app, &enquiry);
    Ok(Json(ReplyDraft {
        templates: templates(&app, &enquiry, local, &reading, &who.person.name),
        can_send: to.is_some() && app.config.leads.mail.is_some(),
        to,
        from,
        reply_to,
        language: language_of(&enquiry).code().to_owned(),
        subject,
        programme,
    }))
}

fn templates(
    app: &App,
    enquiry: &EnquiryRow,
    local: &LocalContent,
    reading: &Reading,
    who: &str,
) -> Vec<FilledTemplate> {
    let values = values(enquiry, local, &app.config.site_url, who);
    let titles = &reading.local().replies;
    let has_programme = offered(app, enquiry, local).is_some();
    let mut by_use: Vec<&ReplyTemplate> = local.replies.iter().collect();
    by_use.sort_by_key(|template| template.subject(&values).is_none());
    let filled = by_use.into_iter().map(|template| FilledTemplate {
        id: template.id.clone(),
        title: titles.iter().find(|known| known.id == template.id).unwrap_or(template).title.clone(),
        subject: template.subject(&values).unwrap_or_else(|| thread_subject(local)),
        text: template.text(&values),
        programme: template.programme && has_programme,
    });
    filled.collect()
}

/// What the person was sent first.
fn thread_subject(local: &LocalContent) -> String {
    format!("Re: {}", local.mail.get("acknowledgement.subject"))
}

/// From whom to whom, as headers say it.
pub(super) struct Addresses {
    pub(super) to: Option<String>,
    /// Empty where no mail is set up, as the next is.
    pub(super) from: String,
    pub(super) reply_to: String,
}

impl Addresses {
    pub(super) fn of(app: &App, enquiry: &EnquiryRow) -> Addresses {
        let mail = app.config.leads.mail.as_ref();
        let office =
            |mail: &MailSettings| mail.to.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Addresses {
            to: recipient(&enquiry.name, &enquiry.email).map(|to| to.to_string()),
            from: mail.map(|mail| mail.from.to_string()).unwrap_or_default(),
            reply_to: mail.map(office).unwrap_or_default(),
        }
    }
}

pub(super) async fn find(app: &App, id: String) -> Result<EnquiryRow, StaffError> {
    let found = app.office.run(move |store| async move { read::row(&store, &id).await });
    found.await?.ok_or(StaffError::NotFound)
}
