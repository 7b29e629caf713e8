//! An LRU cache for pages that are rendered on demand, bounded by bytes. Thousands of posts, or a crawler that walks
//! all of them, take no more memory than that, and never evict a page that is prerendered.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use lru::LruCache;
use tokio::sync::{AcquireError, Semaphore, SemaphorePermit};
use torre_base::page_key::PageKey;

use crate::compress::Variants;
use crate::last_failure::RETRY_AFTER;

/// A page, and all that it was rendered from.
#[derive(Debug)]
pub struct CachedPage {
    pub html: Arc<Variants>,
    input: [u8; 32],
    /// The version of the site that last found the page to be right.
    version: AtomicU64,
}

impl CachedPage {
    pub fn new(html: Arc<Variants>, input: [u8; 32], version: u64) -> CachedPage {
        CachedPage { html, input, version: AtomicU64::new(version) }
    }

    pub fn is_of(&self, version: u64) -> bool {
        self.version.load(Ordering::Relaxed) == version
    }

    /// A new version of the site that would render the same page takes it over.
    pub fn is_made_of(&self, input: &[u8; 32], version: u64) -> bool {
        let same = self.input == *input;
        if same {
            self.version.store(version, Ordering::Relaxed);
        }
        same
    }
}

#[derive(Debug)]
pub struct PageCache {
    max_bytes: usize,
    pages: Mutex<Pages>,
    failures: Mutex<HashMap<PageKey, Instant>>,
    render_permits: Semaphore,
}

#[derive(Debug)]
struct Pages {
    /// Not bounded by their number.
    by_use: LruCache<PageKey, Arc<CachedPage>>,
    bytes: usize,
}

impl PageCache {
    /// `render_permits`: how many of these pages may be rendered at once.
    pub fn new(max_bytes: usize, render_permits: usize) -> PageCache {
        PageCache {
            max_bytes,
            pages: Mutex::new(Pages { by_use: LruCache::unbounded(), bytes: 0 }),
            failures: Mutex::default(),
            render_permits: Semaphore::new(render_permits.max(1)),
        }
    }

    pub fn get(&self, key: &PageKey) -> Option<Arc<CachedPage>> {
        self.pages().by_use.get(key).cloned()
    }

    pub fn put(&self, key: &PageKey, page: Arc<CachedPage>) {
        let mut pages = self.pages();
        pages.bytes += page.html.len();
        if let Some(replaced) = pages.by_use.put(key.clone(), page) {
            pages.bytes -= replaced.html.len();
        }
        while pages.bytes > self.max_bytes {
            let Some((_, least_used)) = pages.by_use.pop_lru() else { return };
            pages.bytes -= least_used.html.len();
        }
    }

    /// Rendering these pages never takes every engine: prerendered pages find one free.
    pub async fn render_permit(&self) -> Result<SemaphorePermit<'_>, AcquireError> {
        self.render_permits.acquire().await
    }

    pub fn has_failed_recently(&self, key: &PageKey) -> bool {
        self.failures().get(key).is_some_and(|at| at.elapsed() < RETRY_AFTER)
    }

    pub fn record_failure(&self, key: &PageKey) {
        let mut failures = self.failures();
        failures.retain(|_, at| at.elapsed() < RETRY_AFTER);
        failures.insert(key.clone(), Instant::now());
    }

    /// True: there were pages that could not be rendered lately.
    pub fn forget_failures(&self) -> bool {
        let mut failures = self.failures();
        let were_there = !failures.is_empty();
        failures.clear();
        were_there
    }

    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn failures(&self) -> MutexGuard<'_, HashMap<PageKey, Instant>> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;

    use super::*;
    use torre_base::language::Language;

    fn key(page: &str) -> PageKey {
        PageKey { page: page.to_owned(), language: Language::Es }
    }

    fn page(bytes: usize) -> Arc<CachedPage> {
        let html = Arc::new(Variants::plain(Bytes::from(vec![b'x'; bytes])));
        Arc::new(CachedPage::new(html, [1; 32], 1))
    }

    #[test]
    fn the_page_longest_unused_makes_room() {
        let cache = PageCache::new(100, 1);
        cache.put(&key("a"), page(40));
        cache.put(&key("b"), page(40));
        assert!(cache.get(&key("a")).is_some());
        cache.put(&key("c"), page(40));
        assert!(cache.get(&key("a")).is_some());
        assert!(cache.get(&key("b")).is_none());
        assert!(cache.get(&key("c")).is_some());
    }

    #[test]
    fn a_page_cached_anew_counts_once() {
        let cache = PageCache::new(100, 1);
        for _ in 0..10 {
            cache.put(&key("a"), page(60));
        }
        cache.put(&key("b"), page(40));
        assert!(cache.get(&key("a")).is_some());
        assert!(cache.get(&key("b")).is_some());
    }

    #[test]
    fn a_page_larger_than_everything_is_not_cached() {
        let cache = PageCache::new(100, 1);
        cache.put(&key("a"), page(101));
        assert!(cache.get(&key("a")).is_none());
        assert_eq!(cache.pages().bytes, 0);
    }

    #[test]
    fn a_page_passes_to_a_version_that_would_make_the_same() {
        let page = page(1);
        assert!(!page.is_of(2));
        assert!(!page.is_made_of(&[2; 32], 2));
        assert!(!page.is_of(2));
        assert!(page.is_made_of(&[1; 32], 2));
        assert!(page.is_of(2));
    }
}
