//! Delivers replies. Nobody gets one twice: it is marked as being sent, on disk, before it is on the wire, and is tried
//! again only when it was certainly not accepted.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use jiff::Timestamp;
use lettre::Message;
use torre_base::language::Language;
use torre_config::mail::MailSettings;

use crate::delivery::backoff::{MAX_ATTEMPTS, delay, random_jitter};
use crate::delivery::claim_loop::Deliveries;
use crate::delivery::error::DeliveryError;
use crate::delivery::smtp_client::SmtpClient;
use crate::delivery::worker::milliseconds;
use crate::lead::Lead;
use crate::replies::mail::{Envelope, ReplyBody, message};
use crate::replies::programme::{NoProgramme, Programme, Programmes};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::reply_claims::{ReplyClaim, ReplyOutcome};
use crate::store_slot::StoreSlot;

/// How often leases that have ended are looked for.
const LEASE_CHECK_MS: i64 = 1000;
/// How often the log says that a mail server is away.
const COMPLAINT_MS: i64 = 60_000;

pub(crate) struct ReplyWorker {
    pub(crate) slot: Arc<StoreSlot>,
    pub(crate) client: SmtpClient,
    pub(crate) settings: MailSettings,
    pub(crate) programmes: Programmes,
    pub(crate) timeout: Duration,
    pub(crate) first_delay: Duration,
    /// When leases were last checked; milliseconds since 1970.
    pub(crate) leases_checked: AtomicI64,
    /// When the log last said that replies wait.
    pub(crate) complained: AtomicI64,
}

impl Deliveries for ReplyWorker {
    type Claim = ReplyClaim;
    /// So many may be uncertain after a crash.
    const MAX_IN_FLIGHT: usize = 4;

    async fn claim(&self, limit: usize) -> Vec<ReplyClaim> {
        let Some(store) = self.slot.store() else { return Vec::new() };
        self.claim_due(&store, limit).await.unwrap_or_else(|error| {
            self.slot.status.record_failed_write(&error);
            tracing::warn!("replies cannot be claimed: {error}");
            Vec::new()
        })
    }

    async fn deliver(&self, claim: ReplyClaim) {
        let Some(store) = self.slot.store() else { return };
        if let Err(error) = self.reply(&store, &claim).await {
            self.slot.status.record_failed_write(&error);
            // When its lease ends it is uncertain.
            let reply = &claim.id;
            tracing::warn!(reply, "the delivery of reply {reply} could not be noted: {error}");
        }
    }
}

impl ReplyWorker {
    async fn claim_due(&self, store: &LeadStore, limit: usize) -> Result<Vec<ReplyClaim>, StoreError> {
        let now = Timestamp::now().as_millisecond();
        self.check_leases(store, now).await?;
        if !store.has_due_replies(now).await? || !self.can_send(now).await {
            return Ok(Vec::new());
        }
        // Asking the mail server took its time.
        let now = Timestamp::now().as_millisecond();
        // Longer than programme and delivery may take: nobody calls it uncertain meanwhile.
        let lease = now + milliseconds(self.timeout.saturating_mul(3));
        store.claim_replies(now, lease, limit).await
    }

    async fn check_leases(&self, store: &LeadStore, now: i64) -> Result<(), StoreError> {
        if !is_due(&self.leases_checked, LEASE_CHECK_MS, now) {
            return Ok(());
        }
        let count = store.mark_uncertain_replies(now).await?;
        if count > 0 {
            tracing::error!(
                count,
                "{count} replies were on their way when a server ended: the office shows them as uncertain"
            );
        }
        Ok(())
    }

    /// Asked before anything is marked as being sent: a mail server that is gone leaves nothing uncertain.
    async fn can_send(&self, now: i64) -> bool {
        let check = tokio::time::timeout(self.timeout, self.client.check()).await;
        let Err(error) = check.unwrap_or_else(|_| Err(timed_out())) else { return true };
        if is_due(&self.complained, COMPLAINT_MS, now) {
            tracing::warn!("replies wait: {}", error.reason);
        }
        false
    }

    async fn reply(&self, store: &LeadStore, claim: &ReplyClaim) -> Result<(), StoreError> {
        // Erased meanwhile, with its replies.
        let Some(lead) = store.lead(&claim.lead_id).await? else { return Ok(()) };
        let sent = match self.message(claim, &lead).await {
            Ok(message) => self.send(message).await,
            Err(error) => Err(error),
        };
        let now = Timestamp::now().as_millisecond();
        let outcome = match sent {
            Ok(()) => ReplyOutcome::Sent { at: now },
            Err(error) => self.after_failure(claim, error),
        };
        store.settle_reply(claim, &outcome, now).await
    }

    /// What goes wrong here has reached nobody.
    async fn message(&self, claim: &ReplyClaim, lead: &Lead) -> Result<Message, DeliveryError> {
        let programme = self.programme(claim).await?;
        let language = Language::parse(&lead.language).unwrap_or_default();
        let body = ReplyBody::new(&claim.subject, &claim.text, language);
        let envelope =
            Envelope { reply: &claim.id, lead: &claim.lead_id, name: &lead.name, email: &lead.email };
        message(&self.settings, &envelope, body, programme).map_err(|error| DeliveryError::unwritable(&error))
    }

    /// A mail that says "attached" never leaves without it.
    async fn programme(&self, claim: &ReplyClaim) -> Result<Option<Programme>, DeliveryError> {
        let Some(path) = claim.programme.clone() else { return Ok(None) };
        let made = tokio::time::timeout(self.timeout, (self.programmes)(path)).await;
        let made = made.unwrap_or_else(|_| Err(NoProgramme::Failed("it took too long".to_owned())));
        made.map(Some).map_err(|error| DeliveryError {
            permanent: matches!(error, NoProgramme::Gone(_)),
            ..DeliveryError::unwritable(&error)
        })
    }

    async fn send(&self, message: Message) -> Result<(), DeliveryError> {
        let sending = tokio::time::timeout(self.timeout, self.client.send(message));
        sending.await.unwrap_or_else(|_| Err(timed_out()))
    }

    fn after_failure(&self, claim: &ReplyClaim, error: DeliveryError) -> ReplyOutcome {
        let (reply, reason, attempt) = (&claim.id, &error.reason, claim.attempts);
        if error.may_have_arrived {
            tracing::error!(reply, "whether reply {reply} arrived is uncertain: {reason}");
            return ReplyOutcome::Uncertain { error: error.detail };
        }
        if error.permanent || attempt >= MAX_ATTEMPTS {
            tracing::error!(reply, attempt, "reply {reply} was not delivered, given up: {reason}");
            return ReplyOutcome::Failed { error: error.detail };
        }
        tracing::warn!(reply, attempt, "reply {reply} was not delivered, tried again: {reason}");
        let delay = delay(self.first_delay, attempt, random_jitter());
        let at = Timestamp::now().as_millisecond() + milliseconds(delay);
        ReplyOutcome::Retry { at, error: error.detail }
    }
}

/// Whether so long has passed since it last was; then it is counted from now. A clock that was set back does not stop it.
fn is_due(last: &AtomicI64, interval: i64, now: i64) -> bool {
    let is_due = !(0..interval).contains(&(now - last.load(Ordering::Relaxed)));
    if is_due {
        last.store(now, Ordering::Relaxed);
    }
    is_due
}

fn timed_out() -> DeliveryError {
    DeliveryError::transient("it took too long", &"no answer in time")
}
