//! Delivery transports: SMTP for the mail channels, HTTP for the webhook.

use crate::channel::Channel;
use crate::delivery::error::DeliveryError;
use crate::delivery::smtp::Mailer;
use crate::delivery::webhook::Webhook;
use crate::lead::Lead;

/// One worker runs for each.
pub enum Transport {
    Mail(Mailer),
    Webhook(Webhook),
}

impl Transport {
    pub(super) fn channels(&self) -> [Channel; 2] {
        match self {
            Transport::Mail(_) => [Channel::School, Channel::Acknowledge],
            Transport::Webhook(_) => [Channel::Webhook, Channel::Webhook],
        }
    }

    pub(super) async fn deliver(&self, channel: Channel, lead: &Lead) -> Result<(), DeliveryError> {
        match self {
            Transport::Mail(mailer) => mailer.send(channel, lead).await,
            Transport::Webhook(webhook) => webhook.send(lead).await,
        }
    }
}
