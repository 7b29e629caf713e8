//! What the handlers ask: whether there is an office, and work on its store.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use torre_base::clock::Clock;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store_access::{StoreAccess, Unavailable};

use crate::auth::relying_party::RelyingParty;
use crate::auth::seal::Seal;
use crate::live::queue::LiveQueue;
use crate::store::{keys, staff};

/// While nobody was invited, the store is asked this often, however many ask us.
const ASK_INTERVAL: Duration = Duration::from_secs(1);

#[derive(Clone)]
pub struct Office(Arc<Inner>);

struct Inner {
    store: StoreAccess,
    party: RelyingParty,
    seal: OnceLock<Seal>,
    /// Somebody was invited; nothing takes that back.
    is_open: AtomicBool,
    asked: Mutex<Option<Instant>>,
    live: LiveQueue,
    clock: Clock,
}

impl Office {
    pub fn new(store: StoreAccess, party: RelyingParty, clock: Clock) -> Office {
        Office(Arc::new(Inner {
            store,
            party,
            seal: OnceLock::new(),
            is_open: AtomicBool::new(false),
            asked: Mutex::new(None),
            live: LiveQueue::default(),
            clock,
        }))
    }

    pub fn party(&self) -> &RelyingParty {
        &self.0.party
    }

    /// What time it is for reminders and for the mail of the morning: a preview of another day has those of that day.
    pub fn now(&self) -> Timestamp {
        self.0.clock.now()
    }

    /// Who watches the queue, and what they are told.
    pub fn live(&self) -> &LiveQueue {
        &self.0.live
    }

    pub async fn run<T, W, F>(&self, work: W) -> Result<T, Unavailable>
    where
        T: Send + 'static,
        W: FnOnce(Arc<LeadStore>) -> F + Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        self.0.store.run(work).await
    }

    /// False until somebody was invited, or while nobody can tell.
    pub async fn is_open(&self) -> bool {
        if self.0.is_open.load(Ordering::Acquire) {
            return true;
        }
        if !self.may_ask(Instant::now()) {
            return false;
        }
        let found = self.run(|store| async move { staff::any(&store).await }).await;
        let is_open = found.unwrap_or(false);
        self.0.is_open.store(is_open, Ordering::Release);
        is_open
    }

    fn may_ask(&self, now: Instant) -> bool {
        let mut asked = self.0.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = asked.is_none_or(|asked| now - asked >= ASK_INTERVAL);
        if is_due {
            *asked = Some(now);
        }
        is_due
    }

    pub(crate) async fn seal(&self) -> Result<Seal, Unavailable> {
        if let Some(seal) = self.0.seal.get() {
            return Ok(seal.clone());
        }
        let seal = self.run(|store| async move { keys::seal(&store).await }).await?.ok_or(Unavailable)?;
        Ok(self.0.seal.get_or_init(|| seal).clone())
    }
}
