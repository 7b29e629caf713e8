//! `/api/staff/account`: where one gets mail, and whether one wants a word in the morning.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Deserializer, Serialize};
use torre_leads::email::LeadEmail;
use torre_leads::fields::FieldError;
use torre_leads::request::field_errors::FieldErrors;
use torre_office::store::account::{self, Account, AccountChange, AccountChanged};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::body::StaffBody;
use crate::staff::error::StaffError;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ShownAccount {
    email: Option<String>,
    /// A mail on working days at nine, by the clock of Madrid.
    morning: bool,
    /// Whether the server can send any mail.
    can_mail: bool,
}

/// What is left out stays as it is.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AccountToChange {
    /// Null: none, and no mail.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>, max_length = 254)]
    email: Option<Option<String>>,
    morning: Option<bool>,
}

/// Null is something else than nothing.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

#[utoipa::path(get, path = "/api/staff/account", tag = "own", responses((status = 200, description = "How one is written to", body = ShownAccount)))]
pub(super) async fn show(
    State(app): State<App>,
    SignedIn(who): SignedIn,
) -> Result<Json<ShownAccount>, StaffError> {
    let id = who.person.id;
    let found = app.office.run(move |store| async move { account::find(&store, &id).await }).await?;
    Ok(Json(shown(&app, found.ok_or(StaffError::NotFound)?)))
}

#[utoipa::path(patch, path = "/api/staff/account", tag = "own", request_body = AccountToChange, responses((status = 200, description = "As it is now", body = ShownAccount)))]
pub(super) async fn change(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    StaffBody(body): StaffBody<AccountToChange>,
) -> Result<Json<ShownAccount>, StaffError> {
    let email = body.email.map(|email| email.map(|email| LeadEmail::parse(&email)).transpose());
    let email = email.transpose().map_err(wrong_email)?;
    let wanted = AccountChange { email, morning: body.morning };
    let now = app.office.now().as_millisecond();
    let changed = app
        .office
        .run(move |store| async move { account::change(&store, &who.person.id, &wanted, now).await });
    match changed.await? {
        AccountChanged::Done(account) => Ok(Json(shown(&app, account))),
        AccountChanged::NoAddress => Err(wrong_email(FieldError::Missing)),
        AccountChanged::Unknown => Err(StaffError::NotFound),
    }
}

fn wrong_email(error: FieldError) -> StaffError {
    let mut errors = FieldErrors::default();
    errors.add("email", error);
    StaffError::Fields(errors)
}

fn shown(app: &App, account: Account) -> ShownAccount {
    ShownAccount {
        email: account.email,
        morning: account.morning_since.is_some(),
        can_mail: app.config.leads.mail.is_some(),
    }
}
