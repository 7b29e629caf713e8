//! Subscriptions: people who want to be told about a course's next edition, a provider's call or an opening.
//!
//! `request` is what the form sends, `link` what a mailed link leads to, `service` the queue to the store, `worker` the
//! delivery of confirmation mails (at least once) and of notifications (at most once).

pub mod announceable;
pub mod link;
pub mod mail;
pub mod notice;
pub mod request;
pub(crate) mod retention;
pub mod service;
pub mod subscription;
pub mod token;
pub mod topic;
pub(crate) mod worker;
