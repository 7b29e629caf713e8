//! Delivers the mails of subscriptions. Confirmations are sent at least once; of a notification nobody gets two: it is
//! marked as being sent, on disk, before it is on the wire, and is tried again only when it was certainly not accepted.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use jiff::Timestamp;
use lettre::Message;

use crate::delivery::backoff::{MAX_ATTEMPTS, delay, random_jitter};
use crate::delivery::claim_loop::Deliveries;
use crate::delivery::error::DeliveryError;
use crate::delivery::smtp_client::SmtpClient;
use crate::delivery::worker::milliseconds;
use crate::store::confirmations::ConfirmationClaim;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::notification_claims::{NotificationClaim, NotificationOutcome};
use crate::store::outbox::DeliveryOutcome;
use crate::store::subscribe::CONFIRMATION_INTERVAL_MS;
use crate::store_slot::StoreSlot;
use crate::subscriptions::mail::SubscriptionMail;
use crate::subscriptions::token::Token;

/// How often leases that have ended are looked for.
const LEASE_CHECK_MS: i64 = 1000;

pub(crate) struct SubscriptionWorker {
    pub(crate) slot: Arc<StoreSlot>,
    pub(crate) client: SmtpClient,
    pub(crate) mail: SubscriptionMail,
    pub(crate) timeout: Duration,
    pub(crate) first_delay: Duration,
    /// When leases were last checked; milliseconds since 1970.
    pub(crate) leases_checked: AtomicI64,
}

pub(crate) enum SubscriptionClaim {
    Confirmation(ConfirmationClaim),
    Notification(NotificationClaim),
}

impl Deliveries for SubscriptionWorker {
    type Claim = SubscriptionClaim;
    /// So many may be uncertain after a crash.
    const MAX_IN_FLIGHT: usize = 4;

    async fn claim(&self, limit: usize) -> Vec<SubscriptionClaim> {
        let Some(store) = self.slot.store() else { return Vec::new() };
        self.claim_due(&store, limit).await.unwrap_or_else(|error| {
            self.slot.status.record_failed_write(&error);
            tracing::warn!("mails to subscribers cannot be claimed: {error}");
            Vec::new()
        })
    }

    async fn deliver(&self, claim: SubscriptionClaim) {
        let Some(store) = self.slot.store() else { return };
        let result = match &claim {
            SubscriptionClaim::Confirmation(claim) => self.confirm(&store, claim).await,
            SubscriptionClaim::Notification(claim) => self.notify(&store, claim).await,
        };
        if let Err(error) = result {
            self.slot.status.record_failed_write(&error);
            tracing::warn!("the delivery of a mail to a subscriber could not be noted: {error}");
        }
    }
}

impl SubscriptionWorker {
    /// Confirmations first: somebody waits for them.
    async fn claim_due(&self, store: &LeadStore, limit: usize) -> Result<Vec<SubscriptionClaim>, StoreError> {
        let now = Timestamp::now().as_millisecond();
        self.check_leases(store, now).await?;
        // Longer than a delivery may take: nobody else takes it meanwhile.
        let lease = now + milliseconds(self.timeout.saturating_mul(2));
        let confirmations = store.claim_confirmations(now, lease, limit).await?;
        let mut claims: Vec<SubscriptionClaim> =
            confirmations.into_iter().map(SubscriptionClaim::Confirmation).collect();
        let free = limit - claims.len();
        if free > 0 && store.has_due_notifications(now).await? && self.can_send().await {
            let tokens = (0..free).map_while(|_| Token::random().ok()).collect();
            let notifications = store.claim_notifications(now, lease, tokens).await?;
            claims.extend(notifications.into_iter().map(SubscriptionClaim::Notification));
        }
        Ok(claims)
    }

    async fn check_leases(&self, store: &LeadStore, now: i64) -> Result<(), StoreError> {
        let last = self.leases_checked.load(Ordering::Relaxed);
        if (0..LEASE_CHECK_MS).contains(&(now - last)) {
            return Ok(());
        }
        self.leases_checked.store(now, Ordering::Relaxed);
        let count = store.mark_uncertain(now).await?;
        if count > 0 {
            tracing::error!(
                count,
                "{count} notifications were on their way when a server ended: `torre notify --uncertain` lists them"
            );
        }
        Ok(())
    }

