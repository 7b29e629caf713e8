//! `GET /api/staff/openapi.json`: the OpenAPI document of the office. It names no person and nothing of an enquiry.

use axum::Json;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use crate::staff::enquiries::{export, list, options, viewing};
use crate::staff::enquiry::{change, deliveries, detail, entry, notes, reminders};
use crate::staff::error::StaffErrorBody;
use crate::staff::reply::{again, arrived, draft, preview, send};
use crate::staff::{
    account, announcements, audit, devices, enrolment, events, figures, health, people, person, sessions,
    sign_in, visits, words,
};

#[derive(OpenApi)]
#[openapi(
    info(title = "Torre: the office", description = "What the office's own page calls. Changes need `X-Torre-Staff: 1` and the site's Origin."),
    paths(
        words::words,
        enrolment::invitation,
        enrolment::begin,
        enrolment::finish,
        sign_in::begin,
        sign_in::finish,
        sign_in::sign_out,
        sessions::me,
        account::show,
        account::change,
        sessions::list,
        sessions::end,
        devices::list,
        devices::begin,
        devices::finish,
        devices::rename,
        devices::remove,
        people::list,
        people::invite,
        people::invite_again,
        people::remove,
        audit::entries,
        visits::report,
        figures::report::report,
        figures::csv::csv,
        announcements::list::list,
        announcements::send::send,
        announcements::send::again,
        announcements::try_out::test,
        detail::show,
        change::change,
        notes::add,
        reminders::add,
        reminders::change,
        reminders::remove,
        deliveries::again,
        draft::draft,
        preview::preview,
        send::reply,
        again::reply_again,
        arrived::reply_arrived,
        entry::enter,
        person::find::find,
        person::export::export,
        person::erase::erase,
        health::health,
        list::list,
        options::options,
        export::csv,
        viewing::see,
        viewing::leave,
        events::events
    ),
    components(schemas(StaffErrorBody)),
    modifiers(&Refusals)
)]
struct OfficeContract;

pub(super) async fn contract() -> Json<utoipa::openapi::OpenApi> {
    Json(OfficeContract::openapi())
}

/// What any call of a kind may be refused with: by the guard, by who may call it, by its body.
struct Refusals;

const ANY: [(&str, &str); 2] =
    [("404", "There is no such thing, or no office"), ("503", "The store is down, or too many ask")];
const CHANGE: [(&str, &str); 4] = [
    ("400", "The request cannot be understood, fields are wrong, or the passkey was not accepted"),
    ("403", "Not sent by the office's own page, or for administrators only"),
    ("409", "Somebody has it already, or it is the last one"),
    ("413", "More than 64 KB"),
];
const AUTHENTICATION: [(&str, &str); 4] = [
    ("400", "The request cannot be understood, or the passkey was not accepted"),
    ("401", "Nobody was signed in"),
    ("410", "The invitation is used, expired or unknown"),
    ("429", "Too many attempts"),
];
const SESSION: [(&str, &str); 1] = [("401", "Nobody is signed in")];
const ADMINISTRATORS: [(&str, &str); 1] = [("403", "For administrators only")];

impl Modify for Refusals {
    fn modify(&self, contract: &mut utoipa::openapi::OpenApi) {
        for path in contract.paths.paths.values_mut() {
            let PathItem { get, post, patch, delete, .. } = path;
            for operation in get.iter_mut() {
                refuse(operation, &ANY);
                refuse_by_kind(operation);
            }
            for operation in [post, patch, delete].into_iter().flatten() {
                refuse(operation, &ANY);
                refuse(operation, &CHANGE);
                refuse_by_kind(operation);
            }
        }
    }
}

fn refuse_by_kind(operation: &mut Operation) {
    match operation.tags.as_deref().and_then(|tags| tags.first()).map(String::as_str) {
        Some("authentication") => refuse(operation, &AUTHENTICATION),
        Some("administrators") => {
            refuse(operation, &SESSION);
            refuse(operation, &ADMINISTRATORS);
        }
        _ => refuse(operation, &SESSION),
    }
}

fn refuse(operation: &mut Operation, refusals: &[(&str, &str)]) {
    for (status, about) in refusals {
        let body = Content::new(Some(Ref::from_schema_name("StaffErrorBody")));
        let response = ResponseBuilder::new().description(*about).content("application/json", body).build();
        operation.responses.responses.entry((*status).to_owned()).or_insert(RefOr::T(response));
    }
}
