//! Delivers replies. Nobody gets one twice: it is marked as being sent, on disk, before it is on the wire, and is tried
//! again only when it was certainly not accepted.

use std::sync::Arc;

use jiff::Timestamp;
use lettre::Message;
use torre_base::language::Language;
use torre_config::mail::MailSettings;

use crate::delivery::claim_loop::Deliveries;
use crate::delivery::error::DeliveryError;
use crate::delivery::mail_sender::{MailSender, milliseconds};
use crate::delivery::throttle::Throttle;
use crate::lead::Lead;
use crate::replies::mail::{Envelope, ReplyBody, message};
use crate::replies::programme::{NoProgramme, Programme, Programmes};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::reply_claims::ReplyClaim;
use crate::store_slot::StoreSlot;

pub(crate) struct ReplyWorker {
    pub(crate) slot: Arc<StoreSlot>,
    pub(crate) sender: MailSender,
    pub(crate) settings: MailSettings,
    pub(crate) programmes: Programmes,
    pub(crate) lease_check: Throttle,
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
        if !store.has_due_replies(now).await? || !self.sender.can_send("replies").await {
            return Ok(Vec::new());
        }
        // Asking the mail server took its time.
        let now = Timestamp::now().as_millisecond();
        // Longer than programme and delivery may take: nobody calls it uncertain meanwhile.
        let lease = now + milliseconds(self.sender.timeout().saturating_mul(3));
        store.claim_replies(now, lease, limit).await
    }

    async fn check_leases(&self, store: &LeadStore, now: i64) -> Result<(), StoreError> {
        if !self.lease_check.is_due(now) {
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

    async fn reply(&self, store: &LeadStore, claim: &ReplyClaim) -> Result<(), StoreError> {
        // Erased meanwhile, with its replies.
        let Some(lead) = store.lead(&claim.lead_id).await? else { return Ok(()) };
        let sent = match self.message(claim, &lead).await {
            Ok(message) => self.sender.send(message).await,
            Err(error) => Err(error),
        };
        let now = Timestamp::now().as_millisecond();
        let outcome = self.sender.outcome(&format!("reply {}", claim.id), claim.attempts, now, sent);
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
        let made = tokio::time::timeout(self.sender.timeout(), (self.programmes)(path)).await;
        let made = made.unwrap_or_else(|_| Err(NoProgramme::Failed("it took too long".to_owned())));
        made.map(Some).map_err(|error| DeliveryError {
            permanent: matches!(error, NoProgramme::Gone(_)),
            ..DeliveryError::unwritable(&error)
        })
    }
}
