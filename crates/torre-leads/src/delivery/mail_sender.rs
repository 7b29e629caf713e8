//! Sends mails that were claimed at most once, each within a time, and says what becomes of one that failed.

use std::time::Duration;

use jiff::Timestamp;
use lettre::Message;
use lettre::transport::smtp::Error;
use torre_config::mail::MailSettings;

use crate::delivery::backoff::{MAX_ATTEMPTS, delay, random_jitter};
use crate::delivery::error::DeliveryError;
use crate::delivery::smtp_client::SmtpClient;
use crate::delivery::throttle::Throttle;
use crate::store::at_most_once::MailOutcome;

/// How often the log says that a mail server is away.
const COMPLAINT_MS: i64 = 60_000;

pub(crate) struct MailSender {
    client: SmtpClient,
    timeout: Duration,
    first_delay: Duration,
    complaint: Throttle,
}

impl MailSender {
    /// Must be called inside the runtime that will send.
    pub(crate) fn new(
        settings: &MailSettings,
        timeout: Duration,
        first_delay: Duration,
    ) -> Result<MailSender, Error> {
        let (client, complaint) = (SmtpClient::new(settings, timeout)?, Throttle::every(COMPLAINT_MS));
        Ok(MailSender { client, timeout, first_delay, complaint })
    }

    /// How long one question or one mail may take.
    pub(crate) fn timeout(&self) -> Duration {
        self.timeout
    }

    /// Asked before anything is marked as being sent: a mail server that is gone leaves nothing uncertain. `mails` says in
    /// the log what waits for it.
    pub(crate) async fn can_send(&self, mails: &str) -> bool {
        let Err(error) = self.check().await else { return true };
        if self.complaint.is_due(Timestamp::now().as_millisecond()) {
            tracing::warn!("{mails} wait: {}", error.reason);
        }
        false
    }

    pub(crate) async fn check(&self) -> Result<(), DeliveryError> {
        let check = tokio::time::timeout(self.timeout, self.client.check()).await;
        let checked = check.unwrap_or_else(|_| Err(DeliveryError::timed_out()));
        checked.map_err(|error| DeliveryError { may_have_arrived: false, ..error })
    }

    pub(crate) async fn send(&self, message: Message) -> Result<(), DeliveryError> {
        let sending = tokio::time::timeout(self.timeout, self.client.send(message));
        sending.await.unwrap_or_else(|_| Err(DeliveryError::timed_out()))
    }

    /// When one that was certainly not accepted is tried again.
    pub(crate) fn next_attempt(&self, now: i64, attempts: u32) -> i64 {
        now + milliseconds(delay(self.first_delay, attempts, random_jitter()))
    }

    /// `mail` names it in the log; now is by the clock of its outbox.
    pub(crate) fn outcome(
        &self,
        mail: &str,
        attempts: u32,
        now: i64,
        sent: Result<(), DeliveryError>,
    ) -> MailOutcome {
        let Err(error) = sent else { return MailOutcome::Sent { at: now } };
        let DeliveryError { reason, detail, permanent, may_have_arrived } = error;
        if may_have_arrived {
            tracing::error!(mail, attempts, "whether {mail} arrived is uncertain: {reason}");
            return MailOutcome::Uncertain { error: detail };
        }
        if permanent || attempts >= MAX_ATTEMPTS {
            tracing::error!(mail, attempts, "{mail} was not delivered, given up: {reason}");
            return MailOutcome::Failed { error: detail };
        }
        tracing::warn!(mail, attempts, "{mail} was not delivered, tried again: {reason}");
        MailOutcome::Retry { at: self.next_attempt(now, attempts), error: detail }
    }
}

pub(crate) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX / 4)
}
