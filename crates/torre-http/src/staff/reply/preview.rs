//! `POST /api/staff/enquiries/{id}/reply/preview`: the mail as it will be. Nothing is kept.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use torre_leads::fields::{ReplySubject, ReplyText};
use torre_leads::replies::mail::ReplyBody;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::reply::values::language_of;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;
use crate::staff::path_id::PathId;
use crate::staff::reply::draft::{Addresses, find};
use crate::staff::reply::programme::{offered, wanted};

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct DraftedReply {
    /// 1 to 200 characters, on one line.
    #[schema(min_length = 1, max_length = 400)]
    subject: String,
    /// 1 to 10,000 characters without the blanks around them.
    #[schema(min_length = 1, max_length = 20_000)]
    text: String,
    programme: bool,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct ReplyPreview {
    /// Empty: no mail is set up.
    from: String,
    reply_to: String,
    /// Empty: the person left no address.
    to: String,
    subject: String,
    text: String,
    /// A whole document without scripts.
    html: String,
    attachments: Vec<String>,
}

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/reply/preview", tag = "enquiries", params(("id" = String, Path)), request_body = DraftedReply, responses((status = 200, description = "The mail as it will be", body = ReplyPreview)))]
pub(in crate::staff) async fn preview(
    State(app): State<App>,
    _: SignedIn,
    PathId(id): PathId,
    StaffBody(drafted): StaffBody<DraftedReply>,
) -> Result<Json<ReplyPreview>, StaffError> {
    let (subject, text) = parse(&drafted.subject, &drafted.text)?;
    let enquiry = find(&app, id).await?;
    let language = language_of(&enquiry);
    let site = app.publisher.site();
    let programme = wanted(drafted.programme, offered(&app, &enquiry, site.content.local(language)))?;
    let Addresses { to, from, reply_to } = Addresses::of(&app, &enquiry);
    let ReplyBody { subject, text, html } = ReplyBody::new(subject.as_str(), text.as_str(), language);
    let attachments = programme.into_iter().map(|programme| programme.file).collect();
    let to = to.unwrap_or_default();
    Ok(Json(ReplyPreview { from, reply_to, to, subject, text, html, attachments }))
}

pub(super) fn parse(subject: &str, text: &str) -> Result<(ReplySubject, ReplyText), StaffError> {
    let mut errors = FieldErrors::default();
    let subject = errors.collect("subject", ReplySubject::parse(subject).map(Some));
    let text = errors.collect("text", ReplyText::parse(text).map(Some));
    subject.zip(text).ok_or(StaffError::Fields(errors))
}
