//! `PATCH /api/staff/enquiries/{id}`: status, owner, suspicion, and corrections. Of two at the same moment one wins; the
//! other is shown what stands there now.

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer, Serialize};
use torre_office::enquiry::change::WantedChange;
use torre_office::enquiry::change_store::{self, Changed};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::enquiries::row::Reading;
use crate::staff::enquiry::detail::{Enquiry, enquiry};
use crate::staff::error::StaffError;
use crate::staff::path_id::PathId;

/// What is left out stays as it is. Null clears a text that may be empty.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct EnquiryChange {
    /// Which one whoever changes has before their eyes.
    version: i64,
    #[schema(pattern = "^(new|inProgress|answered|enrolled|closed)$")]
    status: Option<String>,
    /// A person's id; null: nobody has it.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>)]
    owner: Option<Option<String>>,
    suspected: Option<bool>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>, max_length = 100)]
    name: Option<Option<String>>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>, max_length = 254)]
    email: Option<Option<String>>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>, max_length = 20)]
    phone: Option<Option<String>>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>, max_length = 120)]
    company: Option<Option<String>>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>, max_length = 60)]
    interest: Option<Option<String>>,
    #[schema(pattern = "^(es|en)$")]
    language: Option<String>,
}

/// Null is something else than nothing.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct EnquiryConflict {
    error: &'static str,
    code: &'static str,
    /// What stands there now.
    current: Enquiry,
}

impl EnquiryConflict {
    pub(in crate::staff) fn new(current: Enquiry) -> EnquiryConflict {
        EnquiryConflict { error: "somebody changed it meanwhile", code: "conflict", current }
    }
}

#[utoipa::path(patch, path = "/api/staff/enquiries/{id}", tag = "enquiries", params(("id" = String, Path)), request_body = EnquiryChange,
    responses((status = 200, description = "As it is now", body = Enquiry), (status = 409, description = "Somebody changed it meanwhile; nothing was taken", body = EnquiryConflict)))]
pub(in crate::staff) async fn change(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    reading: Reading,
    StaffBody(body): StaffBody<EnquiryChange>,
) -> Result<Response<Body>, StaffError> {
    let (seen, now) = (body.version, Timestamp::now().as_millisecond());
    let change = wanted(body).parse().map_err(StaffError::Fields)?;
    let (enquiry_id, by) = (id.clone(), who.person.id.clone());
    let changed = app.office.run(move |store| async move {
        change_store::change(&store, &enquiry_id, seen, &change, &by, now).await
    });
    match changed.await? {
        Changed::Unknown => Err(StaffError::NotFound),
        Changed::Refused(errors) => Err(StaffError::Fields(errors)),
        Changed::Done => Ok(Json(enquiry(&app, &reading, &id, &who.person.id).await?).into_response()),
        Changed::Conflict => {
            let current = enquiry(&app, &reading, &id, &who.person.id).await?;
            Ok((StatusCode::CONFLICT, Json(EnquiryConflict::new(current))).into_response())
        }
    }
}

fn wanted(body: EnquiryChange) -> WantedChange {
    let text = |field: Option<Option<String>>| field.map(Option::unwrap_or_default);
    WantedChange {
        status: body.status,
        owner: body.owner,
        suspected: body.suspected,
        name: text(body.name),
        email: text(body.email),
        phone: text(body.phone),
        company: text(body.company),
        interest: text(body.interest),
        language: body.language,
    }
}
