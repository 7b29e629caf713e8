//! The running program, over HTTP.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]
#![expect(unreachable_pub, reason = "what tests share is public inside each of them")]

#[path = "../support/mod.rs"]
#[allow(dead_code, reason = "each suite uses a part of it")]
mod support;

mod caching;
mod check;
mod country;
mod posts;
mod publishing;
mod rendering;
mod routes;
