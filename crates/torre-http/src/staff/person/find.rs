//! `POST /api/staff/person/find`: what there is of a person. The address comes in the body: no log has it.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::person::address::PersonAddress;
use torre_office::person::find;
use torre_office::person::subscriptions::Subscription;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::Administrator;
use crate::staff::body::StaffBody;
use crate::staff::enquiries::row::{Reading, Row};
use crate::staff::enquiry::history::topic_title;
use crate::staff::error::StaffError;
use crate::staff::moment::moment;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::staff) struct WhoseAddress {
    /// Capitals do not matter.
    #[schema(min_length = 1, max_length = 320)]
    email: String,
}

impl WhoseAddress {
    pub(super) fn parse(&self) -> Result<PersonAddress, StaffError> {
        PersonAddress::parse(&self.email).ok_or_else(|| {
            let mut errors = FieldErrors::default();
            let is_empty = self.email.trim().is_empty();
            errors.add("email", if is_empty { FieldError::Missing } else { FieldError::Invalid });
            StaffError::Fields(errors)
        })
    }
}

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct PersonFound {
    /// Oldest first; of a flood the newest.
    enquiries: Vec<Row>,
    notes: i64,
    subscriptions: Vec<ShownSubscription>,
    mails: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ShownSubscription {
    id: String,
    topic: String,
    topic_title: String,
    language: String,
    requested: String,
    confirmed: Option<String>,
}

#[utoipa::path(post, path = "/api/staff/person/find", tag = "administrators", request_body = WhoseAddress, responses((status = 200, description = "What there is of them", body = PersonFound)))]
pub(in crate::staff) async fn find(
    State(app): State<App>,
    _: Administrator,
    reading: Reading,
    StaffBody(body): StaffBody<WhoseAddress>,
) -> Result<Json<PersonFound>, StaffError> {
    let address = body.parse()?;
    let found = app.office.run(move |store| async move { find::find(&store, &address).await }).await?;
    let shown = |one: Subscription| ShownSubscription {
        id: one.id,
        topic_title: topic_title(&one.topic, reading.local()),
        topic: one.topic,
        language: one.language,
        requested: moment(one.requested_at),
        confirmed: one.confirmed_at.map(moment),
    };
    Ok(Json(PersonFound {
        enquiries: found.enquiries.into_iter().map(|row| reading.row(row)).collect(),
        notes: found.notes,
        subscriptions: found.subscriptions.into_iter().map(shown).collect(),
        mails: found.mails,
    }))
}
