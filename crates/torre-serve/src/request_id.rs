//! Request ids: one for each request that is routed, in its response and in every line it writes to the log.

use std::fmt;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::http::{HeaderName, HeaderValue};
use uuid::Uuid;

pub(crate) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Tells instances, and runs of one instance, apart.
static INSTANCE: LazyLock<String> = LazyLock::new(|| {
    let id = Uuid::now_v7().simple().to_string();
    id[id.len() - 8..].to_owned()
});
static NEXT: AtomicU64 = AtomicU64::new(1);

#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestId(u64);

impl RequestId {
    pub(crate) fn next() -> RequestId {
        RequestId(NEXT.fetch_add(1, Relaxed))
    }

    pub(crate) fn header(self) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.to_string()).ok()
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:08x}", *INSTANCE, self.0)
    }
}
