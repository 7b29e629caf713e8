//! The submission queue of the group commit: serving threads submit enquiries here and wait until they are on disk.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::lead::NewLead;
use crate::store::insert::{Accepted, KeyReused};
use crate::store::outbox::Backlog;
use crate::store::subscription_retention::SubscriptionCounts;
use crate::store_status::StoreStatus;

/// More than this many waiting means that the store does not keep up: better to say so at once.
const QUEUE_CAPACITY: usize = 2048;
/// A visitor who has waited this long is told to try again; the key makes that safe.
const SUBMIT_TIMEOUT: Duration = Duration::from_secs(12);

/// The enquiry is not stored, or may not be; the visitor must be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SubmitError {
    #[error("the enquiry may not be stored")]
    Unavailable,
    #[error(transparent)]
    KeyReused(#[from] KeyReused),
}

pub(crate) struct Submission {
    pub lead: NewLead,
    pub reply: oneshot::Sender<Result<Accepted, SubmitError>>,
}

#[derive(Clone)]
pub struct LeadQueue {
    submissions: mpsc::Sender<Submission>,
    status: Arc<StoreStatus>,
}

/// The end of the queue that the [service](crate::service) reads.
pub struct QueueReceiver {
    pub(crate) submissions: mpsc::Receiver<Submission>,
    pub(crate) status: Arc<StoreStatus>,
}

impl LeadQueue {
    pub fn new() -> (LeadQueue, QueueReceiver) {
        let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
        let status = Arc::new(StoreStatus::default());
        let queue = LeadQueue { submissions: sender, status: Arc::clone(&status) };
        (queue, QueueReceiver { submissions: receiver, status })
    }

    /// Returns when the enquiry is on disk.
    pub async fn submit(&self, lead: NewLead) -> Result<Accepted, SubmitError> {
        let (reply, result) = oneshot::channel();
        self.submissions.try_send(Submission { lead, reply }).map_err(|_| SubmitError::Unavailable)?;
        match tokio::time::timeout(SUBMIT_TIMEOUT, result).await {
            Ok(Ok(result)) => result,
            _ => Err(SubmitError::Unavailable),
        }
    }

    /// The store answered when it was last asked, and took what was last written.
    pub fn is_store_up(&self) -> bool {
        self.status.is_up()
    }

    /// Writes that failed since the start.
    pub fn failed_writes(&self) -> u64 {
        self.status.failed_writes()
    }

    /// What waited to be delivered when the store was last asked.
    pub fn backlog(&self) -> Backlog {
        self.status.backlog()
    }

    /// How many subscriptions and mails about them there were when the store was last asked.
    pub fn subscription_counts(&self) -> SubscriptionCounts {
        self.status.subscriptions()
    }
}
