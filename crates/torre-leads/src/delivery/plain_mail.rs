//! One mail in plain text, sent at once while somebody waits for it.

use std::time::Duration;

use lettre::Message;
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use torre_config::mail::MailSettings;

use crate::delivery::error::DeliveryError;
use crate::delivery::mail_address::address;
use crate::delivery::smtp_client::SmtpClient;
use crate::sanitize::one_line;
use crate::subscriptions::mail::MailText;

pub async fn send_plain(
    settings: &MailSettings,
    timeout: Duration,
    to: &str,
    text: &MailText,
) -> Result<(), DeliveryError> {
    let to = address(to).ok_or_else(|| DeliveryError::unwritable(&"the address cannot be read"))?;
    let message = Message::builder()
        .from(settings.from.clone())
        .to(Mailbox::new(None, to))
        .subject(one_line(&text.subject))
        .header(ContentType::TEXT_PLAIN)
        .body(text.body.clone())
        .map_err(|error| DeliveryError::unwritable(&error))?;
    let client = SmtpClient::new(settings, timeout).map_err(|error| DeliveryError::unwritable(&error))?;
    client.send(message).await
}
