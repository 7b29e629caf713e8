//! SMTP: sending mails through the school's mail server.

use std::time::Duration;

use lettre::transport::smtp::Error;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use torre_config::mail::MailSettings;
use url::Url;

use crate::channel::Channel;
use crate::current_content::CurrentContent;
use crate::delivery::error::DeliveryError;
use crate::delivery::mail_composer::MailComposer;
use crate::lead::Lead;

/// Answers about our own login: they say nothing about the recipient, so no mail is given up for them.
const LOGIN_REJECTED: [&str; 5] = ["454", "530", "534", "535", "538"];

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
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
        let mut transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(settings.smtp_url.reveal())?;
        if let Some(tls) = custom_tls(settings)? {
            transport = transport.tls(tls);
        }
        let transport = transport.timeout(Some(timeout)).build();
        let composer = MailComposer { settings: settings.clone(), site_url: site_url.to_owned(), content };
        Ok(Mailer { transport, composer })
    }

    pub async fn send(&self, channel: Channel, lead: &Lead) -> Result<(), DeliveryError> {
        let message = match channel {
            Channel::Acknowledge => self.composer.acknowledgement(lead),
            _ => self.composer.notification(lead),
        };
        let message = message.map_err(|error| DeliveryError {
            reason: "the mail could not be written".to_owned(),
            detail: error.to_string(),
            permanent: true,
        })?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) => Err(delivery_error(&error)),
        }
    }
}

/// The protection that the address asks for, with the authorities of the settings; none without them.
fn custom_tls(settings: &MailSettings) -> Result<Option<Tls>, Error> {
    let (Some(ca), Ok(url)) = (&settings.smtp_ca, Url::parse(settings.smtp_url.reveal())) else {
        return Ok(None);
    };
    let host = url.host_str().unwrap_or_default().to_owned();
    let parameters = TlsParameters::builder(host).add_root_certificate(ca.clone()).build_rustls()?;
    let mode = url.query_pairs().find(|(key, _)| key == "tls").map(|(_, mode)| mode.into_owned());
    Ok(match (url.scheme(), mode.as_deref()) {
        ("smtps", _) => Some(Tls::Wrapper(parameters)),
        (_, Some("required")) => Some(Tls::Required(parameters)),
        (_, Some("opportunistic")) => Some(Tls::Opportunistic(parameters)),
        _ => None,
    })
}

/// What a mail server says may quote the visitor's address: the log only gets its code.
fn delivery_error(error: &Error) -> DeliveryError {
    let code = error.status().map(|code| code.to_string()).unwrap_or_default();
    if LOGIN_REJECTED.contains(&code.as_str()) {
        let reason = format!("the mail server does not accept the login of TORRE_SMTP_URL ({code})");
        return DeliveryError::transient(reason.clone(), &reason);
    }
    let reason = if error.is_permanent() || error.is_transient() {
        format!("the mail server refused it ({code})")
    } else if error.is_timeout() {
        "the mail server did not answer in time".to_owned()
    } else if error.is_tls() || is_about_tls(error) {
        "no secure connection to the mail server".to_owned()
    } else if error.is_client() {
        // Nothing was sent: the server lacks what the settings demand, such as STARTTLS.
        format!("the mail server cannot be used as TORRE_SMTP_URL says: {error}")
    } else {
        "the mail server cannot be reached".to_owned()
    };
    DeliveryError { reason, detail: error.to_string(), permanent: error.is_permanent() }
}

/// A certificate that is not trusted arrives as a fault of the connection.
fn is_about_tls(error: &Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let inner = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        if error.is::<rustls::Error>() || inner.is_some_and(|inner| inner.is::<rustls::Error>()) {
            return true;
        }
        cause = error.source();
    }
    false
}
