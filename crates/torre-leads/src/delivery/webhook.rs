//! The webhook: enquiries are posted to a CRM, signed, with an idempotency key by which a repeat is recognised.

use std::time::Duration;

use ring::hmac;
use torre_config::leads::WebhookSettings;
use torre_http_client::client::HttpClient;

use crate::delivery::error::DeliveryError;
use crate::lead::Lead;

/// More than one worker has in flight: nothing waits here.
const MAX_CONCURRENT: usize = 16;

pub struct Webhook {
    client: HttpClient,
    settings: WebhookSettings,
}

impl Webhook {
    pub fn new(settings: &WebhookSettings, timeout: Duration) -> Webhook {
        Webhook { client: HttpClient::new(timeout, MAX_CONCURRENT), settings: settings.clone() }
    }

    pub async fn send(&self, lead: &Lead) -> Result<(), DeliveryError> {
        let body = serde_json::to_vec(lead)
            .map_err(|error| DeliveryError::transient("it cannot be written", &error))?;
        let headers = vec![
            ("content-type", "application/json".to_owned()),
            ("idempotency-key", lead.id.clone()),
            ("torre-signature", signature(self.settings.secret.reveal(), &body)),
        ];
        let response = self.client.post(self.settings.url.clone(), headers, body).await;
        let response =
            response.map_err(|error| DeliveryError::transient("the webhook cannot be reached", &error))?;
        let status = response.status;
        if status.is_success() {
            Ok(())
        } else {
            Err(DeliveryError::transient(format!("the webhook answered {}", status.as_u16()), &status))
        }
    }
}

/// `sha256=` and the hexadecimal HMAC-SHA256 of the body.
pub fn signature(secret: &str, body: &[u8]) -> String {
    use std::fmt::Write as _;
    let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()), body);
    let mut text = "sha256=".to_owned();
    for byte in tag.as_ref() {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 4231, test case 2.
    #[test]
    fn the_signature_is_an_hmac_of_the_body() {
        let expected = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(signature("Jefe", b"what do ya want for nothing?"), expected);
    }
}
