//! The office at `/staff`: a shell without data, and the calls its script makes. Absent until somebody was invited.

mod account;
mod announcements;
mod audit;
mod authorise;
mod body;
mod cookie;
mod csv_file;
mod devices;
mod enquiries;
mod enquiry;
mod enrolment;
mod error;
mod events;
mod figures;
mod guard;
mod health;
mod invitation_mail;
mod moment;
mod new_session;
mod openapi;
mod path_id;
mod people;
mod person;
mod person_ref;
mod reply;
pub(crate) mod routes;
mod sessions;
mod shell;
mod sign_in;
mod visits;
mod words;

use axum::http::HeaderMap;

/// Whether somebody of the school may be signed in: they have its cookie. The store is not asked.
pub(crate) fn is_signed_in(headers: &HeaderMap) -> bool {
    cookie::session_of(headers).is_some()
}
