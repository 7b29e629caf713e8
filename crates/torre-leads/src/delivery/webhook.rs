//! Handing enquiries to a CRM: signed, with an id by which a repeat is recognised.

use std::time::Duration;

use ring::hmac;
use torre_config::leads::WebhookSettings;

use crate::delivery::failure::Failure;
use crate::lead::Lead;

pub struct Webhook {
    client: reqwest::Client,
    settings: WebhookSettings,
}

impl Webhook {
    pub fn new(settings: &WebhookSettings, timeout: Duration) -> Result<Webhook, reqwest::Error> {
        let client = reqwest::Client::builder()
            .timeout(timeout)
            // An enquiry goes where the settings say and nowhere else.
            .redirect(reqwest::redirect::Policy::none())
            .build()?;
        Ok(Webhook { client, settings: settings.clone() })
    }

    pub async fn send(&self, lead: &Lead) -> Result<(), Failure> {
        let body =
            serde_json::to_vec(lead).map_err(|error| Failure::passing("it cannot be written", &error))?;
        let request = self
            .client
            .post(&self.settings.url)
            .header("content-type", "application/json")
            .header("idempotency-key", &lead.id)
            .header("torre-signature", signature(self.settings.secret.reveal(), &body))
            .body(body);
        let failed =
            |error: reqwest::Error| Failure::passing("the webhook cannot be reached", &error.without_url());
        let status = request.send().await.map_err(failed)?.status();
        if status.is_success() {
            Ok(())
        } else {
            Err(Failure::passing(format!("the webhook answered {}", status.as_u16()), &status))
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
