//! Settings where people put them, and the commands that tell what they do.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::support::certificate::Certificate;
use crate::support::mail::{MailServer, Manner};
use crate::support::{Torre, free_port, program};

/// The program as somebody starts it in a folder, with nothing in its environment.
fn torre_in(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program());
    command.args(arguments).env_clear().current_dir(folder);
    command
}

fn folder_with(settings: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(".env"), settings).unwrap();
    fs::set_permissions(folder.path().join(".env"), Permissions::from_mode(0o600)).unwrap();
    folder
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn a_mistake_in_the_settings_file_is_refused_with_its_line_and_the_nearest_name() {
    let folder = folder_with(
        "# ours\nTORRE_LISTN=127.0.0.1:1\nTORRE_MAX_REQUESTS=many\nTORRE_MAIL_FROM=Torre <hunter2@b.example>\nBACKUP_KEY=x\n",
    );
    let output = torre_in(folder.path(), &["ready"]).output().unwrap();
    assert!(!output.status.success());
    assert_eq!(
        said(&output),
        "torre: the settings cannot be used:\n  \
         TORRE_MAX_REQUESTS: \"many\" cannot be read; expected a number (.env, line 3)\n  \
         TORRE_MAIL_FROM: has a space in its value; put the value in quotes: NAME=\"two words\" (.env, line 4)\n  \
         TORRE_LISTN: is no setting; did you mean TORRE_LISTEN? (.env, line 2)\n\n"
    );
}

#[test]
fn the_working_folders_settings_are_read_unless_a_test_says_no() {
    let torre = Torre::shared();
    let folder = folder_with(&format!("TORRE_LISTEN={}\n", torre.address));
    assert!(torre_in(folder.path(), &["ready"]).output().unwrap().status.success());
    // The environment comes before the file; and what the tests run reads no file at all.
    let ready = |name: &str, value: &str| {
        torre_in(folder.path(), &["ready"]).env(name, value).output().unwrap().status.success()
    };
    assert!(!ready("TORRE_LISTEN", "127.0.0.1:1"));
    assert!(!ready("TORRE_ENV_FILE", "none"));
    assert_eq!(std::env::var("TORRE_ENV_FILE").as_deref(), Ok("none"), "cargo's settings for tests");
}

/// Kubernetes sets these for a service named torre.
#[test]
fn an_unknown_name_in_the_environment_is_one_warning() {
    let torre = Torre::start_without_react(&[
        ("TORRE_PORT", "tcp://10.0.0.1:80"),
        ("TORRE_SERVICE_HOST", "10.0.0.1"),
        ("TORRE_SITEURL", "https://torre.example"),
    ]);
    let log = torre.log();
    let warnings: Vec<&str> = log.lines().filter(|line| line.contains("no settings")).collect();
    assert_eq!(warnings.len(), 1, "{log}");
    for name in ["TORRE_PORT", "TORRE_SERVICE_HOST", "TORRE_SITEURL (did you mean TORRE_SITE_URL?)"] {
        assert!(warnings[0].contains(name), "{log}");
    }
}

#[test]
fn the_doctor_says_what_is_set_reachable_stale_and_readable_by_others() {
    let certificate = Certificate::make();
    let mail = free_port();
    let folder = folder_with(&format!(
        "TORRE_LISTEN=127.0.0.1:1\nTORRE_ADMIN_LISTEN=127.0.0.1:2\nTORRE_SMTP_URL=smtp://torre:hunter2@127.0.0.1:{mail}\n\
         TORRE_MAIL_FROM=\"Torre <web@torre.example>\"\nTORRE_MAIL_TO=hola@torre.example\n\
         TORRE_TLS_CERTIFICATE={}\nTORRE_TLS_KEY={}\n",
        certificate.certificate.display(),
        certificate.key.display(),
    ));
    fs::set_permissions(folder.path().join(".env"), Permissions::from_mode(0o644)).unwrap();
    let output = torre_in(folder.path(), &["doctor"]).output().unwrap();
    let page = said(&output);
    assert!(!output.status.success(), "a mail server that cannot be reached is a fault:\n{page}");
    for line in [
        "good  read from .env and the environment",
        "TORRE_SMTP_URL = (secret)   [line 3]",
        "TORRE_MAIL_FROM = Torre <web@torre.example>   [line 4]",
        "WARN  others may read .env (mode 644); run: chmod 600 .env",
        "FAULT mail: the mail server cannot be reached",
        "WARN  the server is not ready: 127.0.0.1:2 does not answer",
        "the certificate holds until 20",
        "the first start makes it",
        "the content (inside the program) has",
    ] {
        assert!(page.contains(line), "{line} is missing in:\n{page}");
    }
    assert!(!page.contains("hunter2"), "{page}");
    assert!(page.lines().count() < 45, "one page:\n{page}");
}

#[test]
fn the_doctor_finds_nothing_wrong_with_a_server_that_is_well() {
    let port = free_port();
    let mut torre = Torre::without_react(&[
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "hola@torre.example"),
        ("TORRE_SMTP_URL", &format!("smtp://127.0.0.1:{port}")),
    ]);
    let server = MailServer::start(port, torre.folder(), Manner::Normal);
    torre.run();
    torre.wait_until_ready();
    let page = torre.cli_text(&["doctor"]);
    for line in ["and is ready", "takes the login", "their owner's alone: ", "0 deliveries wait", "faults: 0"]
    {
        assert!(page.contains(line), "{line} is missing in:\n{page}");
    }
    let sent = torre.cli_text(&["mail", "test", "ana@example.org"]);
    assert!(sent.contains("took the mail from web@torre.example to ana@example.org"), "{sent}");
    let mails = server.mails();
    assert_eq!((mails.len(), &mails[0]["subject"]), (1, &"Torre: test mail".into()));
}

#[test]
fn a_mail_that_is_not_taken_says_why() {
    let port = free_port();
    let torre = Torre::without_react(&[
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "hola@torre.example"),
        ("TORRE_SMTP_URL", &format!("smtp://127.0.0.1:{port}")),
    ]);
    let test = || said(&torre.cli(&["mail", "test", "ana@example.org"]));
    assert!(test().contains("the mail server cannot be reached"), "{}", test());
    let _server = MailServer::start(port, torre.folder(), Manner::RefuseForGood);
    assert!(test().contains("the mail server refused it (550)\n  the other side: "), "{}", test());
    assert!(
        said(&Torre::without_react(&[]).cli(&["mail", "test", "ana@example.org"]))
            .contains("TORRE_SMTP_URL is not set")
    );
}
