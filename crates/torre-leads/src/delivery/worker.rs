//! The delivery worker: claims what is due in the outbox and sends it through a transport, several at a time.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

use crate::channel::Channel;
use crate::delivery::backoff;
use crate::delivery::backoff::MAX_ATTEMPTS;
use crate::delivery::error::DeliveryError;
use crate::delivery::in_flight::InFlight;
use crate::delivery::transport::Transport;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::outbox::{Claim, DeliveryOutcome};
use crate::store_slot::StoreSlot;

/// Of one transport.
const MAX_IN_FLIGHT: usize = 8;
/// How often other processes' entries and those whose wait is over are looked for.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

pub struct Worker {
    pub slot: Arc<StoreSlot>,
    pub transport: Transport,
    pub timeout: Duration,
    pub first_delay: Duration,
    /// Notified when something was put into the outbox.
    pub outbox_changed: Arc<Notify>,
}

impl Worker {
    /// Runs until `stop` says so, then lets deliveries in flight finish.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let worker = Arc::new(self);
        let in_flight = Arc::new(InFlight::default());
        let mut tasks = JoinSet::new();
        loop {
            let free = MAX_IN_FLIGHT - tasks.len();
            let claims = if free > 0 { worker.claim(free).await } else { Vec::new() };
            let more = claims.len() == free;
            for claim in claims {
                let (worker, in_flight) = (Arc::clone(&worker), Arc::clone(&in_flight));
                tasks.spawn(async move {
                    let Some(_guard) = in_flight.begin(&claim) else { return };
                    worker.handle(claim).await;
                });
            }
            tokio::select! {
                _ = stop.changed() => break,
                Some(_) = tasks.join_next(), if more => {}
                () = worker.outbox_changed.notified(), if !more => {}
                () = tokio::time::sleep(POLL_INTERVAL) => {}
            }
            while tasks.try_join_next().is_some() {}
        }
        let finish = async { while tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(worker.timeout, finish).await.is_err() {
            tracing::warn!("deliveries under way were cut; they are tried again after the next start");
        }
    }

    async fn claim(&self, limit: usize) -> Vec<Claim> {
        let Some(store) = self.slot.store() else { return Vec::new() };
        let now = Timestamp::now().as_millisecond();
        // Longer than a delivery may take: nobody else takes it meanwhile.
        let lease = now + milliseconds(self.timeout.saturating_mul(2));
        match store.claim(self.transport.channels(), now, lease, limit).await {
            Ok(claims) => claims,
            Err(error) => {
                self.slot.status.record_failed_write(&error);
                tracing::warn!("what is due in the outbox cannot be claimed: {error}");
                Vec::new()
            }
        }
    }

    async fn handle(&self, claim: Claim) {
        let Some(store) = self.slot.store() else { return };
        let (lead, channel) = (&claim.lead_id, claim.channel.code());
        if let Err(error) = self.deliver(&store, &claim).await {
            self.slot.status.record_failed_write(&error);
            // It stays claimed until the lease ends, then it is due again.
            tracing::warn!(lead, channel, "a delivery of enquiry {lead} could not be noted: {error}");
        }
    }

    async fn deliver(&self, store: &LeadStore, claim: &Claim) -> Result<(), StoreError> {
        // Erased meanwhile, with its deliveries.
        let Some(lead) = store.lead(&claim.lead_id).await? else { return Ok(()) };
        let delivery = self.transport.deliver(claim.channel, &lead);
        let result = tokio::time::timeout(self.timeout, delivery).await;
        let timed_out = |_| Err(DeliveryError::transient("it took too long", &"no answer in time"));
        let outcome = match result.unwrap_or_else(timed_out) {
            Ok(()) => DeliveryOutcome::Sent { at: Timestamp::now().as_millisecond() },
            Err(error) => self.after_failure(claim, error),
        };
        store.settle(claim, &outcome).await?;
        let (lead, channel, attempt) = (&claim.lead_id, claim.channel.code(), claim.attempts);
        if let DeliveryOutcome::Sent { .. } = outcome {
            tracing::info!(lead, channel, attempt, "enquiry {lead} delivered ({channel})");
        }
        Ok(())
    }

    fn after_failure(&self, claim: &Claim, error: DeliveryError) -> DeliveryOutcome {
        let (lead, channel, attempt, reason) =
            (&claim.lead_id, claim.channel.code(), claim.attempts, &error.reason);
        // A visitor's address that does not exist will not exist tomorrow; the school's own will.
        let hopeless = error.permanent && claim.channel == Channel::Acknowledge;
        if hopeless || attempt >= MAX_ATTEMPTS {
            tracing::error!(
                lead,
                channel,
                attempt,
                "enquiry {lead} was not delivered ({channel}), given up: {reason}"
            );
            return DeliveryOutcome::Failed { error: error.detail };
        }
        let delay = backoff::delay(self.first_delay, attempt, backoff::random_jitter());
        tracing::warn!(
            lead,
            channel,
            attempt,
            "enquiry {lead} was not delivered ({channel}), again in {} s: {reason}",
            delay.as_secs()
        );
        DeliveryOutcome::Retry {
            at: Timestamp::now().as_millisecond() + milliseconds(delay),
            error: error.detail,
        }
    }
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX / 4)
}
