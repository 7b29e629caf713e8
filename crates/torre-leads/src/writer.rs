//! Commits what was handed in at the desk, many at a time.

use std::time::Duration;

use tokio::sync::Notify;
use torre_config::leads::LeadSettings;

use crate::channel::Channel;
use crate::desk::{Job, Jobs, Unavailable};
use crate::fields::IdempotencyKey;
use crate::store::{Accepted, Deposit, Store, StoreError};
use crate::store_slot::StoreSlot;

/// Enquiries that share one commit.
const GROUP: usize = 256;
const PATIENCE: Duration = Duration::from_secs(10);

/// Commits what has been handed in. While one commit waits for the disk the next group gathers, so
/// that many visitors at once cost hardly more than one.
pub(super) async fn write(mut jobs: Jobs, slot: &StoreSlot, settings: &LeadSettings, bell: &Notify) {
    while let Some(first) = jobs.recv().await {
        let mut group = vec![first];
        while group.len() < GROUP {
            match jobs.try_recv() {
                Ok(job) => group.push(job),
                Err(_) => break,
            }
        }
        // In one order everywhere: two processes that store the same keys cannot lock each other out.
        let key = |job: &Job| job.lead.key.as_ref().map(IdempotencyKey::as_str).map(str::to_owned);
        group.sort_by_cached_key(key);
        commit(group, slot, settings).await;
        bell.notify_waiters();
    }
}

async fn commit(group: Vec<Job>, slot: &StoreSlot, settings: &LeadSettings) {
    let Some(store) = slot.store() else { return refuse(group) };
    let (deposits, answers): (Vec<Deposit>, Vec<_>) = group
        .into_iter()
        .map(|job| (Deposit { channels: Channel::wanted(settings, &job.lead), lead: job.lead }, job.answer))
        .unzip();
    match insert(&store, &deposits).await {
        Ok(accepted) => {
            slot.set_up(true);
            for (accepted, answer) in accepted.into_iter().zip(answers) {
                let _ = answer.send(stored(accepted));
            }
        }
        // One that cannot be stored must not take the others with it.
        Err(error) if deposits.len() > 1 && error.is_about_one_row() => {
            for (deposit, answer) in deposits.iter().zip(answers) {
                let _ = answer.send(alone(&store, deposit).await);
            }
        }
        Err(error) => {
            let count = deposits.len();
            tracing::error!(count, "{count} enquiries could not be stored: {error}");
            for answer in answers {
                let _ = answer.send(Err(Unavailable));
            }
        }
    }
}

async fn alone(store: &Store, deposit: &Deposit) -> Result<Accepted, Unavailable> {
    match insert(store, std::slice::from_ref(deposit)).await {
        Ok(mut one) => one.pop().ok_or(Unavailable).and_then(stored),
        Err(error) => {
            tracing::error!("an enquiry could not be stored: {error}");
            Err(Unavailable)
        }
    }
}

fn stored(accepted: Accepted) -> Result<Accepted, Unavailable> {
    let (lead, repeated) = (&accepted.id, accepted.repeated);
    tracing::info!(lead, repeated, "enquiry {lead} stored");
    Ok(accepted)
}

/// A store that hangs counts as down: the commit may have happened, and the key tells at the next try.
async fn insert(store: &Store, deposits: &[Deposit]) -> Result<Vec<Accepted>, StoreError> {
    let timed_out = |_| Err(StoreError(sqlx::Error::PoolTimedOut));
    tokio::time::timeout(PATIENCE, store.insert(deposits)).await.unwrap_or_else(timed_out)
}

fn refuse(group: Vec<Job>) {
    for job in group {
        let _ = job.answer.send(Err(Unavailable));
    }
}
