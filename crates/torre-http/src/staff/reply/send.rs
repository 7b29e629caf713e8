//! `POST /api/staff/enquiries/{id}/replies`: sends a reply. Of two at the same moment one is sent; the other is shown what
//! stands there now, and nothing of it was taken.

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use jiff::Timestamp;
use serde::Deserialize;
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::enquiry::entry::parse_id;
use torre_office::reply::send::{NewReply, Sent, send};
use torre_office::reply::values::language_of;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::enquiries::row::Reading;
use crate::staff::enquiry::change::EnquiryConflict;
use crate::staff::enquiry::detail::{Enquiry, enquiry};
use crate::staff::error::StaffError;
use crate::staff::path_id::PathId;
use crate::staff::reply::draft::find;
use crate::staff::reply::preview::parse;
use crate::staff::reply::programme::{offered, wanted};

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewReply)]
pub(in crate::staff) struct TypedReply {
    /// Chosen by the page (version 4 or 7): sent again, it is the same reply.
    #[schema(format = "uuid")]
    id: String,
    /// Which one whoever replies has before their eyes.
    version: i64,
    /// 1 to 200 characters, on one line.
    #[schema(min_length = 1, max_length = 400)]
    subject: String,
    /// 1 to 10,000 characters without the blanks around them.
    #[schema(min_length = 1, max_length = 20_000)]
    text: String,
    programme: bool,
}

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/replies", tag = "enquiries", params(("id" = String, Path)), request_body = TypedReply,
    responses((status = 201, description = "It stands in the outbox, and the enquiry is answered", body = Enquiry), (status = 200, description = "It did already", body = Enquiry),
        (status = 409, description = "Somebody changed it meanwhile; nothing is sent", body = EnquiryConflict)))]
pub(in crate::staff) async fn reply(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    reading: Reading,
    StaffBody(typed): StaffBody<TypedReply>,
) -> Result<Response<Body>, StaffError> {
    let version = typed.version;
    let new = new_reply(&app, &id, typed).await?;
    let (lead, by, now) = (id.clone(), who.person.id.clone(), Timestamp::now().as_millisecond());
    let sent = app.office.run(move |store| async move { send(&store, &lead, version, &new, &by, now).await });
    let status = match sent.await? {
        Sent::New => StatusCode::CREATED,
        Sent::Repeated => StatusCode::OK,
        // Also of an id that another reply has: nothing is sent either way.
        Sent::Conflict | Sent::Taken => {
            let current = enquiry(&app, &reading, &id, &who.person.id).await?;
            return Ok((StatusCode::CONFLICT, Json(EnquiryConflict::new(current))).into_response());
        }
        Sent::Unknown => return Err(StaffError::NotFound),
        Sent::NoAddress => return Err(refused("to", FieldError::Missing)),
    };
    Ok((status, Json(enquiry(&app, &reading, &id, &who.person.id).await?)).into_response())
}

async fn new_reply(app: &App, id: &str, typed: TypedReply) -> Result<NewReply, StaffError> {
    if app.config.leads.mail.is_none() {
        return Err(refused("from", FieldError::Missing));
    }
    let reply = parse_id(&typed.id).ok_or_else(|| refused("id", FieldError::Invalid))?;
    let (subject, text) = parse(&typed.subject, &typed.text)?;
    let enquiry = find(app, id.to_owned()).await?;
    let site = app.publisher.site();
    let offered = offered(app, &enquiry, site.content.local(language_of(&enquiry)));
    let programme = wanted(typed.programme, offered)?.map(|programme| programme.path);
    Ok(NewReply { id: reply, subject, text, programme })
}

fn refused(field: &str, reason: FieldError) -> StaffError {
    let mut errors = FieldErrors::default();
    errors.add(field, reason);
    StaffError::Fields(errors)
}
