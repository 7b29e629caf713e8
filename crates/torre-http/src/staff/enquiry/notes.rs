//! `POST /api/staff/enquiries/{id}/notes`.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::Deserialize;
use torre_leads::fields::{FieldError, NoteText};
use torre_leads::request::field_errors::FieldErrors;
use torre_office::enquiry::entry::parse_id;
use torre_office::enquiry::notes::{self, NoteAdded};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::enquiry::history::Item;
use crate::staff::error::StaffError;
use crate::staff::path_id::PathId;
use crate::staff::person_ref::PersonRef;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct NewNote {
    /// Chosen by the page (version 4 or 7): sent again, it is the same note.
    #[schema(format = "uuid")]
    id: String,
    /// 1 to 5,000 characters without the blanks around them.
    #[schema(min_length = 1, max_length = 10_000)]
    text: String,
}

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/notes", tag = "enquiries", params(("id" = String, Path)), request_body = NewNote,
    responses((status = 201, description = "Written down", body = Item), (status = 200, description = "Written down before", body = Item)))]
pub(in crate::staff) async fn add(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    StaffBody(new): StaffBody<NewNote>,
) -> Result<(StatusCode, Json<Item>), StaffError> {
    let mut errors = FieldErrors::default();
    let note = errors.collect("id", parse_id(&new.id).map(Some).ok_or(FieldError::Invalid));
    let text = errors.collect("text", NoteText::parse(&new.text).map(Some));
    let (Some(note), Some(text)) = (note, text) else { return Err(StaffError::Fields(errors)) };
    let (by, kept, now) = (who.person.id.clone(), text.clone(), Timestamp::now().as_millisecond());
    let added =
        app.office.run(move |store| async move { notes::add(&store, &id, note, &kept, &by, now).await });
    let (status, at) = match added.await? {
        NoteAdded::New { at } => (StatusCode::CREATED, at),
        NoteAdded::Repeated { at } => (StatusCode::OK, at),
        NoteAdded::Taken => return Err(StaffError::Conflict),
        NoteAdded::NoEnquiry => return Err(StaffError::NotFound),
    };
    let author = PersonRef { id: who.person.id, name: who.person.name };
    Ok((status, Json(Item::note(at, author, note.to_string(), text.as_str().to_owned()))))
}
