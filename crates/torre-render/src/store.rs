//! Pages that are rendered when somebody asks, kept up to a number of bytes; the one longest unused goes first.
//! Thousands of posts, or a crawler that walks all of them, take no more memory than that, and never a page
//! that is always kept.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};
use torre_base::page_key::PageKey;

use crate::compress::Variants;

/// A page, and all that it was made of.
#[derive(Debug)]
pub struct KeptPage {
    pub html: Arc<Variants>,
    input: [u8; 32],
    /// The version of the site that last found the page to be right.
    version: AtomicU64,
}

impl KeptPage {
    pub fn new(html: Arc<Variants>, input: [u8; 32], version: u64) -> KeptPage {
        KeptPage { html, input, version: AtomicU64::new(version) }
    }

    pub fn is_of(&self, version: u64) -> bool {
        self.version.load(Ordering::Relaxed) == version
    }

    /// A new version of the site that would make the same page takes it over.
    pub fn is_made_of(&self, input: &[u8; 32], version: u64) -> bool {
        let same = self.input == *input;
        if same {
            self.version.store(version, Ordering::Relaxed);
        }
        same
    }
}

#[derive(Debug)]
pub struct PageStore {
    limit: usize,
    shelf: Mutex<Shelf>,
    failures: Mutex<HashMap<PageKey, Instant>>,
    turns: Semaphore,
}

#[derive(Debug, Default)]
struct Shelf {
    pages: HashMap<PageKey, (u64, Arc<KeptPage>)>,
    /// Page by the moment it was last asked for.
    order: BTreeMap<u64, PageKey>,
    moment: u64,
    bytes: usize,
}

impl PageStore {
    /// `turns`: how many of these pages may be rendered at once.
    pub fn new(limit: usize, turns: usize) -> PageStore {
        PageStore {
            limit,
            shelf: Mutex::default(),
            failures: Mutex::default(),
            turns: Semaphore::new(turns.max(1)),
        }
    }

    pub fn get(&self, key: &PageKey) -> Option<Arc<KeptPage>> {
        let mut shelf = self.shelf();
        let page = Arc::clone(&shelf.pages.get(key)?.1);
        shelf.touch(key);
        Some(page)
    }

    pub fn put(&self, key: &PageKey, page: Arc<KeptPage>) {
        let mut shelf = self.shelf();
        shelf.remove(key);
        shelf.bytes += page.html.len();
        shelf.pages.insert(key.clone(), (0, page));
        shelf.touch(key);
        while shelf.bytes > self.limit {
            let Some(oldest) = shelf.order.values().next().cloned() else { return };
            shelf.remove(&oldest);
        }
    }

    /// Rendering these pages never takes every engine: the pages always kept find one free.
    pub async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        self.turns.acquire().await.ok()
    }

    pub fn failed_within(&self, key: &PageKey, time: Duration) -> bool {
        self.failures().get(key).is_some_and(|at| at.elapsed() < time)
    }

    pub fn note_failure(&self, key: &PageKey, forget_after: Duration) {
        let mut failures = self.failures();
        failures.retain(|_, at| at.elapsed() < forget_after);
        failures.insert(key.clone(), Instant::now());
    }

    /// True: there were pages that could not be rendered lately.
    pub fn forget_failures(&self) -> bool {
        let mut failures = self.failures();
        let were_there = !failures.is_empty();
        failures.clear();
        were_there
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn failures(&self) -> MutexGuard<'_, HashMap<PageKey, Instant>> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    fn touch(&mut self, key: &PageKey) {
        self.moment += 1;
        let Some((used, _)) = self.pages.get_mut(key) else { return };
        self.order.remove(used);
        *used = self.moment;
        self.order.insert(self.moment, key.clone());
    }

    fn remove(&mut self, key: &PageKey) {
        if let Some((used, page)) = self.pages.remove(key) {
            self.order.remove(&used);
            self.bytes -= page.html.len();
        }
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

    fn page(bytes: usize) -> Arc<KeptPage> {
        let html = Arc::new(Variants::plain(Bytes::from(vec![b'x'; bytes])));
        Arc::new(KeptPage::new(html, [1; 32], 1))
    }

    #[test]
    fn the_page_longest_unused_makes_room() {
        let store = PageStore::new(100, 1);
        store.put(&key("a"), page(40));
        store.put(&key("b"), page(40));
        assert!(store.get(&key("a")).is_some());
        store.put(&key("c"), page(40));
        assert!(store.get(&key("a")).is_some());
        assert!(store.get(&key("b")).is_none());
        assert!(store.get(&key("c")).is_some());
    }

    #[test]
    fn a_page_kept_anew_counts_once() {
        let store = PageStore::new(100, 1);
        for _ in 0..10 {
            store.put(&key("a"), page(60));
        }
        store.put(&key("b"), page(40));
        assert!(store.get(&key("a")).is_some());
        assert!(store.get(&key("b")).is_some());
    }

    #[test]
    fn a_page_larger_than_everything_is_not_kept() {
        let store = PageStore::new(100, 1);
        store.put(&key("a"), page(101));
        assert!(store.get(&key("a")).is_none());
        assert_eq!(store.shelf().bytes, 0);
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
