//! The running program, over HTTP.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[path = "../support/mod.rs"]
mod support;

mod caching;
mod calendars;
mod check;
mod country;
mod documents;
mod posts;
mod publishing;
mod rendering;
mod routes;
mod share_images;
