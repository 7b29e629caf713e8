//! The application interface: all that the accept loops and the response cache need to know of what is behind them.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::request::Parts;
use torre_base::client_key::ClientKey;

pub trait Application: Clone + Send + Sync + 'static {
    /// What a visitor's cookies change in a response: part of the response cache's key.
    type Variant: Copy + Eq + Send + 'static;

    /// The variant that a line of cookies asks for, if it asks for one.
    fn variant(cookies: &str) -> Option<Self::Variant>;

    /// Grows whenever a response given before may no longer be right: what was cached under an older version is not
    /// given again.
    fn version(&self) -> u64;

    /// Who sends a request, also behind a proxy that is trusted: limits count by it.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> ClientKey;

    /// Bytes of a body that a handler will read; nothing where none is read.
    fn body_limit(&self, head: &Parts) -> Option<usize>;

    /// Whether a request asks for the program's health: it has turns of its own and is answered also under load.
    fn is_health_check(&self, path: &str) -> bool;

    /// Puts the security headers on a response: every one has them, whoever made it.
    fn secure(&self, headers: &mut HeaderMap);
}
