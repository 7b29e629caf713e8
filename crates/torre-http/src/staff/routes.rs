//! Every route of the office.

use axum::routing::{any, delete, get, patch, post};
use axum::{Router, middleware};

use crate::app::App;
use crate::staff::enquiries::{export, list, options, viewing};
use crate::staff::enquiry::{change, deliveries, detail, entry, notes, reminders};
use crate::staff::error::StaffError;
use crate::staff::reply::{again, arrived, draft, preview, send};
use crate::staff::{
    account, announcements, audit, devices, enrolment, events, figures, guard, health, openapi, people,
    person, sessions, shell, sign_in, visits, words,
};

pub(crate) fn shell() -> Router<App> {
    Router::new().route("/staff", any(shell::shell)).route("/staff/{*rest}", any(shell::shell))
}

/// Who may call what stands in each handler's arguments: `SignedIn`, `Administrator`, or neither.
pub(crate) fn api(app: &App) -> Router<App> {
    Router::new()
        .route("/words", get(words::words))
        .route("/invitation", post(enrolment::invitation))
        .route("/enrolment/begin", post(enrolment::begin))
        .route("/enrolment/finish", post(enrolment::finish))
        .route("/sign-in/begin", post(sign_in::begin))
        .route("/sign-in/finish", post(sign_in::finish))
        .route("/sign-out", post(sign_in::sign_out))
        .route("/me", get(sessions::me))
        .route("/account", get(account::show).patch(account::change))
        .route("/sessions", get(sessions::list))
        .route("/sessions/{id}", delete(sessions::end))
        .route("/passkeys", get(devices::list))
        .route("/passkeys/begin", post(devices::begin))
        .route("/passkeys/finish", post(devices::finish))
        .route("/passkeys/{id}", patch(devices::rename).delete(devices::remove))
        .route("/people", get(people::list).post(people::invite))
        .route("/people/{id}", delete(people::remove))
        .route("/people/{id}/invitation", post(people::invite_again))
        .route("/audit", get(audit::entries))
        .route("/visits", get(visits::report))
        .route("/figures", get(figures::report::report))
        .route("/figures.csv", get(figures::csv::csv))
        .route("/announcements", get(announcements::list::list).post(announcements::send::send))
        .route("/announcements/again", post(announcements::send::again))
        .route("/announcements/test", post(announcements::try_out::test))
        .route("/enquiries", get(list::list).post(entry::enter))
        .route("/enquiries/options", get(options::options))
        .route("/enquiries.csv", get(export::csv))
        .route("/enquiries/{id}", get(detail::show).patch(change::change))
        .route("/enquiries/{id}/notes", post(notes::add))
        .route("/enquiries/{id}/reminders", post(reminders::add))
        .route("/enquiries/{id}/reminders/{reminder}", patch(reminders::change).delete(reminders::remove))
        .route("/enquiries/{id}/deliveries", post(deliveries::again))
        .route("/enquiries/{id}/reply", get(draft::draft))
        .route("/enquiries/{id}/reply/preview", post(preview::preview))
        .route("/enquiries/{id}/replies", post(send::reply))
        .route("/enquiries/{id}/replies/{reply}/again", post(again::reply_again))
        .route("/enquiries/{id}/replies/{reply}/arrived", post(arrived::reply_arrived))
        .route("/enquiries/{id}/viewing", post(viewing::see).delete(viewing::leave))
        .route("/events", get(events::events))
        .route("/person/find", post(person::find::find))
        .route("/person/export", post(person::export::export))
        .route("/person/erase", post(person::erase::erase))
        .route("/health", get(health::health))
        .route("/openapi.json", get(openapi::contract))
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
}

/// The router adds which ones it takes.
async fn method_not_allowed() -> StaffError {
    StaffError::Method
}

async fn not_found() -> StaffError {
    StaffError::NotFound
}
