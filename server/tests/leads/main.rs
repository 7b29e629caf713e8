//! Enquiries, from the door to the school's mailbox: the real program over HTTP.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a test stops at the first surprise and says why"
)]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

mod api;
mod commands;
mod crash;
mod delivery;
mod full_disk;
mod plain_form;
mod shared_store;
mod store;
mod support;
mod tally;
