//! The office: sign-in, sessions, people and audit log. The real program over HTTP, with an authenticator made of software.

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

mod access;
mod announcements;
mod audit;
mod authenticator;
mod by_hand;
mod ceremonies;
mod commands;
mod conflicts;
mod contract;
mod csv;
mod deliveries;
mod enquirer;
mod enquiry;
mod event_stream;
mod events;
mod figures;
mod first_answers;
mod floods;
#[path = "../../examples/bench_office/full_queue.rs"]
mod full_queue;
mod health;
mod instances;
mod invitations;
mod letter;
mod long_queue;
mod notes;
mod office_server;
mod people;
mod person;
#[path = "../../examples/bench_office/questions.rs"]
mod questions;
mod queue;
mod reminders;
mod replies;
mod reply_kills;
mod reply_mails;
mod retention;
mod search;
mod sent;
mod sessions;
mod shell;
mod staff_mails;
