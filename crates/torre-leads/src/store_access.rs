//! Work of other layers on the store: closures that run on the thread that owns it, a few at a time, so that threads
//! that serve visitors never wait for a disk and enquiries always find a connection free.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store_slot::StoreSlot;

/// More than this many waiting means that the store does not keep up: better to say so at once.
const QUEUE_CAPACITY: usize = 256;
/// Half of SQLite's connections.
const MAX_CONCURRENT: usize = 2;
const WORK_TIMEOUT: Duration = Duration::from_secs(10);
const REPLY_TIMEOUT: Duration = Duration::from_secs(12);

/// The store does not answer; nothing may have been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the store cannot be reached")]
pub struct Unavailable;

type Job = Box<dyn FnOnce(Arc<LeadStore>, Arc<StoreSlot>) -> Work + Send>;
type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

#[derive(Clone)]
pub struct StoreAccess(mpsc::Sender<Job>);

/// The end of the queue that the store is behind.
pub struct StoreJobs(mpsc::Receiver<Job>);

impl StoreAccess {
    pub fn new() -> (StoreAccess, StoreJobs) {
        let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
        (StoreAccess(sender), StoreJobs(receiver))
    }

    /// Runs `work` on the store's thread and waits for what it gives.
    pub async fn run<T, W, F>(&self, work: W) -> Result<T, Unavailable>
    where
        T: Send + 'static,
        W: FnOnce(Arc<LeadStore>) -> F + Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |store, slot| {
            Box::pin(async move {
                // Who gave up waiting costs nothing more.
                if !reply.is_closed() {
                    let _ = reply.send(in_time(&slot, work(store)).await);
                }
            })
        });
        self.0.try_send(job).map_err(|_| Unavailable)?;
        match tokio::time::timeout(REPLY_TIMEOUT, answer).await {
            Ok(Ok(answer)) => answer,
            _ => Err(Unavailable),
        }
    }
}

/// Runs until the queue is closed. Without a store a job is dropped, and whoever waits for it is told.
pub(crate) async fn run(mut jobs: StoreJobs, slot: Arc<StoreSlot>) {
    let permits = Arc::new(Semaphore::new(MAX_CONCURRENT));
    while let Some(job) = jobs.0.recv().await {
        let Ok(permit) = Arc::clone(&permits).acquire_owned().await else { return };
        let Some(store) = slot.store() else { continue };
        let work = job(store, Arc::clone(&slot));
        tokio::spawn(async move {
            work.await;
            drop(permit);
        });
    }
}

async fn in_time<T>(
    slot: &StoreSlot,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, Unavailable> {
    let result = tokio::time::timeout(WORK_TIMEOUT, work).await.unwrap_or(Err(StoreError::TimedOut));
    result.map_err(|error| {
        slot.status.record_failed_write(&error);
        tracing::error!("the office's data cannot be read or written: {error}");
        Unavailable
    })
}
