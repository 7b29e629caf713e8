//! Enquiries, from the request to the school's mailbox: the real program over HTTP.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a test stops at the first surprise and says why"
)]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[expect(dead_code, reason = "what other tests need too")]
#[path = "../support/mod.rs"]
mod support;

mod api;
mod commands;
mod crash;
mod delivery;
mod documents;
mod fair_limits;
mod full_disk;
mod idempotency;
mod migration_statements;
mod plain_form;
mod private_files;
mod program;
mod retention;
mod search_index;
mod secure_mail;
mod shared_store;
mod store;
mod subscriber;
mod subscription_erasure;
mod subscription_kills;
mod subscription_links;
mod subscription_notices;
mod subscriptions;
mod tally;
mod upgrade;
mod visit_sums;
mod visits;
