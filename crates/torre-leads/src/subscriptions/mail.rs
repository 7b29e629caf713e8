//! The mails of subscriptions, in plain text: the one that asks for a confirmation, and notifications. Each can be
//! answered with one click (RFC 8058) and with a link.

use lettre::Message;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use torre_base::digest::content_hash;
use torre_base::language::Language;
use torre_config::mail::MailSettings;
use torre_content::content::{Content, LocalContent};
use torre_content::dates::{date_text, month_text};
use torre_content::text::interpolate;

use crate::current_content::CurrentContent;
use crate::delivery::mail_address::address;
use crate::sanitize::one_line;
use crate::subscriptions::notice::Notice;
use crate::subscriptions::subscription::{PendingAddress, Recipient};
use crate::subscriptions::token::Token;

#[derive(Debug, thiserror::Error)]
pub enum ComposeError {
    #[error("the address cannot be written in a header")]
    NoAddress,
    #[error("the notice \"{0}\" is of a kind that this version does not know")]
    UnknownNotice(String),
    #[error(transparent)]
    Message(#[from] lettre::error::Error),
}

/// Subject and text of a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailText {
    pub subject: String,
    pub body: String,
}

/// The path of the page behind a mailed link.
pub fn link_path(token: &str, language: Language) -> String {
    match language {
        Language::Es => format!("/suscripcion/{token}"),
        Language::En => format!("/subscription/{token}"),
    }
}

pub(crate) struct SubscriptionMail {
    pub(crate) settings: MailSettings,
    pub(crate) site_url: String,
    pub(crate) content: CurrentContent,
}

impl SubscriptionMail {
    /// Nothing the visitor typed stands in it: whoever gives somebody else's address cannot send them anything.
    pub(crate) fn confirmation(
        &self,
        pending: &PendingAddress,
        token: &Token,
    ) -> Result<Message, ComposeError> {
        let content = (self.content)();
        let local = content.local(pending.language);
        let link = format!("{}{}", self.site_url, link_path(&token.to_text(), pending.language));
        let topics: Vec<String> =
            pending.topics.iter().map(|topic| format!("- {}", topic.label(local))).collect();
        let day = jiff::Timestamp::from_millisecond(pending.expires_at).unwrap_or_default();
        let day = day.to_zoned(torre_base::time_zone::madrid()).date().to_string();
        let day = date_text(&day, pending.language).text;
        let text = write(
            local,
            "confirmation",
            &["greeting", "text", "topics", "button", "link", "ignore", "signature"],
            &[("topics", &topics.join("\n")), ("link", &link), ("day", &day)],
        );
        let id = format!("{}.confirm", content_hash(token.hash().as_str().as_bytes()));
        self.message(&text, &pending.email, &link, &id)
    }

    pub(crate) fn notification(
        &self,
        notice: &str,
        subscription: &str,
        recipient: &Recipient,
        token: &Token,
    ) -> Result<Message, ComposeError> {
        let content = (self.content)();
        let known = Notice::parse(notice).ok_or_else(|| ComposeError::UnknownNotice(notice.to_owned()))?;
        let link = format!("{}{}", self.site_url, link_path(&token.to_text(), recipient.language));
        let text = notification_text(&known, &content, recipient.language, &self.site_url, &link);
        // The same at every attempt: a mail that arrives twice can be recognised.
        let id = format!("{subscription}.{}", content_hash(notice.as_bytes()));
        self.message(&text, &recipient.email, &link, &id)
    }

    fn message(&self, text: &MailText, to: &str, link: &str, id: &str) -> Result<Message, ComposeError> {
        let from = &self.settings.from;
        let to = Mailbox::new(None, address(to).ok_or(ComposeError::NoAddress)?);
        let message = Message::builder()
            .from(from.clone())
            .to(to)
            .subject(one_line(&text.subject))
            .message_id(Some(format!("<{id}@{}>", from.email.domain())))
            .header(ContentType::TEXT_PLAIN);
        let message = header(message, "List-Unsubscribe", &format!("<{link}>"));
        let message = header(message, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        let message = header(message, "Auto-Submitted", "auto-generated");
        Ok(message.body(text.body.clone())?)
    }
}

fn header(message: MessageBuilder, name: &'static str, value: &str) -> MessageBuilder {
    // Encoded already: a link is one word, and folding would break it.
    message.raw_header(HeaderValue::dangerous_new_pre_encoded(
        HeaderName::new_from_ascii_str(name),
        value.to_owned(),
        value.to_owned(),
    ))
}

/// What a notification says; `unsubscribe` is the link that ends it.
pub fn notification_text(
    notice: &Notice,
    content: &Content,
    language: Language,
    site_url: &str,
    unsubscribe: &str,
) -> MailText {
    let local = content.local(language);
    let link = format!("{site_url}{}", notice.topic().href(content, language));
    let (group, course, month) = match notice {
        Notice::Edition { course, month } => {
            let title = local.courses.get(course).map_or(course.as_str(), |course| &course.title);
            ("edition", title.to_owned(), month_text(*month, language).text)
        }
        Notice::Call(_) => ("call", String::new(), String::new()),
        Notice::Opening => ("opening", String::new(), String::new()),
    };
    write(
        local,
        group,
        &["greeting", "text", "link", "reason", "signature"],
        &[("course", &course), ("month", &month), ("link", &link), ("unsubscribe", unsubscribe)],
    )
}

/// The paragraphs of a group of `mail.toml`, with what belongs into them. Words that all mails share stand in `common`.
fn write(local: &LocalContent, group: &str, paragraphs: &[&str], values: &[(&str, &str)]) -> MailText {
    let school = &local.school;
    let mut values = values.to_vec();
    values.extend([("school", school.name.as_str()), ("phone", &school.centres.madrid.phone)]);
    let filled = |name: &str| {
        let own = format!("subscriptions.{group}.{name}");
        let key = if local.mail.0.contains_key(&own) { own } else { format!("subscriptions.common.{name}") };
        interpolate(local.mail.get(&key), &values)
    };
    let body: Vec<String> = paragraphs.iter().map(|name| filled(name)).collect();
    MailText { subject: filled("subject"), body: format!("{}\n", body.join("\n\n")) }
}
