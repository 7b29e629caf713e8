//! Mails to people of the office, in plain text: sent at once, each with an id by which one that arrives twice is known.

use std::time::Duration;

use lettre::Message;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::Error;
use torre_config::mail::MailSettings;

use crate::delivery::backoff::{MAX_ATTEMPTS, delay, random_jitter};
use crate::delivery::error::DeliveryError;
use crate::delivery::mail_address::address;
use crate::delivery::smtp_client::SmtpClient;
use crate::sanitize::one_line;
use crate::subscriptions::mail::MailText;

pub struct StaffMailer {
    client: SmtpClient,
    from: Mailbox,
    timeout: Duration,
    first_delay: Duration,
}

impl StaffMailer {
    /// Must be called inside the runtime that will send.
    pub fn new(
        settings: &MailSettings,
        timeout: Duration,
        first_delay: Duration,
    ) -> Result<StaffMailer, Error> {
        let client = SmtpClient::new(settings, timeout)?;
        Ok(StaffMailer { client, from: settings.from.clone(), timeout, first_delay })
    }

    /// How long one mail may take, the question before it included.
    pub fn longest(&self) -> Duration {
        self.timeout.saturating_mul(2)
    }

    /// How long one waits that was certainly not accepted. None: it was tried often enough.
    pub fn wait_after(&self, attempts: u32) -> Option<Duration> {
        (attempts < MAX_ATTEMPTS).then(|| delay(self.first_delay, attempts, random_jitter()))
    }

    /// Asked before anything is marked as being sent: a mail server that is gone leaves nothing uncertain.
    pub async fn check(&self) -> Result<(), DeliveryError> {
        let check = tokio::time::timeout(self.timeout, self.client.check());
        check.await.unwrap_or_else(|_| Err(timed_out()))
    }

    pub async fn send(&self, id: &str, to: &str, text: &MailText) -> Result<(), DeliveryError> {
        let message = self.message(id, to, text)?;
        let sending = tokio::time::timeout(self.timeout, self.client.send(message));
        sending.await.unwrap_or_else(|_| Err(timed_out()))
    }

    fn message(&self, id: &str, to: &str, text: &MailText) -> Result<Message, DeliveryError> {
        let to = address(to).ok_or_else(|| DeliveryError::unwritable(&"the address cannot be read"))?;
        let automatic = HeaderName::new_from_ascii_str("Auto-Submitted");
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(one_line(&text.subject))
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN)
            .raw_header(HeaderValue::new(automatic, "auto-generated".to_owned()));
        message.body(text.body.clone()).map_err(|error| DeliveryError::unwritable(&error))
    }
}

fn timed_out() -> DeliveryError {
    DeliveryError::transient("it took too long", &"no answer in time")
}
