//! The running program under attack, over its limits, and as its operators see it.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a test stops at the first surprise and says why"
)]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[path = "../support/mod.rs"]
#[expect(dead_code, reason = "what other tests need too")]
mod support;

mod attacks;
mod backup;
mod both_paths;
mod contract;
mod fast_path;
mod headers;
mod https;
mod limits;
mod observatory;
mod operators;
mod package;
mod settings;
mod unfinished;
mod wire;
