//! Handing mails to the school's mail server.

use std::time::Duration;

use lettre::transport::smtp::Error;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use crate::config::MailSettings;
use crate::leads::delivery::mail::Letters;
use crate::leads::delivery::{Channel, Failure};
use crate::leads::lead::Lead;
use crate::leads::office::Sites;

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    letters: Letters,
}

impl Mailer {
    /// Must be called inside the runtime that will send. Connections are kept for the next mail.
    pub fn new(
        settings: &MailSettings,
        site_url: &str,
        sites: Sites,
        timeout: Duration,
    ) -> Result<Mailer, Error> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(settings.smtp_url.reveal())?
            .timeout(Some(timeout))
            .build();
        let letters = Letters { settings: settings.clone(), site_url: site_url.to_owned(), sites };
        Ok(Mailer { transport, letters })
    }

    pub async fn send(&self, channel: Channel, lead: &Lead) -> Result<(), Failure> {
        let letter = match channel {
            Channel::Acknowledge => self.letters.acknowledgement(lead),
            _ => self.letters.to_school(lead),
        };
        let letter = letter.map_err(|error| Failure {
            reason: "the mail could not be written".to_owned(),
            detail: error.to_string(),
            permanent: true,
        })?;
        match self.transport.send(letter).await {
            Ok(_) => Ok(()),
            Err(error) => Err(failure(&error)),
        }
    }
}

/// What a mail server says may quote the visitor's address: the log only gets its code.
fn failure(error: &Error) -> Failure {
    let code = error.status().map(|code| format!(" ({code})")).unwrap_or_default();
    let reason = if error.is_permanent() || error.is_transient() {
        format!("the mail server refused it{code}")
    } else if error.is_timeout() {
        "the mail server did not answer in time".to_owned()
    } else if error.is_tls() {
        "no secure connection to the mail server".to_owned()
    } else {
        "the mail server cannot be reached".to_owned()
    };
    Failure { reason, detail: error.to_string(), permanent: error.is_permanent() }
}
