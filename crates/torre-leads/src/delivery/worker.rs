//! Takes what is due from the outbox and hands it to a carrier, several at a time.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

use crate::channel::Channel;
use crate::delivery::backoff;
use crate::delivery::backoff::MOST_ATTEMPTS;
use crate::delivery::failure::Failure;
use crate::delivery::smtp::Mailer;
use crate::delivery::under_way::UnderWay;
use crate::delivery::webhook::Webhook;
use crate::lead::Lead;
use crate::store::{Claim, Outcome, Store, StoreError};
use crate::store_slot::StoreSlot;

/// Deliveries under way at once, a carrier.
const AT_ONCE: usize = 8;
/// How often other processes' entries and those whose wait is over are looked for.
const LOOK: Duration = Duration::from_secs(1);

/// Who brings an enquiry to the other side.
pub enum Carrier {
    Mail(Mailer),
    Webhook(Webhook),
}

impl Carrier {
    fn channels(&self) -> [Channel; 2] {
        match self {
            Carrier::Mail(_) => [Channel::School, Channel::Acknowledge],
            Carrier::Webhook(_) => [Channel::Webhook, Channel::Webhook],
        }
    }

    async fn deliver(&self, channel: Channel, lead: &Lead) -> Result<(), Failure> {
        match self {
            Carrier::Mail(mailer) => mailer.send(channel, lead).await,
            Carrier::Webhook(webhook) => webhook.send(lead).await,
        }
    }
}

pub struct Worker {
    pub slot: Arc<StoreSlot>,
    pub carrier: Carrier,
    pub timeout: Duration,
    pub first_wait: Duration,
    /// Rung when something was put into the outbox.
    pub bell: Arc<Notify>,
}

impl Worker {
    /// Runs until `stop` says so, then lets deliveries under way finish.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let worker = Arc::new(self);
        let under_way = Arc::new(UnderWay::default());
        let mut tasks = JoinSet::new();
        loop {
            let free = AT_ONCE - tasks.len();
            let claims = if free > 0 { worker.claim(free).await } else { Vec::new() };
            let more = claims.len() == free;
            for claim in claims {
                let (worker, under_way) = (Arc::clone(&worker), Arc::clone(&under_way));
                tasks.spawn(async move {
                    let Some(_hold) = under_way.begin(&claim) else { return };
                    worker.handle(claim).await;
                });
            }
            tokio::select! {
                _ = stop.changed() => break,
                Some(_) = tasks.join_next(), if more => {}
                () = worker.bell.notified(), if !more => {}
                () = tokio::time::sleep(LOOK) => {}
            }
            while tasks.try_join_next().is_some() {}
        }
        let finish = async { while tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(worker.timeout, finish).await.is_err() {
            tracing::warn!("deliveries under way were cut; they are tried again after the next start");
        }
    }

    async fn claim(&self, most: usize) -> Vec<Claim> {
        let Some(store) = self.slot.store() else { return Vec::new() };
        let now = Timestamp::now().as_millisecond();
        // Longer than a delivery may take: nobody else takes it meanwhile.
        let lease = now + milliseconds(self.timeout.saturating_mul(2));
        match store.claim(self.carrier.channels(), now, lease, most).await {
            Ok(claims) => claims,
            Err(error) => {
                tracing::warn!("the outbox cannot be read: {error}");
                Vec::new()
            }
        }
    }

    async fn handle(&self, claim: Claim) {
        let Some(store) = self.slot.store() else { return };
        let (lead, channel) = (&claim.lead_id, claim.channel.code());
        if let Err(error) = self.deliver(&store, &claim).await {
            // It stays claimed until the lease ends, then it is due again.
            tracing::warn!(lead, channel, "a delivery of enquiry {lead} could not be noted: {error}");
        }
    }

    async fn deliver(&self, store: &Store, claim: &Claim) -> Result<(), StoreError> {
        // Erased meanwhile, with its deliveries.
        let Some(lead) = store.lead(&claim.lead_id).await? else { return Ok(()) };
        let delivery = self.carrier.deliver(claim.channel, &lead);
        let result = tokio::time::timeout(self.timeout, delivery).await;
        let timed_out = |_| Err(Failure::passing("it took too long", &"no answer in time"));
        let outcome = match result.unwrap_or_else(timed_out) {
            Ok(()) => Outcome::Sent { at: Timestamp::now().as_millisecond() },
            Err(failure) => self.after(claim, failure),
        };
        store.settle(claim, &outcome).await?;
        let (lead, channel, attempt) = (&claim.lead_id, claim.channel.code(), claim.attempts);
        if let Outcome::Sent { .. } = outcome {
            tracing::info!(lead, channel, attempt, "enquiry {lead} delivered ({channel})");
        }
        Ok(())
    }

    fn after(&self, claim: &Claim, failure: Failure) -> Outcome {
        let (lead, channel, attempt, reason) =
            (&claim.lead_id, claim.channel.code(), claim.attempts, &failure.reason);
        // A visitor's address that does not exist will not exist tomorrow; the school's own will.
        let hopeless = failure.permanent && claim.channel == Channel::Acknowledge;
        if hopeless || attempt >= MOST_ATTEMPTS {
            tracing::error!(
                lead,
                channel,
                attempt,
                "enquiry {lead} was not delivered ({channel}), given up: {reason}"
            );
            return Outcome::Failed { error: failure.detail };
        }
        let wait = backoff::wait(self.first_wait, attempt, backoff::luck());
        tracing::warn!(
            lead,
            channel,
            attempt,
            "enquiry {lead} was not delivered ({channel}), again in {} s: {reason}",
            wait.as_secs()
        );
        Outcome::Again { at: Timestamp::now().as_millisecond() + milliseconds(wait), error: failure.detail }
    }
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX / 4)
}
