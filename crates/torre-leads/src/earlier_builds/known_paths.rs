//! The paths of the builds in the store, as they were last read: a name that somebody invented costs no question to the
//! store.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use arc_swap::ArcSwapOption;

/// The store is asked for its paths at most this often.
const MAX_AGE: Duration = Duration::from_secs(2);

#[derive(Debug, Default)]
pub(super) struct KnownPaths(ArcSwapOption<Snapshot>);

#[derive(Debug)]
struct Snapshot {
    paths: Arc<HashSet<String>>,
    read_at: Instant,
}

impl KnownPaths {
    /// None: too long ago to say; another instance may have stored a build since.
    pub(super) fn contains(&self, path: &str) -> Option<bool> {
        let snapshot = self.0.load();
        let snapshot = snapshot.as_ref().filter(|snapshot| snapshot.read_at.elapsed() < MAX_AGE)?;
        Some(snapshot.paths.contains(path))
    }

    pub(super) fn replace(&self, paths: HashSet<String>) {
        self.set(Arc::new(paths));
    }

    /// The store did not answer: what was known stands, and it is not asked again at once.
    pub(super) fn keep(&self) {
        self.set(self.0.load().as_ref().map(|snapshot| Arc::clone(&snapshot.paths)).unwrap_or_default());
    }

    fn set(&self, paths: Arc<HashSet<String>>) {
        self.0.store(Some(Arc::new(Snapshot { paths, read_at: Instant::now() })));
    }
}
