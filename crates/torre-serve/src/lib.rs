//! An HTTP server: accept loops, limits, TLS, a response cache and a fast path. It knows no application.

#![cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "what only the fast path uses"))]

mod accept_loop;
mod activity;
pub mod application;
pub mod body_limits;
pub mod certificates;
mod connection;
pub mod connection_limit;
mod context;
pub mod counters;
pub mod encoding_set;
#[cfg(target_os = "linux")]
pub mod fast_path;
#[cfg(not(target_os = "linux"))]
#[path = "no_fast_path.rs"]
mod fast_path;
mod host;
mod io_timeouts;
pub mod listeners;
pub mod negotiate;
pub mod open_file_limit;
pub mod peer;
pub mod request_body;
mod request_id;
pub mod request_limits;
mod request_service;
pub mod response_cache;
pub mod settings;
pub mod tls;
