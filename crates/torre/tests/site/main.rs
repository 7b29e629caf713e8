//! The running program, over HTTP.

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

mod caching;
mod calendars;
mod check;
mod content_folder;
mod contract;
mod country;
mod documents;
mod earlier_builds;
mod editions;
mod feeds;
mod found;
mod large_drawings;
mod many_posts;
mod new_files;
mod photographs;
mod posts;
mod publishing;
mod rendering;
mod routes;
mod samples;
mod share_images;
mod stale_dates;
