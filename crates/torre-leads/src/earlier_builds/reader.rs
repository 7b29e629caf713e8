//! Answers what serving threads ask about earlier builds, on the thread that owns the store.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bytes::Bytes;
use futures_util::{StreamExt, stream};
use tokio::sync::Mutex;

use crate::earlier_builds::lookup::{AssetRequest, AssetRequests, Known};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store_slot::StoreSlot;

/// Half of SQLite's connections: enquiries find one free.
const CONCURRENT_READS: usize = 2;
const READ_TIMEOUT: Duration = Duration::from_millis(500);

/// Runs until it is dropped.
pub(crate) async fn run(requests: AssetRequests, slot: Arc<StoreSlot>) {
    let AssetRequests { mut requests, known } = requests;
    let reader = Reader { known, slot, refresh: Mutex::default() };
    stream::poll_fn(move |context| requests.poll_recv(context))
        .for_each_concurrent(CONCURRENT_READS, |request| reader.answer(request))
        .await;
}

struct Reader {
    known: Arc<Known>,
    slot: Arc<StoreSlot>,
    /// Whoever comes second finds the paths read.
    refresh: Mutex<()>,
}

impl Reader {
    async fn answer(&self, AssetRequest { path, reply }: AssetRequest) {
        // Who gave up waiting costs nothing more.
        if !reply.is_closed() {
            let _ = reply.send(self.file(&path).await);
        }
    }

    async fn file(&self, path: &str) -> Option<Bytes> {
        if let Some(file) = self.known.files.get(path) {
            return Some(file);
        }
        let store = self.slot.store().filter(|_| self.slot.status.is_up())?;
        if !self.is_in_store(&store, path).await {
            return None;
        }
        let file = Bytes::from(self.in_time(store.build_file(path)).await??);
        self.known.files.put(path, file.clone());
        Some(file)
    }

    async fn is_in_store(&self, store: &LeadStore, path: &str) -> bool {
        let _refresh = self.refresh.lock().await;
        if let Some(contained) = self.known.paths.contains(path) {
            return contained;
        }
        match self.in_time(store.build_paths()).await {
            Some(paths) => self.known.paths.replace(paths),
            None => self.known.paths.keep(),
        }
        self.known.paths.contains(path).unwrap_or(false)
    }

    /// None: the store failed or was too slow, and the log says so.
    async fn in_time<T>(&self, answer: impl Future<Output = Result<T, StoreError>>) -> Option<T> {
        self.known.store_reads.fetch_add(1, Ordering::Relaxed);
        let answer = tokio::time::timeout(READ_TIMEOUT, answer).await.unwrap_or(Err(StoreError::TimedOut));
        answer.inspect_err(|error| tracing::warn!("files of earlier builds cannot be read: {error}")).ok()
    }
}
