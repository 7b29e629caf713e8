//! `torre staff`.

use crate::office_server::{OfficeServer, SITE, prepare, token_of};
use crate::support::mail::{MailServer, Manner, url};
use crate::support::{eventually, free_port};

#[test]
fn the_first_person_may_be_invited_before_the_first_start() {
    let torre = prepare(&[]);
    let printed = torre.cli_text(&["staff", "invite", "Ana", "--role", "admin"]);
    assert!(printed.starts_with(&format!("{SITE}/staff/invitation#")), "{printed}");
    assert!(printed.contains("works once, until "), "{printed}");
    let office = OfficeServer::started(torre);
    office.enrol(&token_of(&printed));
    let listed = office.torre.cli_text(&["staff", "list"]);
    assert!(listed.starts_with("Ana · administrator · 1 passkey"), "{listed}");
}

#[test]
fn an_invitation_is_mailed_where_mail_is_set() {
    let port = free_port();
    let torre = prepare(&[
        ("TORRE_SMTP_URL", &url(port)),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "school@torre.example"),
    ]);
    let mail = MailServer::start(port, torre.folder(), Manner::Normal);
    let printed =
        torre.cli_text(&["staff", "invite", "Ana", "--role", "office", "--email", "ana@torre.example"]);
    eventually("the mail", || mail.mails().len() == 1);
    let text = mail.mails()[0]["data"].as_str().unwrap().replace("=\r\n", "").replace("=\n", "");
    assert!(text.contains(&token_of(&printed)), "{text}");
    assert!(printed.contains("mailed to ana@torre.example"), "{printed}");
}

#[test]
fn what_cannot_be_done_is_said() {
    let torre = prepare(&[]);
    for (arguments, said) in [
        (vec!["staff", "remove", "Nadie"], "there is nobody called Nadie"),
        (vec!["staff", "invite", "\u{1b}[31m", "--role", "admin"], "visible characters"),
        (
            vec!["staff", "invite", "Ana", "--role", "admin", "--email", "a@b.example"],
            "TORRE_SMTP_URL is not set",
        ),
    ] {
        let output = torre.cli(&arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(said), "{arguments:?}: {error}");
    }
    assert!(
        torre.cli_text(&["staff", "list"]).starts_with("Ana · administrator · 0 passkeys · invited until")
    );
}
