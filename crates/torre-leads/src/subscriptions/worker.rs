//! Delivers the mails of subscriptions. Confirmations are sent at least once; of a notification nobody gets two: it is
//! marked as being sent, on disk, before it is on the wire, and is tried again only when it was certainly not accepted.

use std::sync::Arc;

use jiff::Timestamp;
use lettre::Message;

use crate::delivery::backoff::MAX_ATTEMPTS;
use crate::delivery::claim_loop::Deliveries;
use crate::delivery::error::DeliveryError;
use crate::delivery::mail_sender::{MailSender, milliseconds};
use crate::delivery::throttle::Throttle;
use crate::store::confirmations::ConfirmationClaim;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::notification_claims::NotificationClaim;
use crate::store::outbox::DeliveryOutcome;
use crate::store::subscribe::CONFIRMATION_INTERVAL_MS;
use crate::store_slot::StoreSlot;
use crate::subscriptions::mail::SubscriptionMail;
use crate::subscriptions::token::Token;

pub(crate) struct SubscriptionWorker {
    pub(crate) slot: Arc<StoreSlot>,
    pub(crate) sender: MailSender,
    pub(crate) mail: SubscriptionMail,
    pub(crate) lease_check: Throttle,
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
        let lease = now + milliseconds(self.sender.timeout().saturating_mul(2));
        let confirmations = store.claim_confirmations(now, lease, limit).await?;
        let mut claims: Vec<SubscriptionClaim> =
            confirmations.into_iter().map(SubscriptionClaim::Confirmation).collect();
        let free = limit - claims.len();
        if free > 0 && store.has_due_notifications(now).await? && self.sender.can_send("notifications").await
        {
            let tokens = (0..free).map_while(|_| Token::random().ok()).collect();
            let notifications = store.claim_notifications(now, lease, tokens).await?;
            claims.extend(notifications.into_iter().map(SubscriptionClaim::Notification));
        }
        Ok(claims)
    }

    async fn check_leases(&self, store: &LeadStore, now: i64) -> Result<(), StoreError> {
        if !self.lease_check.is_due(now) {
            return Ok(());
        }
        let count = store.mark_uncertain_notifications(now).await?;
        if count > 0 {
            tracing::error!(
                count,
                "{count} notifications were on their way when a server ended: `torre notify --uncertain` lists them"
            );
        }
        Ok(())
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
        let result = match self.sender.check().await {
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
                let at = if error.may_have_arrived {
                    tomorrow
                } else {
                    self.sender.next_attempt(now, claim.attempts)
                };
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
        let sent = self.send(message.map_err(|error| DeliveryError::unwritable(&error))).await;
        let now = Timestamp::now().as_millisecond();
        let outcome = self.sender.outcome(&format!("notification {id}"), claim.attempts, now, sent);
        store.settle_notification(claim, &outcome).await
    }

    async fn send(&self, message: Result<Message, DeliveryError>) -> Result<(), DeliveryError> {
        self.sender.send(message?).await
    }
}
