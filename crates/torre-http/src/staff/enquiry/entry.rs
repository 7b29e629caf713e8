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
    #[schema(pattern = "^(phone|in-person|mail)$")]
    form: String,
    #[schema(min_length = 2, max_length = 100)]
    name: String,
    /// An address or a telephone, or both.
    #[schema(format = "email", max_length = 254)]
    email: Option<String>,
    /// Digits, spaces, + - ( ); 6 to 20 characters.
    #[schema(max_length = 20)]
    phone: Option<String>,
    #[schema(max_length = 120)]
    company: Option<String>,
    /// Id of a course or a service.
    #[schema(max_length = 60, pattern = "^[a-z0-9-]*$")]
    interest: Option<String>,
    #[schema(pattern = "^(es|en)$")]
    language: String,
    /// 2 to 5,000 characters without the blanks around them.
    #[schema(min_length = 2, max_length = 10_000)]
    message: String,
    #[schema(max_length = 2000)]
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