    /// Asked before anything is marked as being sent: a mail server that is gone leaves nothing uncertain.
    async fn can_send(&self) -> bool {
        let Err(error) = self.check().await else { return true };
        tracing::warn!("notifications wait: {}", error.reason);
        false
    }

    async fn check(&self) -> Result<(), DeliveryError> {
        let check = tokio::time::timeout(self.timeout, self.client.check()).await;
        let result = check.unwrap_or_else(|_| Err(timed_out()));
        result.map_err(|error| DeliveryError { may_have_arrived: false, ..error })
    }

    async fn confirm(&self, store: &LeadStore, claim: &ConfirmationClaim) -> Result<(), StoreError> {
        let now = Timestamp::now().as_millisecond();
        let sent = DeliveryOutcome::Sent { at: now };
        let Some(pending) = store.pending(&claim.address, now).await? else {
            return store.settle_confirmation(claim, &sent).await;
        };
        // Without random numbers it is tried again when the lease ends.
        let Ok(token) = Token::random() else { return Ok(()) };
        store.add_confirmation_token(&token.hash(), &claim.address, now).await?;
        let message =
            self.mail.confirmation(&pending, &token).map_err(|error| DeliveryError::unwritable(&error));
        let result = match self.check().await {
            Ok(()) => self.send(message).await,
            Err(error) => Err(error),
        };
        let outcome = match result {
            Ok(()) => sent,
            Err(error) if error.permanent || claim.attempts >= MAX_ATTEMPTS => {
                tracing::error!("a confirmation mail was not delivered, given up: {}", error.reason);
                DeliveryOutcome::Failed { error: error.detail }
            }
            Err(error) => {
                tracing::warn!("a confirmation mail was not delivered, tried again: {}", error.reason);
                // One that may have arrived is the one of its day.
                let tomorrow = now + CONFIRMATION_INTERVAL_MS;
                let at = if error.may_have_arrived { tomorrow } else { self.next_attempt(claim.attempts) };
                DeliveryOutcome::Retry { at, error: error.detail }
            }
        };
        store.settle_confirmation(claim, &outcome).await
    }

    async fn notify(&self, store: &LeadStore, claim: &NotificationClaim) -> Result<(), StoreError> {
        // Unsubscribed meanwhile, and the notification with it.
        let Some(recipient) = store.recipient(&claim.subscription_id).await? else { return Ok(()) };
        let (id, notice) = (&claim.subscription_id, &claim.notice);
        let message = self.mail.notification(notice, id, &recipient, &claim.token);
        let outcome = match self.send(message.map_err(|error| DeliveryError::unwritable(&error))).await {
            Ok(()) => NotificationOutcome::Sent { at: Timestamp::now().as_millisecond() },
            Err(error) if error.may_have_arrived => {
                tracing::error!(
                    id,
                    notice,
                    "whether notification {id} arrived is uncertain: {}",
                    error.reason
                );
                NotificationOutcome::Uncertain { error: error.detail }
            }
            Err(error) if error.permanent || claim.attempts >= MAX_ATTEMPTS => {
                tracing::error!(
                    id,
                    notice,
                    "notification {id} was not delivered, given up: {}",
                    error.reason
                );
                NotificationOutcome::Failed { error: error.detail }
            }
            Err(error) => {
                tracing::warn!(
                    id,
                    notice,
                    "notification {id} was not delivered, tried again: {}",
                    error.reason
                );
                NotificationOutcome::Retry { at: self.next_attempt(claim.attempts), error: error.detail }
            }
        };
        store.settle_notification(claim, &outcome).await
    }

    async fn send(&self, message: Result<Message, DeliveryError>) -> Result<(), DeliveryError> {
        let sending = tokio::time::timeout(self.timeout, self.client.send(message?));
        sending.await.unwrap_or_else(|_| Err(timed_out()))
    }

    fn next_attempt(&self, attempts: u32) -> i64 {
        let delay = delay(self.first_delay, attempts, random_jitter());
        Timestamp::now().as_millisecond() + milliseconds(delay)
    }
}

fn timed_out() -> DeliveryError {
    DeliveryError::transient("it took too long", &"no answer in time")
}
