//! `POST /api/staff/enquiries`: an enquiry entered by hand.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use torre_office::enquiry::entry::{self, Entered, TypedEntry};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct EnquiryByHand {
    /// Chosen by the page (version 4 or 7): sent again, it is the same enquiry.
    #[schema(format = "uuid")]
    id: String,
    /// `phone`, `in-person` or `mail`.
    form: String,
    name: String,
    /// An address or a telephone, or both.
    email: Option<String>,
    phone: Option<String>,
    company: Option<String>,
    /// Id of a course or a service.
    interest: Option<String>,
    /// `es` or `en`.
    language: String,
    message: String,
    page: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct EnteredEnquiry {
    id: String,
}

#[utoipa::path(post, path = "/api/staff/enquiries", tag = "enquiries", request_body = EnquiryByHand,
    responses((status = 201, description = "Entered", body = EnteredEnquiry), (status = 200, description = "Entered before", body = EnteredEnquiry)))]
pub(in crate::staff) async fn enter(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    StaffBody(body): StaffBody<EnquiryByHand>,
) -> Result<(StatusCode, Json<EnteredEnquiry>), StaffError> {
    let received = Timestamp::now();
    let lead = typed(body).parse(received).map_err(StaffError::Fields)?;
    let (id, has_webhook) = (lead.id.to_string(), app.config.leads.webhook.is_some());
    let entered = app.office.run(move |store| async move {
        entry::enter(&store, lead, has_webhook, &who.person.id, received.as_millisecond()).await
    });
    match entered.await? {
        Entered::New => Ok((StatusCode::CREATED, Json(EnteredEnquiry { id }))),
        Entered::Repeated => Ok((StatusCode::OK, Json(EnteredEnquiry { id }))),
        Entered::Taken => Err(StaffError::Conflict),
    }
}

fn typed(body: EnquiryByHand) -> TypedEntry {
    TypedEntry {
        id: body.id,
        form: body.form,
        name: body.name,
        email: body.email.unwrap_or_default(),
        phone: body.phone.unwrap_or_default(),
        company: body.company.unwrap_or_default(),
        interest: body.interest.unwrap_or_default(),
        language: body.language,
        message: body.message,
        page: body.page.unwrap_or_default(),
    }
}
