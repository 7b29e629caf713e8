//! Brings the sums to the store, once a minute and at the end. A killed process loses what it has not written yet, the
//! last minute at most; what was written is never written twice.

use std::collections::VecDeque;
use std::time::Duration;

use jiff::Timestamp;
use torre_leads::retention::cutoff;
use torre_leads::store_access::{StoreAccess, Unavailable};
use uuid::Uuid;

use crate::counter::VisitCounter;
use crate::store::{fold, purge, write};
use crate::sums::Sums;

const INTERVAL: Duration = Duration::from_secs(60);
const LAST_WRITE: Duration = Duration::from_secs(3);
/// While the store is away: half an hour of minutes, then the oldest are given up.
const MAX_WAITING: usize = 30;
/// Minutes between two looks for what is old or too much.
const UPKEEP_INTERVAL: u32 = 60;
/// Calendar months that sums are kept; the policies state it.
pub const KEPT_MONTHS: u32 = 25;

/// Sums with the name under which they are written: if nobody can tell whether they were, they are offered again.
struct Batch {
    id: String,
    sums: Sums,
}

pub struct VisitWriter {
    counter: VisitCounter,
    store: StoreAccess,
    waiting: VecDeque<Batch>,
}

impl VisitWriter {
    pub fn new(counter: VisitCounter, store: StoreAccess) -> VisitWriter {
        VisitWriter { counter, store, waiting: VecDeque::new() }
    }

    /// Runs until it is dropped; then comes [`VisitWriter::write_rest`].
    pub async fn run(&mut self) {
        for minute in 0_u32.. {
            tokio::time::sleep(INTERVAL).await;
            self.write().await;
            if minute.is_multiple_of(UPKEEP_INTERVAL) {
                self.keep_up().await;
            }
        }
    }

    /// At the end, when nobody is served any more. A store that does not answer is not waited for.
    pub async fn write_rest(&mut self) {
        let _ = tokio::time::timeout(LAST_WRITE, self.write()).await;
    }

    async fn write(&mut self) {
        let sums = self.counter.take();
        if !sums.is_empty() {
            self.waiting.push_back(Batch { id: Uuid::now_v7().to_string(), sums });
        }
        if self.waiting.len() > MAX_WAITING {
            self.waiting.pop_front();
            tracing::warn!("a minute of visits is given up: the store has been away for too long");
        }
        while let Some(batch) = self.waiting.front() {
            if self.write_batch(batch).await.is_err() {
                return;
            }
            self.waiting.pop_front();
        }
    }

    async fn write_batch(&self, batch: &Batch) -> Result<(), Unavailable> {
        let (id, sums) = (batch.id.clone(), batch.sums.clone());
        let now = Timestamp::now().as_millisecond();
        self.store.run(move |store| async move { write::write(&store, &id, &sums, now).await }).await
    }

    /// A store that is away is tried again an hour later.
    async fn keep_up(&self) {
        let now = Timestamp::now();
        let kept_from = cutoff(now, KEPT_MONTHS).unwrap_or(Timestamp::MIN);
        let work = self.store.run(move |store| async move {
            purge::purge(&store, kept_from, now).await?;
            fold::fold(&store, now).await
        });
        let _ = work.await;
    }
}
