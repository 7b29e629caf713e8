//! `POST /api/staff/announcements/test`: the mail as a subscriber gets it, to one address, while the administrator waits.

use axum::extract::State;
use axum::http::StatusCode;
use jiff::Timestamp;
use serde::Deserialize;
use torre_leads::delivery::plain_mail::send_plain;
use torre_leads::email::LeadEmail;
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_leads::subscriptions::announceable::specimen;
use torre_office::announcements::record_test;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::announcements::candidate::looked_at;
use crate::staff::authorise::Administrator;
use crate::staff::body::StaffBody;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;

#[derive(Deserialize, ToSchema)]
pub(in crate::staff) struct AnnouncementTest {
    /// As listed; a call needs no name for this.
    topic: String,
    /// Where one reads one's mail.
    email: String,
}

#[utoipa::path(post, path = "/api/staff/announcements/test", tag = "administrators", request_body = AnnouncementTest, responses((status = 204, description = "The mail server has taken it")))]
pub(in crate::staff) async fn test(
    State(app): State<App>,
    Administrator(who): Administrator,
    reading: Reading,
    StaffBody(AnnouncementTest { topic, email }): StaffBody<AnnouncementTest>,
) -> Result<StatusCode, StaffError> {
    let notice = looked_at(&topic, reading.content())?;
    let email = LeadEmail::parse(&email).map_err(wrong_address)?;
    let settings = app.config.leads.mail.as_ref().ok_or(StaffError::Conflict)?;
    let text = specimen(&notice, reading.content(), reading.language, &app.config.site_url);
    let now = Timestamp::now().as_millisecond();
    let recorded =
        app.office.run(move |store| async move { record_test(&store, &notice, &who.person.id, now).await });
    recorded.await?;
    let sent = send_plain(settings, app.config.leads.delivery_timeout, email.as_str(), &text).await;
    sent.map(|()| StatusCode::NO_CONTENT).map_err(|error| {
        tracing::warn!("an announcement was not mailed as a test: {}", error.reason);
        StaffError::Unavailable
    })
}

fn wrong_address(error: FieldError) -> StaffError {
    let mut errors = FieldErrors::default();
    errors.add("email", error);
    StaffError::Fields(errors)
}
