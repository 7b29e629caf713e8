//! SMTP settings: where the mail server is, how the connection is protected, who writes to whom.

use std::{fs, io};

use lettre::message::Mailbox;
use lettre::transport::smtp::client::Certificate;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use thiserror::Error;
use url::{Host, Url};

use crate::env::Env;
use crate::secret::Secret;

#[derive(Clone, Debug)]
pub struct MailSettings {
    pub smtp_url: Secret,
    /// `TORRE_SMTP_CA`: authorities to trust besides the public ones.
    pub smtp_ca: Option<Certificate>,
    pub from: Mailbox,
    pub to: Vec<Mailbox>,
    /// Visitors receive a confirmation too.
    pub acknowledge: bool,
}

impl MailSettings {
    pub(crate) fn read(env: &mut Env<'_>) -> Option<MailSettings> {
        let acknowledge = env.flag("TORRE_MAIL_ACKNOWLEDGE");
        let from = mailboxes(env, "TORRE_MAIL_FROM");
        let to = mailboxes(env, "TORRE_MAIL_TO");
        let smtp_ca = certificate_authority(env);
        let smtp_url = env.secret("TORRE_SMTP_URL")?;
        if let Err(error) = check_url(smtp_url.reveal()) {
            env.error("TORRE_SMTP_URL", error.to_string());
        }
        if to.is_empty() {
            env.error("TORRE_MAIL_TO", "missing; expected the addresses that receive enquiries");
        }
        let Some(from) = from.into_iter().next() else {
            env.error("TORRE_MAIL_FROM", "missing; expected the sender's address");
            return None;
        };
        Some(MailSettings { smtp_url, smtp_ca, from, to, acknowledge })
    }
}

/// Neither message quotes the address: the password is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
enum SmtpUrlError {
    #[error("cannot be read; expected smtp://user:password@host:port?tls=required or smtps://…")]
    Unreadable,
    #[error("would send the password in the clear; add ?tls=required or use smtps://")]
    PasswordInTheClear,
}

fn check_url(text: &str) -> Result<(), SmtpUrlError> {
    let url = Url::parse(text).map_err(|_| SmtpUrlError::Unreadable)?;
    let known = matches!(url.scheme(), "smtp" | "smtps");
    if !known || AsyncSmtpTransport::<Tokio1Executor>::from_url(text).is_err() {
        return Err(SmtpUrlError::Unreadable);
    }
    let demands_tls =
        url.scheme() == "smtps" || url.query_pairs().any(|(key, value)| key == "tls" && value == "required");
    if url.password().is_some() && !demands_tls && !is_local(&url) {
        return Err(SmtpUrlError::PasswordInTheClear);
    }
    Ok(())
}

/// Nobody listens between a program and its own machine.
fn is_local(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || is_loopback(name),
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

/// The host of a scheme that no standard names stays text.
fn is_loopback(name: &str) -> bool {
    name.trim_matches(['[', ']']).parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[derive(Debug, Error)]
enum CertificateError {
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    #[error("no certificate is in it; expected PEM")]
    NotPem,
}

fn certificate_authority(env: &mut Env<'_>) -> Option<Certificate> {
    let path = env.text("TORRE_SMTP_CA")?;
    match read_certificate(&path) {
        Ok(certificate) => Some(certificate),
        Err(error) => {
            env.error("TORRE_SMTP_CA", format!("\"{path}\" cannot be used: {error}"));
            None
        }
    }
}

fn read_certificate(path: &str) -> Result<Certificate, CertificateError> {
    let pem = fs::read(path)?;
    let is_pem = pem.windows(11).any(|part| part == b"-----BEGIN ");
    Certificate::from_pem(&pem).ok().filter(|_| is_pem).ok_or(CertificateError::NotPem)
}

fn mailboxes(env: &mut Env<'_>, name: &str) -> Vec<Mailbox> {
    let text = env.text(name).unwrap_or_default();
    let mut found = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match part.parse() {
            Ok(mailbox) => found.push(mailbox),
            Err(_) => env.error(
                name,
                format!("\"{part}\" is no address; expected for example Torre <hola@torre.example>"),
            ),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_never_crosses_a_network_in_the_clear() {
        for bare in [
            "smtp://ana:hunter2@mail.example:587",
            "smtp://ana:hunter2@mail.example?tls=opportunistic",
            "smtp://ana:hunter2@192.0.2.1",
        ] {
            assert!(check_url(bare).unwrap_err().to_string().contains("in the clear"), "{bare}");
        }
        for safe in [
            "smtps://ana:hunter2@mail.example",
            "smtp://ana:hunter2@mail.example:587?tls=required",
            "smtp://ana:hunter2@localhost:2525",
            "smtp://ana:hunter2@127.0.0.1:2525",
            "smtp://ana:hunter2@[::1]:2525",
            "smtp://mail.example",
        ] {
            assert_eq!(check_url(safe), Ok(()), "{safe}");
        }
    }
}
