//! The HTTP client for calls to services outside: the webhook of enquiries and the country lookup.

pub mod client;
pub mod error;
