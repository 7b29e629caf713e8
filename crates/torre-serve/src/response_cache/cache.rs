//! The LRU cache itself: bounded by addresses and by bytes, emptied by a new version of the application.
//!
//! The key is what was negotiated, not what was said: address, application variant, and the encoding that was chosen
//! among those that the body exists in. However many ways there are to write `Accept-Encoding`, a body has as many
//! cached responses as encodings.

use std::num::NonZeroUsize;
use std::sync::{MutexGuard, PoisonError};

use axum::http::{Response, StatusCode};
use foldhash::quality::RandomState;
use lru::LruCache;
use torre_base::encoding::Encoding;

use crate::encoding_set::EncodingSet;
use crate::response_cache::bodies::{Bodies, SharedBodies};
use crate::response_cache::cached_response::CachedResponse;
use crate::response_cache::key::{CacheKey, PendingKey};
use crate::response_cache::repeatable::Repeatable;

/// Addresses of one serving thread.
const MOST_ADDRESSES: NonZeroUsize = NonZeroUsize::new(1024).unwrap();
/// Bodies and memory files of one serving thread.
const MOST_BYTES: usize = 16 * 1024 * 1024;
/// A body that would push out too many others is not cached.
const LARGEST_BODY: usize = MOST_BYTES / 8;
/// Encodings of one address, in every variant that applications have.
const MOST_REPRESENTATIONS: usize = 16;

pub(crate) struct ResponseCache<V> {
    version: u64,
    /// By path and query.
    entries: LruCache<Box<str>, Vec<Representation<V>>, RandomState>,
    bodies: SharedBodies,
    with_files: bool,
}

struct Representation<V> {
    variant: Option<V>,
    encoding: Encoding,
    /// What the encoding was chosen from.
    available: EncodingSet,
    response: CachedResponse,
    /// Asked for again since it was cached.
    is_hot: bool,
}

impl<V: Copy + Eq> ResponseCache<V> {
    /// `with_files`: bodies that are asked for again get a memory file.
    pub(crate) fn new(bodies: SharedBodies, with_files: bool) -> ResponseCache<V> {
        let entries = LruCache::with_hasher(MOST_ADDRESSES, RandomState::default());
        ResponseCache { version: 0, entries, bodies, with_files }
    }

    /// Reads the response to a request, if it was cached since the application last changed.
    pub(crate) fn get<T>(
        &mut self,
        key: &CacheKey<'_, V>,
        version: u64,
        read: impl FnOnce(&CachedResponse) -> T,
    ) -> Option<T> {
        self.advance_to(version);
        let representations = self.entries.get_mut(key.address).filter(|_| self.version == version)?;
        let found = representations.iter_mut().find(|representation| representation.answers(key))?;
        let result = read(&found.response);
        if !found.is_hot && self.with_files {
            found.is_hot = true;
            lock(&self.bodies).give_file(&found.response.body);
            self.shrink();
        }
        Some(result)
    }

    /// Caches a response, if its handler says that it may be.
    pub(crate) fn insert<B>(&mut self, key: PendingKey<V>, response: &mut Response<B>) {
        let Some(Repeatable { body, encodings }) = response.extensions_mut().remove() else { return };
        self.advance_to(key.version);
        let is_late = self.version > key.version;
        if response.status() != StatusCode::OK || is_late || body.len() > LARGEST_BODY {
            return;
        }
        lock(&self.bodies).add(&body);
        let new = Representation {
            variant: key.variant,
            encoding: key.accepted.first_of(encodings),
            available: encodings,
            response: CachedResponse::new(response.headers().clone(), body),
            is_hot: false,
        };
        let mut all = self.entries.pop(&key.address).unwrap_or_default();
        let full = all.len() >= MOST_REPRESENTATIONS;
        let mut replaced = all.extract_if(.., |old| full || new.replaces(old)).collect();
        self.release(&mut replaced);
        all.push(new);
        if let Some((_, mut evicted)) = self.entries.push(key.address, all) {
            self.release(&mut evicted);
        }
        self.shrink();
    }

    /// What was cached under an older version goes, and its memory with it.
    fn advance_to(&mut self, version: u64) {
        if self.version < version {
            while self.evict_one() {}
            self.version = version;
        }
    }

    fn shrink(&mut self) {
        while lock(&self.bodies).bytes() > MOST_BYTES && self.evict_one() {}
    }

    /// The address that was asked for least recently.
    fn evict_one(&mut self) -> bool {
        let evicted = self.entries.pop_lru();
        evicted.map(|(_, mut representations)| self.release(&mut representations)).is_some()
    }

    fn release(&self, representations: &mut Vec<Representation<V>>) {
        let mut bodies = lock(&self.bodies);
        representations.drain(..).for_each(|gone| bodies.remove(&gone.response.body));
    }
}

impl<V: Copy + Eq> Representation<V> {
    fn answers(&self, key: &CacheKey<'_, V>) -> bool {
        self.variant == key.variant && key.accepted.first_of(self.available) == self.encoding
    }

    /// The same again, or what was chosen from other encodings than there are now.
    fn replaces(&self, old: &Representation<V>) -> bool {
        self.variant == old.variant && (self.encoding == old.encoding || self.available != old.available)
    }
}

fn lock(bodies: &SharedBodies) -> MutexGuard<'_, Bodies> {
    bodies.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
