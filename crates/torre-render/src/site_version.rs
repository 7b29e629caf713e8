//! The version number of a site: grows with every publication, and whenever a stale page has been replaced.

use std::sync::atomic::{AtomicU64, Ordering};

static NEXT: AtomicU64 = AtomicU64::new(1);

#[derive(Debug)]
pub(crate) struct SiteVersion(AtomicU64);

impl SiteVersion {
    pub(crate) fn new() -> SiteVersion {
        SiteVersion(AtomicU64::new(next()))
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Acquire)
    }

    /// Responses that were cached so far are not sent again without asking the site.
    pub(crate) fn advance(&self) {
        self.0.store(next(), Ordering::Release);
    }
}

fn next() -> u64 {
    NEXT.fetch_add(1, Ordering::Relaxed)
}
