//! The cache key: what a cached response depends on, as one request says it.

use axum::http::{HeaderMap, Method, Request, header};

use crate::application::Application;
use crate::negotiate::AcceptedEncodings;

/// A request as far as a cached response depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CacheKey<'a, V> {
    /// Path and query.
    pub address: &'a str,
    pub accepted: AcceptedEncodings,
    pub variant: Option<V>,
}

/// The key of a request whose response is not known yet.
#[derive(Debug)]
pub(crate) struct PendingKey<V> {
    /// Of the application when the request came: a response that took longer than the version lived is not cached.
    pub version: u64,
    pub address: Box<str>,
    pub accepted: AcceptedEncodings,
    pub variant: Option<V>,
}

impl<'a, V: Copy> CacheKey<'a, V> {
    pub(crate) fn of<A: Application<Variant = V>, B>(request: &'a Request<B>) -> Option<CacheKey<'a, V>> {
        let address = request.uri().path_and_query().filter(|_| request.method() == Method::GET)?;
        let headers = request.headers();
        Some(CacheKey {
            address: address.as_str(),
            accepted: AcceptedEncodings::of(headers),
            variant: variant::<A>(headers),
        })
    }

    pub(crate) fn pending(&self, version: u64) -> PendingKey<V> {
        PendingKey { version, address: self.address.into(), accepted: self.accepted, variant: self.variant }
    }
}

fn variant<A: Application>(headers: &HeaderMap) -> Option<A::Variant> {
    let lines = headers.get_all(header::COOKIE).iter();
    lines.filter_map(|line| line.to_str().ok()).find_map(A::variant)
}
