//! `POST /api/staff/enquiries/{id}/deliveries`: send again.

use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::Deserialize;
use torre_leads::channel::Channel;
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::enquiry::delivery::{self, DueAgain};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;
use crate::staff::path_id::PathId;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct AgainBy {
    /// Where the settings have it.
    #[schema(pattern = "^(school|acknowledge|webhook)$")]
    channel: String,
}

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/deliveries", tag = "enquiries", params(("id" = String, Path)), request_body = AgainBy, responses((status = 204, description = "Due again")))]
pub(in crate::staff) async fn again(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathId(id): PathId,
    StaffBody(body): StaffBody<AgainBy>,
) -> Result<StatusCode, StaffError> {
    let channel = Channel::parse(&body.channel).filter(|channel| channel.is_configured(&app.config.leads));
    let channel = channel.ok_or_else(|| no_channel(FieldError::Invalid))?;
    let now = Timestamp::now().as_millisecond();
    let due = app
        .office
        .run(move |store| async move { delivery::again(&store, &id, channel, &who.person.id, now).await });
    match due.await? {
        DueAgain::Yes => Ok(StatusCode::NO_CONTENT),
        DueAgain::Unknown => Err(StaffError::NotFound),
        DueAgain::NoAddress => Err(no_channel(FieldError::Missing)),
    }
}

fn no_channel(reason: FieldError) -> StaffError {
    let mut errors = FieldErrors::default();
    errors.add("channel", reason);
    StaffError::Fields(errors)
}
