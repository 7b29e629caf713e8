//! Files of earlier builds that were asked for lately: when a new build is out, many ask for the same ones at once.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use lru::LruCache;

/// More than two builds of this site's size.
const MAX_BYTES: usize = 4 * 1024 * 1024;

#[derive(Debug)]
pub(super) struct FileCache(Mutex<Files>);

#[derive(Debug)]
struct Files {
    /// Not bounded by their number: the paths come from the store.
    by_use: LruCache<String, Bytes>,
    bytes: usize,
}

impl FileCache {
    pub(super) fn new() -> FileCache {
        FileCache(Mutex::new(Files { by_use: LruCache::unbounded(), bytes: 0 }))
    }

    pub(super) fn get(&self, path: &str) -> Option<Bytes> {
        self.files().by_use.get(path).cloned()
    }

    pub(super) fn put(&self, path: &str, file: Bytes) {
        let mut files = self.files();
        files.bytes += file.len();
        if let Some(replaced) = files.by_use.put(path.to_owned(), file) {
            files.bytes -= replaced.len();
        }
        while files.bytes > MAX_BYTES {
            let Some((_, least_used)) = files.by_use.pop_lru() else { break };
            files.bytes -= least_used.len();
        }
    }

    fn files(&self) -> MutexGuard<'_, Files> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_longest_unused_makes_room() {
        let cache = FileCache::new();
        let third = Bytes::from(vec![0; MAX_BYTES / 3]);
        for path in ["a", "b", "a", "c", "d"] {
            cache.put(path, third.clone());
            assert!(cache.get("a").is_some());
        }
        assert!(cache.get("b").is_none() && cache.get("c").is_some() && cache.get("d").is_some());
        cache.put("e", Bytes::from(vec![0; MAX_BYTES + 1]));
        assert_eq!(cache.files().bytes, 0, "too large to keep");
    }
}
