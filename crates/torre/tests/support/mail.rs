//! A real SMTP server (aiosmtpd) that behaves well or badly, as a test needs it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use super::certificate::certify;

/// How the server treats mails.
#[derive(Clone, Copy)]
pub enum Manner {
    Normal,
    /// Says "not now" to every mail.
    Refuse,
    /// Says so only to mails that ask for it: "refuse me".
    RefuseSome,
    /// Says "never" to every recipient.
    RefuseForGood,
    /// Takes connections and says nothing.
    Hang,
    /// Ends while a mail is being handed over.
    Die,
    /// Ends when it has taken a mail, before it says so.
    TakeAndDie,
    /// Takes some time for each mail, half of it before it has the mail.
    Slow,
}

impl Manner {
    fn code(self) -> &'static str {
        match self {
            Manner::Normal => "normal",
            Manner::Refuse => "refuse",
            Manner::RefuseSome => "refuse-some",
            Manner::RefuseForGood => "refuse-for-good",
            Manner::Hang => "hang",
            Manner::Die => "die",
            Manner::TakeAndDie => "take-and-die",
            Manner::Slow => "slow",
        }
    }
}

/// How the way to a server that wants a login is protected.
#[derive(Clone, Copy)]
pub enum Protection {
    /// Not at all, and it takes passwords all the same.
    None,
    StartTls,
    /// From the first byte.
    Wrapped,
}

impl Protection {
    fn code(self) -> &'static str {
        match self {
            Protection::None => "none",
            Protection::StartTls => "starttls",
            Protection::Wrapped => "wrapped",
        }
    }
}

/// Has characters that mean something in an address.
pub const PASSWORD: &str = "p@ss/wörd?";
pub const PASSWORD_IN_URL: &str = "p%40ss%2Fw%C3%B6rd%3F";

pub struct MailServer {
    port: u16,
    mailbox: PathBuf,
    process: Child,
}

impl MailServer {
    /// Mails of every server with the same folder land in one mailbox.
    pub fn start(port: u16, folder: &Path, manner: Manner) -> MailServer {
        MailServer::run(port, folder, manner, &[])
    }

    /// Only takes mails from user `torre` with [`PASSWORD`]. Its certificate is `certificate.pem` in the folder.
    pub fn with_login(port: u16, folder: &Path, protection: Protection) -> MailServer {
        let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
        if !certificate.exists() {
            certify(&certificate, &key);
        }
        let files = [certificate.to_str().unwrap(), key.to_str().unwrap()];
        MailServer::run(port, folder, Manner::Normal, &[protection.code(), files[0], files[1], PASSWORD])
    }

    fn run(port: u16, folder: &Path, manner: Manner, guard: &[&str]) -> MailServer {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/smtp_server.py");
        let mailbox = folder.join("mailbox.jsonl");
        let mut process = Command::new("/usr/bin/python3")
            .args(["-W", "ignore"])
            .arg(script)
            .args([&port.to_string(), manner.code()])
            .arg(&mailbox)
            .args(guard)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.trim(), "ready", "is python3-aiosmtpd installed?");
        MailServer { port, mailbox, process }
    }

    pub fn url(&self) -> String {
        url(self.port)
    }

    /// `right` and `secure` of each login.
    pub fn logins(&self) -> Vec<Value> {
        read_lines(&self.mailbox.with_extension("jsonl.logins"))
    }

    /// `from`, `to`, `subject` and plain `text` as they read, `data` of each mail, in the order of arrival.
    pub fn mails(&self) -> Vec<Value> {
        read_lines(&self.mailbox)
    }

    /// How many there are, without reading them.
    pub fn count(&self) -> usize {
        let mailbox = std::fs::read(&self.mailbox).unwrap_or_default();
        mailbox.iter().filter(|byte| **byte == b'\n').count()
    }

    /// It ended by itself.
    pub fn has_died(&mut self) -> bool {
        self.process.try_wait().unwrap().is_some()
    }
}

fn read_lines(file: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

pub fn url(port: u16) -> String {
    format!("smtp://127.0.0.1:{port}")
}

impl Drop for MailServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
