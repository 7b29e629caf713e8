//! What can be announced as the content stands, and how whoever announces it has seen it.

use torre_base::digest::content_hash;
use torre_base::language::Language;
use torre_content::content::Content;

use crate::store::notifications::Audience;
use crate::subscriptions::mail::{MailText, link_path, notification_text};
use crate::subscriptions::notice::Notice;

/// Every edition to come, and the opening. A call needs a name, which whoever announces it gives.
pub fn announceable(content: &Content) -> Vec<Notice> {
    let courses = &content.local(Language::default()).courses;
    let editions = courses.iter().flat_map(|(id, course)| {
        let edition = |month| Notice::Edition { course: id.clone(), month };
        course.facts.to_come.iter().map(move |start| edition(start.month()))
    });
    editions.chain([Notice::Opening]).collect()
}

/// As a subscriber reads it; the link that ends the subscription is each one's own.
pub fn specimen(notice: &Notice, content: &Content, language: Language, site_url: &str) -> MailText {
    let link = format!("{site_url}{}", link_path("…", language));
    notification_text(notice, content, language, site_url, &link)
}

/// Another one as soon as the words, or the number of those who would be told, are others.
pub fn seen(notice: &Notice, content: &Content, site_url: &str, audience: &Audience) -> String {
    let texts = Language::ALL.map(|language| {
        let MailText { subject, body } = specimen(notice, content, language, site_url);
        format!("{subject}\n{body}")
    });
    content_hash(format!("{texts:?} {:?}", audience.to_be_told).as_bytes())
}
