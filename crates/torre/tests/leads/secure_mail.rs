//! The way to the mail server: encrypted, with a login, and what happens when either fails.

use std::path::Path;

use crate::program::{self, enquiry, run};
use crate::support::mail::{MailServer, PASSWORD, PASSWORD_IN_URL, Protection};
use crate::support::{Torre, eventually, free_port};

/// `address` has a place for the login and the port.
fn with_login(address: &str, password: &str, port: u16) -> Torre {
    let mut torre = program::prepare(&[
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "hola@torre.example"),
        ("TORRE_MAIL_ACKNOWLEDGE", "yes"),
    ]);
    let here = format!("torre:{password}@127.0.0.1:{port}");
    torre.set("TORRE_SMTP_URL", &address.replace("{here}", &here));
    torre
}

fn trust(torre: &mut Torre) {
    let certificate = torre.folder().join("certificate.pem");
    torre.set("TORRE_SMTP_CA", certificate.to_str().unwrap());
}

fn send(torre: &Torre) -> String {
    let answer = torre.client().post_json("/api/leads", &[], &enquiry()).unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["id"].as_str().unwrap().to_owned()
}

/// Both deliveries wait, and say why; neither the log nor the command shows the password.
fn waits_because(torre: &Torre, id: &str, reason: &str) {
    let shown = || torre.cli_text(&["leads", "show", id]);
    eventually(reason, || shown().matches(reason).count() == 2);
    let (shown, log) = (shown(), torre.log());
    assert!(shown.contains("school: waiting") && shown.contains("acknowledge: waiting"), "{shown}");
    for text in [&shown, &log] {
        for secret in [PASSWORD, PASSWORD_IN_URL, "letmein"] {
            assert!(!text.contains(secret), "{text}");
        }
    }
}

fn delivers(address: &str, protection: Protection) {
    let port = free_port();
    let mut torre = with_login(address, PASSWORD_IN_URL, port);
    let server = MailServer::with_login(port, torre.folder(), protection);
    trust(&mut torre);
    let torre = run(torre);
    send(&torre);
    eventually("both mails arrive", || server.mails().len() == 2);
    let logins = server.logins();
    assert!(!logins.is_empty() && logins.iter().all(|login| login["right"] == true), "{logins:?}");
    assert!(logins.iter().all(|login| login["secure"] == true), "{logins:?}");
}

#[test]
fn mails_go_through_starttls_with_a_login() {
    delivers("smtp://{here}?tls=required", Protection::StartTls);
}

#[test]
fn mails_go_through_tls_from_the_first_byte_with_a_login() {
    delivers("smtps://{here}", Protection::Wrapped);
}

#[test]
fn a_wrong_password_keeps_mails_waiting_and_says_so_without_showing_it() {
    let port = free_port();
    let mut torre = with_login("smtp://{here}?tls=required", "letmein", port);
    let server = MailServer::with_login(port, torre.folder(), Protection::StartTls);
    trust(&mut torre);
    let mut torre = run(torre);
    let id = send(&torre);
    waits_because(&torre, &id, "the mail server does not accept the login of TORRE_SMTP_URL (535)");
    assert!(server.mails().is_empty());
    // Mended by a restart with the right one.
    torre.stop();
    torre.set("TORRE_SMTP_URL", &format!("smtp://torre:{PASSWORD_IN_URL}@127.0.0.1:{port}?tls=required"));
    let _torre = run(torre);
    eventually("both mails arrive", || server.mails().len() == 2);
}

#[test]
fn a_server_without_the_starttls_that_is_demanded_never_sees_the_password() {
    let port = free_port();
    let torre = with_login("smtp://{here}?tls=required", PASSWORD_IN_URL, port);
    let server = MailServer::with_login(port, torre.folder(), Protection::None);
    let torre = run(torre);
    let id = send(&torre);
    waits_because(&torre, &id, "STARTTLS is not supported on this server");
    torre.wait_for_log("cannot be used as TORRE_SMTP_URL says");
    assert!(server.logins().is_empty() && server.mails().is_empty(), "{:?}", server.logins());
}

#[test]
fn a_server_whose_certificate_nobody_vouches_for_never_sees_the_password() {
    let port = free_port();
    let torre = with_login("smtps://{here}", PASSWORD_IN_URL, port);
    let server = MailServer::with_login(port, torre.folder(), Protection::Wrapped);
    let torre = run(torre);
    let id = send(&torre);
    waits_because(&torre, &id, "invalid peer certificate");
    torre.wait_for_log("no secure connection to the mail server");
    assert!(server.logins().is_empty() && server.mails().is_empty(), "{:?}", server.logins());
}

#[test]
fn settings_that_would_lose_a_password_or_trust_nothing_are_refused_at_the_start() {
    let mut torre = with_login("smtp://torre:letmein@mail.example", "", 0);
    torre.set("TORRE_SMTP_CA", Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml").to_str().unwrap());
    let refused = torre.cli(&["serve"]);
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success());
    assert!(message.contains("TORRE_SMTP_URL: would send the password in the clear"), "{message}");
    assert!(message.contains("TORRE_SMTP_CA:") && message.contains("no certificate is in it"), "{message}");
    assert!(!message.contains("letmein"), "{message}");
}
