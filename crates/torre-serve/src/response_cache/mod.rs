//! The response cache: a bounded LRU cache of whole responses, one for each serving thread.
//!
//! A site of a hundred pages gives the same few hundred responses all day. The next client that asks for the same gets
//! them without routing or content negotiation by a handler.

pub(crate) mod bodies;
pub(crate) mod cache;
pub(crate) mod cached_response;
pub(crate) mod key;
pub mod repeatable;
