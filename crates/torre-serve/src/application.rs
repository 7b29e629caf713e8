//! The application interface: all that the accept loops and the response cache need to know of what is behind them.

use axum::http::HeaderMap;

pub trait Application: Clone + Send + Sync + 'static {
    /// What a visitor's cookies change in a response: part of the response cache's key.
    type Variant: Copy + Eq + Send + 'static;

    /// The variant that a line of cookies asks for, if it asks for one.
    fn variant(cookies: &str) -> Option<Self::Variant>;

    /// Grows whenever a response given before may no longer be right: what was cached under an older version is not
    /// given again.
    fn version(&self) -> u64;

    /// Puts the security headers on a response that no handler made.
    fn secure(&self, headers: &mut HeaderMap);
}
