//! The compressed forms of files, by the hash of their bytes: an LRU cache that outlives versions of the site, so that a
//! changed word compresses no file again. Bounded by bytes.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use crate::compress::Encodings;

#[derive(Debug)]
pub struct CompressionCache {
    max_bytes: usize,
    kept: Mutex<Kept>,
}

#[derive(Debug)]
struct Kept {
    /// Not bounded by their number.
    by_use: LruCache<String, Arc<Encodings>>,
    bytes: usize,
}

/// Beside the forms themselves: the hash and the entry.
const ENTRY_BYTES: usize = 256;

impl CompressionCache {
    pub fn new(max_bytes: usize) -> CompressionCache {
        CompressionCache { max_bytes, kept: Mutex::new(Kept { by_use: LruCache::unbounded(), bytes: 0 }) }
    }

    pub fn get(&self, hash: &str) -> Option<Arc<Encodings>> {
        self.kept().by_use.get(hash).cloned()
    }

    /// What would push out too much of the rest is remembered as not worth compressing: it would be made again and again.
    pub fn put(&self, hash: &str, encodings: Encodings) -> Arc<Encodings> {
        let fits = encodings.len() <= self.max_bytes / 4;
        let encodings = Arc::new(if fits { encodings } else { Encodings::default() });
        let mut kept = self.kept();
        kept.bytes += ENTRY_BYTES + encodings.len();
        if let Some(replaced) = kept.by_use.put(hash.to_owned(), Arc::clone(&encodings)) {
            kept.bytes -= ENTRY_BYTES + replaced.len();
        }
        while kept.bytes > self.max_bytes {
            let Some((_, least_used)) = kept.by_use.pop_lru() else { break };
            kept.bytes -= ENTRY_BYTES + least_used.len();
        }
        encodings
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;

    use super::*;

    fn encodings(bytes: usize) -> Encodings {
        Encodings { gzip: Some(Bytes::from(vec![0; bytes])), ..Encodings::default() }
    }

    #[test]
    fn the_file_longest_unused_makes_room() {
        let cache = CompressionCache::new(10 * ENTRY_BYTES);
        for hash in ["a", "b", "c", "d"] {
            cache.put(hash, encodings(2 * ENTRY_BYTES));
            assert!(cache.get("a").is_some());
        }
        assert!(cache.get("b").is_none());
        assert!(cache.get("d").is_some());
        assert_eq!(cache.kept().bytes, 9 * ENTRY_BYTES);
    }

    #[test]
    fn what_takes_too_much_room_is_remembered_without_its_forms() {
        let cache = CompressionCache::new(10 * ENTRY_BYTES);
        cache.put("a", encodings(5 * ENTRY_BYTES));
        assert!(cache.get("a").unwrap().gzip.is_none());
    }
}
