//! A notice that could be sent, as an administrator sees it before.

use serde::Serialize;
use torre_base::language::Language;
use torre_content::content::Content;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::announceable::{announceable, seen, specimen};
use torre_leads::subscriptions::notice::Notice;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;

/// A call is sent under a name that the school gives it, and nobody was ever told of one without.
const UNNAMED_CALL: &str = "call:";

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct Candidate {
    /// `course:block-1:2027-03`, `canarias`, or `call:`, after which comes the name that the school gives the call.
    topic: String,
    title: String,
    /// The mail in both languages, Spanish first.
    what: Vec<Specimen>,
    /// Those who asked for it and have not been told.
    pub(super) subscribers: i64,
    /// What `POST` must have seen.
    pub(super) hash: String,
}

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct Specimen {
    language: &'static str,
    subject: String,
    text: String,
}

/// Those of which nobody is left to be told are left out.
pub(super) async fn candidates(
    app: &App,
    reading: &Reading,
    store: &LeadStore,
) -> Result<Vec<Candidate>, StoreError> {
    let notices = announceable(reading.content()).into_iter().chain([Notice::Call(String::new())]);
    let mut candidates = Vec::new();
    for notice in notices {
        let candidate = candidate(app, reading, store, &notice).await?;
        if candidate.subscribers > 0 {
            candidates.push(candidate);
        }
    }
    Ok(candidates)
}

pub(super) async fn candidate(
    app: &App,
    reading: &Reading,
    store: &LeadStore,
    notice: &Notice,
) -> Result<Candidate, StoreError> {
    let (content, site_url) = (reading.content(), app.config.site_url.as_str());
    let audience = store.audience(notice).await?;
    let what = Language::ALL.map(|language| {
        let text = specimen(notice, content, language, site_url);
        Specimen { language: language.code(), subject: text.subject, text: text.body }
    });
    Ok(Candidate {
        topic: notice.code(),
        title: title(notice, content, reading.language),
        what: what.into(),
        subscribers: audience.to_be_told.iter().map(|(_, count)| count).sum(),
        hash: seen(notice, content, site_url, &audience),
    })
}

/// What its mail is about, in one line.
pub(super) fn title(notice: &Notice, content: &Content, language: Language) -> String {
    let subject = specimen(notice, content, language, "").subject;
    match notice {
        Notice::Call(name) if !name.is_empty() => format!("{subject} ({name})"),
        _ => subject,
    }
}

/// 404 for what the content does not announce. An edition that has begun is announced no more.
pub(super) fn wanted(topic: &str, content: &Content) -> Result<Notice, StaffError> {
    let notice = Notice::parse(topic).ok_or(StaffError::NotFound)?;
    let is_known = matches!(notice, Notice::Call(_)) || announceable(content).contains(&notice);
    if is_known { Ok(notice) } else { Err(StaffError::NotFound) }
}

/// The same of what is only looked at: a call needs no name for that.
pub(super) fn looked_at(topic: &str, content: &Content) -> Result<Notice, StaffError> {
    if topic == UNNAMED_CALL { Ok(Notice::Call(String::new())) } else { wanted(topic, content) }
}
