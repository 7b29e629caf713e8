//! Mails to people of the office, in plain text: sent at once, each with an id by which one that arrives twice is known.

use std::time::Duration;

use lettre::Message;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::Error;
use torre_config::mail::MailSettings;

use crate::delivery::error::DeliveryError;
use crate::delivery::mail_address::address;
use crate::delivery::mail_sender::{MailSender, milliseconds};
use crate::sanitize::one_line;
use crate::store::at_most_once::MailOutcome;
use crate::subscriptions::mail::MailText;

pub struct StaffMailer {
    sender: MailSender,
    from: Mailbox,
}

impl StaffMailer {
    /// Must be called inside the runtime that will send.
    pub fn new(
        settings: &MailSettings,
        timeout: Duration,
        first_delay: Duration,
    ) -> Result<StaffMailer, Error> {
        let sender = MailSender::new(settings, timeout, first_delay)?;
        Ok(StaffMailer { sender, from: settings.from.clone() })
    }

    /// When a lease ends that begins now: longer than a delivery may take, so that nobody calls it uncertain meanwhile.
    pub fn lease_from(&self, now: i64) -> i64 {
        now + milliseconds(self.sender.timeout().saturating_mul(2))
    }

    /// Asked before anything is marked as being sent: a mail server that is gone leaves nothing uncertain.
    pub async fn check(&self) -> Result<(), DeliveryError> {
        self.sender.check().await
    }

    pub async fn send(&self, id: &str, to: &str, text: &MailText) -> Result<(), DeliveryError> {
        self.sender.send(self.message(id, to, text)?).await
    }

    /// Now is by the clock of the office.
    pub fn outcome(&self, id: &str, attempts: u32, now: i64, sent: Result<(), DeliveryError>) -> MailOutcome {
        self.sender.outcome(&format!("mail {id} to one of the office"), attempts, now, sent)
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
