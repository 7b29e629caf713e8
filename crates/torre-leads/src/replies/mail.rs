//! The mail of a reply: from the school, answered to the office, in the thread that the acknowledgement began.

use lettre::Message;
use lettre::message::header::ContentType;
use lettre::message::{Attachment, Mailbox, MultiPart};
use torre_base::language::Language;
use torre_config::mail::MailSettings;

use crate::channel::Channel;
use crate::delivery::mail_address::address;
use crate::delivery::message_id::message_id;
use crate::replies::html_body::html_body;
use crate::replies::programme::Programme;
use crate::sanitize::one_line;

#[derive(Debug, thiserror::Error)]
pub(crate) enum ComposeError {
    #[error("the enquiry has no address to answer to")]
    NoAddress,
    #[error(transparent)]
    Message(#[from] lettre::error::Error),
    #[error(transparent)]
    ContentType(#[from] lettre::message::header::ContentTypeErr),
}

/// To whom, in which thread.
#[derive(Clone, Debug)]
pub(crate) struct Envelope<'a> {
    pub(crate) reply: &'a str,
    pub(crate) lead: &'a str,
    pub(crate) name: &'a str,
    pub(crate) email: &'a str,
}

/// What is read: shown before it is sent, and sent as it was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyBody {
    pub subject: String,
    pub text: String,
    pub html: String,
}

impl ReplyBody {
    pub fn new(subject: &str, text: &str, language: Language) -> ReplyBody {
        let subject = one_line(subject);
        let html = html_body(&subject, text, language);
        ReplyBody { text: format!("{text}\n"), subject, html }
    }
}

/// As it stands in the header. None: nobody can be answered there.
pub fn recipient(name: &str, email: &str) -> Option<Mailbox> {
    // A name goes into a header only on one line, whatever is stored.
    let name = one_line(name);
    Some(Mailbox::new(Some(name).filter(|name| !name.is_empty()), address(email)?))
}

pub(crate) fn message(
    settings: &MailSettings,
    envelope: &Envelope<'_>,
    body: ReplyBody,
    programme: Option<Programme>,
) -> Result<Message, ComposeError> {
    let thread = message_id(envelope.lead, Channel::Acknowledge.code(), &settings.from);
    let mut message = Message::builder()
        .from(settings.from.clone())
        .to(recipient(envelope.name, envelope.email).ok_or(ComposeError::NoAddress)?)
        .subject(body.subject)
        .message_id(Some(message_id(envelope.reply, "reply", &settings.from)))
        .in_reply_to(thread.clone())
        .references(thread);
    for office in &settings.to {
        message = message.reply_to(office.clone());
    }
    let words = MultiPart::alternative_plain_html(body.text, body.html);
    let Some(Programme { file, bytes }) = programme else { return Ok(message.multipart(words)?) };
    let attached = Attachment::new(file).body(bytes.to_vec(), ContentType::parse("application/pdf")?);
    Ok(message.multipart(MultiPart::mixed().multipart(words).singlepart(attached))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What somebody wrote as their name or what a course is called stays one header, however it is written.
    #[test]
    fn nothing_hostile_begins_a_header_of_its_own() {
        for hostile in
            ["Ana\r\nBcc: all@example.com", "Ana\nX-Evil: 1", "\u{202e}\r\n\r\n<b>", "=?utf-8?q?a=0D=0ABcc?="]
        {
            let envelope = Envelope { reply: "r1", lead: "l1", name: hostile, email: "ana@example.com" };
            let body = ReplyBody::new(hostile, &format!("Hola, {hostile}"), Language::Es);
            let written = message(&settings(), &envelope, body, None).unwrap().formatted();
            let written = String::from_utf8(written).unwrap();
            let (headers, _) = written.split_once("\r\n\r\n").unwrap();
            for line in headers.lines() {
                let name = line.split(':').next().unwrap();
                let is_known = line.starts_with([' ', '\t'])
                    || [
                        "From",
                        "To",
                        "Subject",
                        "Message-ID",
                        "In-Reply-To",
                        "References",
                        "Reply-To",
                        "Date",
                        "MIME-Version",
                        "Content-Type",
                    ]
                    .contains(&name);
                assert!(is_known, "{hostile:?}: {headers}");
            }
        }
    }

    fn settings() -> MailSettings {
        MailSettings {
            smtp_url: torre_config::secret::Secret::new("smtp://127.0.0.1".to_owned()),
            smtp_ca: None,
            from: "Torre <web@torre.example>".parse().unwrap(),
            to: vec!["hola@torre.example".parse().unwrap()],
            acknowledge: true,
        }
    }
}
