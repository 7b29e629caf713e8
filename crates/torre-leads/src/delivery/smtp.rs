//! Mails about enquiries, sent through the school's mail server.

use std::time::Duration;

use lettre::transport::smtp::Error;
use torre_config::mail::MailSettings;

use crate::channel::Channel;
use crate::current_content::CurrentContent;
use crate::delivery::error::DeliveryError;
use crate::delivery::mail_composer::MailComposer;
use crate::delivery::smtp_client::SmtpClient;
use crate::lead::Lead;

pub struct Mailer {
    client: SmtpClient,
    composer: MailComposer,
}

impl Mailer {
    /// Must be called inside the runtime that will send. Connections are kept for the next mail.
    pub fn new(
        settings: &MailSettings,
        site_url: &str,
        content: CurrentContent,
        timeout: Duration,
    ) -> Result<Mailer, Error> {
        let client = SmtpClient::new(settings, timeout)?;
        let composer = MailComposer { settings: settings.clone(), site_url: site_url.to_owned(), content };
        Ok(Mailer { client, composer })
    }

    pub async fn send(&self, channel: Channel, lead: &Lead) -> Result<(), DeliveryError> {
        let message = match channel {
            Channel::Acknowledge => self.composer.acknowledgement(lead),
            _ => self.composer.notification(lead),
        };
        let message = message.map_err(|error| DeliveryError::unwritable(&error))?;
        self.client.send(message).await
    }
}
