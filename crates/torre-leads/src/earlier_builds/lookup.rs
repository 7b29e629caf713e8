//! Where serving threads ask for a file of an earlier build. They never wait for the store longer than a moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::{mpsc, oneshot};

use crate::earlier_builds::build::is_asset_path;
use crate::earlier_builds::file_cache::FileCache;
use crate::earlier_builds::known_paths::KnownPaths;

/// More than this many waiting are told that there is no such file.
const QUEUE_CAPACITY: usize = 1024;
/// After this long there is no such file. A browser asks again by itself.
const ANSWER_TIMEOUT: Duration = Duration::from_millis(900);

#[derive(Clone)]
pub struct EarlierAssets {
    requests: mpsc::Sender<AssetRequest>,
    known: Arc<Known>,
}

/// The end that the [service](crate::service) reads.
pub struct AssetRequests {
    pub(super) requests: mpsc::Receiver<AssetRequest>,
    pub(super) known: Arc<Known>,
}

pub(super) struct AssetRequest {
    pub(super) path: String,
    pub(super) reply: oneshot::Sender<Option<Bytes>>,
}

/// What is known without asking the store.
pub(super) struct Known {
    pub(super) paths: KnownPaths,
    pub(super) files: FileCache,
    pub(super) store_reads: AtomicU64,
}

impl EarlierAssets {
    pub fn new() -> (EarlierAssets, AssetRequests) {
        let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
        let known = Arc::new(Known {
            paths: KnownPaths::default(),
            files: FileCache::new(),
            store_reads: AtomicU64::new(0),
        });
        let assets = EarlierAssets { requests: sender, known: Arc::clone(&known) };
        (assets, AssetRequests { requests: receiver, known })
    }

    /// None: no build in the store has it, or the store does not say in time.
    pub async fn get(&self, path: &str) -> Option<Bytes> {
        if !is_asset_path(path) {
            return None;
        }
        if let Some(file) = self.known.files.get(path) {
            return Some(file);
        }
        if self.known.paths.contains(path) == Some(false) {
            return None;
        }
        let (reply, answer) = oneshot::channel();
        self.requests.try_send(AssetRequest { path: path.to_owned(), reply }).ok()?;
        tokio::time::timeout(ANSWER_TIMEOUT, answer).await.ok()?.ok()?
    }

    /// Questions to the store since the start.
    pub fn store_reads(&self) -> u64 {
        self.known.store_reads.load(Ordering::Relaxed)
    }
}
