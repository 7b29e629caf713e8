//! Group commit: everything that was submitted while one transaction waited for the disk shares the next one, so that
//! many visitors at once cost hardly more than one.

use std::time::Duration;

use tokio::sync::{Notify, mpsc};
use torre_config::leads::LeadSettings;

use crate::channel::Channel;
use crate::idempotency_key::IdempotencyKey;
use crate::queue::{Submission, SubmitError};
use crate::store::error::StoreError;
use crate::store::insert::{Accepted, KeyReused};
use crate::store::lead_store::LeadStore;
use crate::store::new_record::NewRecord;
use crate::store_slot::StoreSlot;

const MAX_GROUP: usize = 256;
const COMMIT_TIMEOUT: Duration = Duration::from_secs(10);

/// Runs until the queue is closed. `outbox_changed` wakes the delivery workers after each commit.
pub(crate) async fn run(
    mut submissions: mpsc::Receiver<Submission>,
    slot: &StoreSlot,
    settings: &LeadSettings,
    outbox_changed: &Notify,
) {
    while let Some(first) = submissions.recv().await {
        let mut group = vec![first];
        while group.len() < MAX_GROUP {
            match submissions.try_recv() {
                Ok(submission) => group.push(submission),
                Err(_) => break,
            }
        }
        // In one order everywhere: two processes that store the same keys cannot lock each other out.
        group.sort_by_cached_key(|submission| {
            submission.lead.key.as_ref().map(IdempotencyKey::as_str).map(str::to_owned)
        });
        commit(group, slot, settings).await;
        outbox_changed.notify_waiters();
    }
}

async fn commit(group: Vec<Submission>, slot: &StoreSlot, settings: &LeadSettings) {
    let Some(store) = slot.store() else { return refuse(group) };
    let (records, replies): (Vec<NewRecord>, Vec<_>) = group
        .into_iter()
        .map(|Submission { lead, reply }| {
            (NewRecord { channels: Channel::wanted(settings, &lead), lead }, reply)
        })
        .unzip();
    match insert(&store, &records).await {
        Ok(accepted) => {
            slot.status.set_up(true);
            for (accepted, reply) in accepted.into_iter().zip(replies) {
                let _ = reply.send(answer(accepted));
            }
        }
        // One that cannot be stored must not take the others with it.
        Err(error) if records.len() > 1 && error.is_about_one_row() => {
            for (record, reply) in records.iter().zip(replies) {
                let _ = reply.send(commit_alone(&store, slot, record).await);
            }
        }
        Err(error) => {
            slot.status.record_failed_write(&error);
            let count = records.len();
            tracing::error!(count, "{count} enquiries could not be stored: {error}");
            for reply in replies {
                let _ = reply.send(Err(SubmitError::Unavailable));
            }
        }
    }
}

async fn commit_alone(
    store: &LeadStore,
    slot: &StoreSlot,
    record: &NewRecord,
) -> Result<Accepted, SubmitError> {
    match insert(store, std::slice::from_ref(record)).await {
        Ok(mut one) => one.pop().map_or(Err(SubmitError::Unavailable), answer),
        Err(error) => {
            slot.status.record_failed_write(&error);
            tracing::error!("an enquiry could not be stored: {error}");
            Err(SubmitError::Unavailable)
        }
    }
}

fn answer(inserted: Result<Accepted, KeyReused>) -> Result<Accepted, SubmitError> {
    let accepted = inserted.inspect_err(|reused| tracing::info!("an enquiry was refused: {reused}"))?;
    let (lead, repeated) = (&accepted.id, accepted.repeated);
    tracing::info!(lead, repeated, "enquiry {lead} stored");
    Ok(accepted)
}

/// A store that hangs counts as down: the commit may have happened, and the key tells at the next try.
async fn insert(
    store: &LeadStore,
    records: &[NewRecord],
) -> Result<Vec<Result<Accepted, KeyReused>>, StoreError> {
    let timed_out = |_| Err(StoreError::TimedOut);
    tokio::time::timeout(COMMIT_TIMEOUT, store.insert(records)).await.unwrap_or_else(timed_out)
}

fn refuse(group: Vec<Submission>) {
    for submission in group {
        let _ = submission.reply.send(Err(SubmitError::Unavailable));
    }
}
