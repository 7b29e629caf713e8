//! A real SMTP server (aiosmtpd) that behaves well or badly, as a test needs it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// How the server treats mails.
#[derive(Clone, Copy)]
pub enum Manner {
    Normal,
    /// Says "not now" to every mail.
    Refuse,
    /// Says "never" to every recipient.
    RefuseForGood,
    /// Takes connections and says nothing.
    Hang,
    /// Ends while a mail is being handed over.
    Die,
}

impl Manner {
    fn code(self) -> &'static str {
        match self {
            Manner::Normal => "normal",
            Manner::Refuse => "refuse",
            Manner::RefuseForGood => "refuse-for-good",
            Manner::Hang => "hang",
            Manner::Die => "die",
        }
    }
}

pub struct MailServer {
    port: u16,
    mailbox: PathBuf,
    process: Child,
}

impl MailServer {
    /// Mails of every server with the same folder land in one mailbox.
    pub fn start(port: u16, folder: &Path, manner: Manner) -> MailServer {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/leads/support/smtp_server.py");
        let mailbox = folder.join("mailbox.jsonl");
        let mut process = Command::new("/usr/bin/python3")
            .arg(script)
            .args([&port.to_string(), manner.code()])
            .arg(&mailbox)
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

    /// `from`, `to`, `data` of each mail, in the order of arrival.
    pub fn mails(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(&self.mailbox).unwrap_or_default();
        text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    }

    /// It ended by itself.
    pub fn has_died(&mut self) -> bool {
        self.process.try_wait().unwrap().is_some()
    }
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
