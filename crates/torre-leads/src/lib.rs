//! Leads: parsed from the request, committed before the answer, delivered from an outbox.
//!
//! `queue` is where the serving threads submit an enquiry; `service` is the background thread behind it that owns the
//! store, commits in groups and delivers. `subscriptions` are people who want to be told of something, `replies` what the office answers. The store also keeps the files of earlier front-end builds (`earlier_builds`).

pub mod campaign;
pub mod channel;
pub mod csv;
pub mod current_content;
pub mod delivery;
pub mod earlier_builds;
pub mod email;
pub mod fields;
pub mod fingerprint;
mod group_commit;
pub mod idempotency_key;
pub mod lead;
pub mod lead_table;
pub mod queue;
pub mod rate_limiter;
pub mod replies;
pub mod request;
pub mod retention;
pub mod sanitize;
mod search_indexer;
pub mod service;
pub mod spam;
pub mod store;
pub mod store_access;
mod store_monitor;
mod store_slot;
mod store_status;
pub mod subscriptions;
pub mod tally;
