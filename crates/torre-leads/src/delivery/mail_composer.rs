//! Mail composition: the notification to the school, and the acknowledgement to the visitor.

use lettre::Message;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder, MultiPart};
use torre_base::html::escape;
use torre_base::language::Language;
use torre_base::time_zone::madrid_text;
use torre_config::mail::MailSettings;
use torre_content::content::LocalContent;
use torre_content::text::{Text, interpolate};

use crate::channel::Channel;
use crate::current_content::CurrentContent;
use crate::delivery::mail_address::address;
use crate::delivery::message_id::message_id;
use crate::lead::Lead;
use crate::sanitize::one_line;

#[derive(Debug, thiserror::Error)]
pub(super) enum ComposeError {
    #[error("the enquiry has no address to answer to")]
    NoAddress,
    #[error(transparent)]
    Message(#[from] lettre::error::Error),
}

pub(super) struct MailComposer {
    pub settings: MailSettings,
    pub site_url: String,
    pub content: CurrentContent,
}

impl MailComposer {
    /// In the school's language, with everything the visitor sent.
    pub(super) fn notification(&self, lead: &Lead) -> Result<Message, ComposeError> {
        let content = (self.content)();
        let local = content.local(Language::Es);
        let name = local.text.0.get(&format!("interest.{}", lead.interest));
        let interest = name.unwrap_or(&lead.interest);
        let mut message = self.builder(lead, Channel::School.code(), &subject(&local.mail, lead, interest));
        for recipient in &self.settings.to {
            message = message.to(recipient.clone());
        }
        if let Some(visitor) = visitor(lead) {
            message = message.reply_to(visitor);
        }
        let rows = rows(&local.mail, lead, interest, &self.site_url);
        let html = html_body(&rows, &lead.message);
        Ok(message.multipart(MultiPart::alternative_plain_html(plain_body(&rows, &lead.message), html))?)
    }

    /// In the visitor's language, with nothing the visitor wrote: whoever gave somebody else's
    /// address cannot send them anything through us.
    pub(super) fn acknowledgement(&self, lead: &Lead) -> Result<Message, ComposeError> {
        let content = (self.content)();
        let local = content.local(Language::parse(&lead.language).unwrap_or_default());
        let text = &local.mail;
        let filled = |key: &str| {
            let school = &local.school;
            text.get(key).replace("{school}", &school.name).replace("{phone}", &school.centres.madrid.phone)
        };
        let visitor = visitor(lead).ok_or(ComposeError::NoAddress)?;
        let to = Mailbox::new(None, visitor.email);
        let message =
            self.builder(lead, Channel::Acknowledge.code(), &filled("acknowledgement.subject")).to(to);
        let message = message.raw_header(HeaderValue::new(
            HeaderName::new_from_ascii_str("Auto-Submitted"),
            "auto-replied".to_owned(),
        ));
        let paragraph = |key: &str| filled(&format!("acknowledgement.{key}"));
        let dates = next_dates(local, &lead.interest);
        let before = ["greeting", "text"].map(paragraph);
        let after = ["questions", "signature"].map(paragraph);
        let paragraphs: Vec<String> = before.into_iter().chain(dates).chain(after).collect();
        let html: String =
            paragraphs.iter().map(|paragraph| format!("<p>{}</p>\n", escape(paragraph))).collect();
        Ok(message.multipart(MultiPart::alternative_plain_html(paragraphs.join("\n\n"), html))?)
    }

    /// The same id at every attempt: a mail that arrives twice can be recognised.
    fn builder(&self, lead: &Lead, channel: &str, subject: &str) -> MessageBuilder {
        let from = &self.settings.from;
        let id = message_id(&lead.id, channel, from);
        Message::builder().from(from.clone()).subject(one_line(subject)).message_id(Some(id))
    }
}

/// When the course is held that the enquiry is about.
fn next_dates(local: &LocalContent, interest: &str) -> Option<String> {
    let course = local.courses.get(interest)?;
    let dates = course.dates.as_ref()?.sentence(&local.text);
    let values = [("course", course.title.as_str()), ("dates", &dates)];
    Some(interpolate(local.mail.get("acknowledgement.dates"), &values))
}

/// A name goes into a header only on one line, whatever is stored.
fn visitor(lead: &Lead) -> Option<Mailbox> {
    let name = one_line(&lead.name);
    Some(Mailbox::new(Some(name).filter(|name| !name.is_empty()), address(&lead.email)?))
}

fn subject(text: &Text, lead: &Lead, interest: &str) -> String {
    let form = text.get(&format!("forms.{}", lead.form)).to_owned();
    let mark = if lead.suspicion.is_some() { text.get("school.suspected").to_owned() } else { String::new() };
    let parts = [mark.as_str(), &form, interest, &lead.page, &lead.name];
    let parts: Vec<String> =
        parts.iter().map(|part| one_line(part)).filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

fn rows(text: &Text, lead: &Lead, interest: &str, site_url: &str) -> Vec<(String, String)> {
    let label = |key: &str| text.get(&format!("school.{key}")).to_owned();
    let page = if lead.page.is_empty() { String::new() } else { format!("{site_url}{}", lead.page) };
    let consent = lead.consent.as_ref().map(|at| format!("{} ({})", madrid_text(at), lead.policy_version));
    let consent = consent.unwrap_or_default();
    let mut rows = vec![
        (label("name"), lead.name.clone()),
        (label("email"), lead.email.clone()),
        (label("phone"), lead.phone.clone()),
        (label("company"), lead.company.clone()),
        (label("interest"), interest.to_owned()),
        (label("page"), page),
        (label("language"), lead.language.clone()),
        (label("received"), madrid_text(&lead.received)),
        (label("consent"), consent),
        (label("suspicion"), lead.suspicion.clone().unwrap_or_default()),
        (label("id"), lead.id.clone()),
    ];
    rows.extend(lead.answers().map(|(label, value)| (one_line(label), one_line(&value))));
    rows.retain(|(_, value)| !value.is_empty());
    rows
}

fn plain_body(rows: &[(String, String)], message: &str) -> String {
    let lines: Vec<String> = rows.iter().map(|(label, value)| format!("{label}: {value}")).collect();
    format!("{message}\n\n-- \n{}\n", lines.join("\n"))
}

fn html_body(rows: &[(String, String)], message: &str) -> String {
    let row = |(label, value): &(String, String)| {
        format!("<tr><th align=\"left\">{}</th><td>{}</td></tr>\n", escape(label), escape(value))
    };
    let message = escape(message).replace('\n', "<br>\n");
    let rows: String = rows.iter().map(row).collect();
    format!(
        "<!doctype html><html><body><p>{message}</p>\n<hr>\n<table cellpadding=\"4\">\n{rows}</table></body></html>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_message_arrives_as_text() {
        let rows = [("Nombre".to_owned(), "<img src=x onerror=alert(1)>".to_owned())];
        let html = html_body(&rows, "<script>alert(1)</script>\nhola");
        assert!(!html.contains("<script>") && !html.contains("<img"), "{html}");
        assert!(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;<br>"), "{html}");
    }
}
