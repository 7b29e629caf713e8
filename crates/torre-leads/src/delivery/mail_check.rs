//! Trying the mail server out: whether it takes our login, and whether a mail arrives.

use std::time::Duration;

use lettre::Message;
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use torre_config::mail::MailSettings;

use crate::delivery::error::DeliveryError;
use crate::delivery::mail_address::address;
use crate::delivery::smtp_client::SmtpClient;

/// The server answers and takes our login; nothing is sent.
pub async fn check_login(settings: &MailSettings, timeout: Duration) -> Result<(), DeliveryError> {
    client(settings, timeout)?.check().await
}

/// Sends a mail that says what it is for.
pub async fn send_test(
    settings: &MailSettings,
    timeout: Duration,
    to: &str,
    site_url: &str,
) -> Result<(), DeliveryError> {
    let to = address(to).ok_or_else(|| DeliveryError::unwritable(&"the address cannot be read"))?;
    let message = Message::builder()
        .from(settings.from.clone())
        .to(Mailbox::new(None, to))
        .subject("Torre: test mail")
        .header(ContentType::TEXT_PLAIN)
        .body(format!(
            "This mail was sent by `torre mail test`. The site {site_url} can send mail with the settings it has.\n"
        ))
        .map_err(|error| DeliveryError::unwritable(&error))?;
    client(settings, timeout)?.send(message).await
}

fn client(settings: &MailSettings, timeout: Duration) -> Result<SmtpClient, DeliveryError> {
    SmtpClient::new(settings, timeout).map_err(|error| DeliveryError::unwritable(&error))
}
