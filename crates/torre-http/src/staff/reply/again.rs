//! `POST /api/staff/enquiries/{id}/replies/{reply}/again`: by hand, since nobody else knows whether it arrived.

use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::reply::again::{SentAgain, again};

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::error::StaffError;
use crate::staff::path_id::PathIds;

#[utoipa::path(post, path = "/api/staff/enquiries/{id}/replies/{reply}/again", tag = "enquiries", params(("id" = String, Path), ("reply" = String, Path)), responses((status = 204, description = "Due again")))]
pub(in crate::staff) async fn reply_again(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    PathIds(id, reply): PathIds,
) -> Result<StatusCode, StaffError> {
    let now = Timestamp::now().as_millisecond();
    let due =
        app.office.run(move |store| async move { again(&store, &id, &reply, &who.person.id, now).await });
    match due.await? {
        SentAgain::Yes => Ok(StatusCode::NO_CONTENT),
        SentAgain::Unknown => Err(StaffError::NotFound),
        SentAgain::NotEnded => Err(StaffError::Conflict),
        SentAgain::NoAddress => {
            let mut errors = FieldErrors::default();
            errors.add("to", FieldError::Missing);
            Err(StaffError::Fields(errors))
        }
    }
}
