//! The context of one serving thread: what all its connections share, and nothing of another thread's but limits.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::http::{Request, Response};
use tokio::sync::Semaphore;

use crate::application::Application;
use crate::counters::Counters;
use crate::request_limits::RequestLimits;
use crate::response_cache::bodies::{Bodies, SharedBodies};
use crate::response_cache::cache::ResponseCache;
use crate::response_cache::cached_response::CachedResponse;
use crate::response_cache::key::{CacheKey, PendingKey};
use crate::settings::{FastPath, Settings};

pub(crate) struct ThreadContext<A: Application> {
    pub app: A,
    pub router: Router,
    pub settings: Settings,
    /// Of all threads together.
    pub limits: RequestLimits,
    pub counters: Arc<Counters>,
    /// Bodies with memory files, where those are used.
    pub bodies: Option<SharedBodies>,
    /// One thread takes this lock, and never across an await: it is always free.
    cache: Option<Mutex<ResponseCache<A::Variant>>>,
}

impl<A: Application> ThreadContext<A> {
    pub(crate) fn new(
        app: A,
        router: Router,
        settings: Settings,
        limits: RequestLimits,
        counters: Arc<Counters>,
    ) -> ThreadContext<A> {
        let bodies = Bodies::counted_by(Arc::clone(&counters.memory_file_bytes));
        let with_files = settings.fast_path >= FastPath::ZeroCopy && cfg!(target_os = "linux");
        let cache = (settings.fast_path >= FastPath::Cache)
            .then(|| Mutex::new(ResponseCache::new(Arc::clone(&bodies), with_files)));
        let bodies = with_files.then_some(bodies);
        ThreadContext { app, router, settings, limits, counters, bodies, cache }
    }

    pub(crate) fn cached<T>(
        &self,
        key: &CacheKey<'_, A::Variant>,
        read: impl FnOnce(&CachedResponse) -> T,
    ) -> Option<T> {
        self.cache()?.get(key, self.app.version(), read)
    }

    /// The key under which the response to a request may be cached, once it is known.
    pub(crate) fn pending_key<B>(&self, request: &Request<B>) -> Option<PendingKey<A::Variant>> {
        self.cache.as_ref()?;
        Some(CacheKey::of::<A, B>(request)?.pending(self.app.version()))
    }

    pub(crate) fn cache_response<B>(&self, key: PendingKey<A::Variant>, response: &mut Response<B>) {
        if let Some(mut cache) = self.cache() {
            cache.insert(key, response);
        }
    }

    /// The turns that a request needs one of; cached responses need none.
    pub(crate) fn turns(&self, path: &str) -> &Semaphore {
        if self.app.is_health_check(path) { &self.limits.health_checks } else { &self.limits.requests }
    }

    pub(crate) fn has_cache(&self) -> bool {
        self.cache.is_some()
    }

    fn cache(&self) -> Option<MutexGuard<'_, ResponseCache<A::Variant>>> {
        Some(self.cache.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
