//! SMTP: sending mails through the school's mail server.

use std::io;
use std::time::Duration;

use lettre::transport::smtp::Error;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use torre_config::mail::MailSettings;
use url::Url;

use crate::delivery::error::DeliveryError;

/// Answers about our own login: they say nothing about the recipient, so no mail is given up for them.
const LOGIN_REJECTED: [&str; 5] = ["454", "530", "534", "535", "538"];

pub(crate) struct SmtpClient(AsyncSmtpTransport<Tokio1Executor>);

impl SmtpClient {
    /// Must be called inside the runtime that will send. Connections are kept for the next mail.
    pub(crate) fn new(settings: &MailSettings, timeout: Duration) -> Result<SmtpClient, Error> {
        let mut transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(settings.smtp_url.reveal())?;
        if let Some(tls) = custom_tls(settings)? {
            transport = transport.tls(tls);
        }
        Ok(SmtpClient(transport.timeout(Some(timeout)).build()))
    }

    pub(crate) async fn send(&self, message: Message) -> Result<(), DeliveryError> {
        match self.0.send(message).await {
            Ok(_) => Ok(()),
            Err(error) => Err(delivery_error(&error)),
        }
    }

    /// The server answers and takes our login.
    pub(crate) async fn check(&self) -> Result<(), DeliveryError> {
        match self.0.test_connection().await {
            Ok(true) => Ok(()),
            Ok(false) => {
                Err(DeliveryError::transient("the mail server does not answer", &"no answer to NOOP"))
            }
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
        return DeliveryError {
            may_have_arrived: false,
            ..DeliveryError::transient(reason.clone(), &reason)
        };
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
    DeliveryError {
        reason,
        detail: error.to_string(),
        permanent: error.is_permanent(),
        may_have_arrived: may_have_arrived(error),
    }
}

/// A server that says no has not taken it, and one that nobody could reach has not either. A connection that broke may
/// have broken after the last word.
fn may_have_arrived(error: &Error) -> bool {
    let has_answered = error.is_permanent() || error.is_transient();
    !(has_answered || error.is_client() || error.is_tls() || is_about_tls(error) || was_refused(error))
}

fn was_refused(error: &Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let io = error.downcast_ref::<io::Error>();
        if io.is_some_and(|error| error.kind() == io::ErrorKind::ConnectionRefused) {
            return true;
        }
        cause = error.source();
    }
    false
}

/// A certificate that is not trusted arrives as a fault of the connection.
fn is_about_tls(error: &Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let inner = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        if error.is::<rustls::Error>() || inner.is_some_and(|inner| inner.is::<rustls::Error>()) {
            return true;
        }
        cause = error.source();
    }
    false
}
