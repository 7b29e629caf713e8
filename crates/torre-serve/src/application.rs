//! What the accept loops need to know of the application behind them.

use axum::http::HeaderMap;

pub trait Application: Clone + Send + Sync + 'static {
    /// Grows whenever an answer given before may no longer be right: what is remembered from an older version is not
    /// given again.
    fn version(&self) -> u64;

    /// Puts the security headers on an answer that no handler made.
    fn secure(&self, headers: &mut HeaderMap);
}
