//! The delivery worker: claims what is due in the outbox and sends it through a transport, several at a time.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;

use crate::channel::Channel;
use crate::delivery::backoff;
use crate::delivery::backoff::MAX_ATTEMPTS;
use crate::delivery::claim_loop::Deliveries;
use crate::delivery::error::DeliveryError;
use crate::delivery::in_flight::InFlight;
use crate::delivery::mail_sender::milliseconds;
use crate::delivery::transport::Transport;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::outbox::{Claim, DeliveryOutcome};
use crate::store_slot::StoreSlot;

pub struct Worker {
    pub slot: Arc<StoreSlot>,
    pub transport: Transport,
    pub timeout: Duration,
    pub first_delay: Duration,
    in_flight: InFlight,
}

impl Deliveries for Worker {
    type Claim = Claim;
    const MAX_IN_FLIGHT: usize = 8;

    async fn claim(&self, limit: usize) -> Vec<Claim> {
        self.claim_due(limit).await
    }

    async fn deliver(&self, claim: Claim) {
        let Some(_guard) = self.in_flight.begin(&claim) else { return };
        self.handle(&claim).await;
    }
}

impl Worker {
    pub fn new(
        slot: Arc<StoreSlot>,
        transport: Transport,
        timeout: Duration,
        first_delay: Duration,
    ) -> Worker {
        Worker { slot, transport, timeout, first_delay, in_flight: InFlight::default() }
    }

    async fn claim_due(&self, limit: usize) -> Vec<Claim> {
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

    async fn handle(&self, claim: &Claim) {
        let Some(store) = self.slot.store() else { return };
        let (lead, channel) = (&claim.lead_id, claim.channel.code());
        if let Err(error) = self.send(&store, claim).await {
            self.slot.status.record_failed_write(&error);
            // It stays claimed until the lease ends, then it is due again.
            tracing::warn!(lead, channel, "a delivery of enquiry {lead} could not be noted: {error}");
        }
    }

    async fn send(&self, store: &LeadStore, claim: &Claim) -> Result<(), StoreError> {
        // Erased meanwhile, with its deliveries.
        let Some(lead) = store.lead(&claim.lead_id).await? else { return Ok(()) };
        let delivery = self.transport.deliver(claim.channel, &lead);
        let result = tokio::time::timeout(self.timeout, delivery).await;
        let outcome = match result.unwrap_or_else(|_| Err(DeliveryError::timed_out())) {
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
