//! The queue between the serving threads and the store: subscribing, looking at a mailed link, pressing its buttons.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};

use crate::store::error::StoreError;
use crate::store_slot::StoreSlot;
use crate::subscriptions::link::{Confirmation, Link};
use crate::subscriptions::subscription::NewSubscription;
use crate::subscriptions::token::TokenHash;
use crate::subscriptions::topic::Topic;

/// More than this many waiting means that the store does not keep up: better to say so at once.
const QUEUE_CAPACITY: usize = 256;
/// As many as the store has connections to spare.
const MAX_CONCURRENT: usize = 3;
const STORE_TIMEOUT: Duration = Duration::from_secs(10);
const REPLY_TIMEOUT: Duration = Duration::from_secs(12);

/// The store does not answer; nothing may have been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the subscriptions cannot be reached")]
pub struct Unavailable;

type Reply<T> = oneshot::Sender<Result<T, Unavailable>>;

enum Request {
    Subscribe(Box<NewSubscription>, Reply<()>),
    Find(TokenHash, Reply<Link>),
    Confirm(TokenHash, Vec<Topic>, Reply<Confirmation>),
    Unsubscribe(TokenHash, Reply<Vec<Topic>>),
}

#[derive(Clone)]
pub struct Subscriptions(mpsc::Sender<Request>);

/// The end of the queue that the store is behind.
pub struct SubscriptionRequests(mpsc::Receiver<Request>);

impl Subscriptions {
    pub fn new() -> (Subscriptions, SubscriptionRequests) {
        let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
        (Subscriptions(sender), SubscriptionRequests(receiver))
    }

    /// Returns when it is on disk.
    pub async fn subscribe(&self, subscription: NewSubscription) -> Result<(), Unavailable> {
        self.ask(|reply| Request::Subscribe(Box::new(subscription), reply)).await
    }

    /// Changes nothing.
    pub async fn find(&self, token: TokenHash) -> Result<Link, Unavailable> {
        self.ask(|reply| Request::Find(token, reply)).await
    }

    pub async fn confirm(&self, token: TokenHash, shown: Vec<Topic>) -> Result<Confirmation, Unavailable> {
        self.ask(|reply| Request::Confirm(token, shown, reply)).await
    }

    /// What has ended; nothing where there was nothing any more.
    pub async fn unsubscribe(&self, token: TokenHash) -> Result<Vec<Topic>, Unavailable> {
        self.ask(|reply| Request::Unsubscribe(token, reply)).await
    }

    async fn ask<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, Unavailable> {
        let (reply, answer) = oneshot::channel();
        self.0.try_send(request(reply)).map_err(|_| Unavailable)?;
        match tokio::time::timeout(REPLY_TIMEOUT, answer).await {
            Ok(Ok(answer)) => answer,
            _ => Err(Unavailable),
        }
    }
}

/// Runs until the queue is closed. `outbox_changed` wakes the worker that sends confirmations.
pub(crate) async fn run(
    mut requests: SubscriptionRequests,
    slot: Arc<StoreSlot>,
    outbox_changed: Arc<Notify>,
) {
    let permits = Arc::new(Semaphore::new(MAX_CONCURRENT));
    while let Some(request) = requests.0.recv().await {
        let Ok(permit) = Arc::clone(&permits).acquire_owned().await else { return };
        let (slot, outbox_changed) = (Arc::clone(&slot), Arc::clone(&outbox_changed));
        tokio::spawn(async move {
            answer(request, &slot, &outbox_changed).await;
            drop(permit);
        });
    }
}

async fn answer(request: Request, slot: &StoreSlot, outbox_changed: &Notify) {
    let now = Timestamp::now().as_millisecond();
    let Some(store) = slot.store() else { return };
    match request {
        Request::Subscribe(subscription, reply) => {
            let _ = reply.send(in_time(slot, store.subscribe(&subscription)).await);
            outbox_changed.notify_waiters();
        }
        Request::Find(token, reply) => {
            let _ = reply.send(in_time(slot, store.find_link(&token, now)).await);
        }
        Request::Confirm(token, shown, reply) => {
            let _ = reply.send(in_time(slot, store.confirm(&token, &shown, now)).await);
        }
        Request::Unsubscribe(token, reply) => {
            let _ = reply.send(in_time(slot, store.unsubscribe(&token)).await);
        }
    }
}

async fn in_time<T>(
    slot: &StoreSlot,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, Unavailable> {
    let result = tokio::time::timeout(STORE_TIMEOUT, work).await.unwrap_or(Err(StoreError::TimedOut));
    result.map_err(|error| {
        slot.status.record_failed_write(&error);
        tracing::error!("subscriptions cannot be read or written: {error}");
        Unavailable
    })
}
