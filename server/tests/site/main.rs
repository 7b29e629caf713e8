//! The running program, over HTTP.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

#[path = "../support/mod.rs"]
mod support;

mod caching;
mod check;
mod country;
mod publishing;
mod rendering;
mod routes;
