//! How large a request's body may be, by address. Everywhere else none is read.

use axum::http::Method;
use axum::http::request::Parts;

/// The provider's signature of a webhook's body.
pub(crate) const SIGNATURE: &str = "tally-signature";
/// Forms are short.
const LEAD: usize = 64 * 1024;
/// An address and a topic.
const SUBSCRIPTION: usize = 16 * 1024;
/// A page, and where the visit came from.
const VISIT: usize = 2 * 1024;
/// What the buttons of a mailed link's page say, or a mail program in their place.
const BUTTON: usize = 8 * 1024;
/// What the office changes; an authenticator's answer is a few kilobytes.
const STAFF: usize = 64 * 1024;
/// A long form with long answers.
const WEBHOOK: usize = 512 * 1024;

pub(crate) fn body_limit(head: &Parts) -> Option<usize> {
    match (&head.method, head.uri.path()) {
        (&Method::POST, "/api/leads") => Some(LEAD),
        (&Method::POST, "/api/subscriptions") => Some(SUBSCRIPTION),
        (&Method::POST, "/api/visits") => Some(VISIT),
        (&Method::POST, path) if is_mailed_link(path) => Some(BUTTON),
        (method, path) if method != Method::GET && path.starts_with("/api/staff/") => Some(STAFF),
        // What is not signed is refused unread.
        (&Method::POST, "/api/webhooks/tally") => head.headers.contains_key(SIGNATURE).then_some(WEBHOOK),
        _ => None,
    }
}

fn is_mailed_link(path: &str) -> bool {
    path.starts_with("/suscripcion/") || path.starts_with("/subscription/")
}
