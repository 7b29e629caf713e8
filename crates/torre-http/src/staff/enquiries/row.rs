//! One row of the queue on the wire.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use jiff::Timestamp;
use serde::Serialize;
use torre_base::language::Language;
use torre_content::content::{Content, LocalContent};
use torre_office::enquiries::row::EnquiryRow;
use torre_office::enquiries::waiting_time::WaitingTime;
use torre_office::reminders::due::DueReminder;
use torre_office::reminders::wall_time::CentreClock;
use utoipa::ToSchema;

use crate::app::App;
use crate::language_negotiation::{accepted_language, forced_language, preferred_language};
use crate::staff::error::StaffError;
use crate::staff::moment::moment;
use crate::staff::person_ref::PersonRef;

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct Row {
    pub(in crate::staff) id: String,
    /// What a change must have seen.
    version: i64,
    received: String,
    form: String,
    language: String,
    name: String,
    email: String,
    phone: String,
    company: String,
    interest: Option<String>,
    /// In the reader's language; none where nobody knows what it was.
    interest_title: Option<String>,
    /// The beginning of the message, on one line.
    excerpt: String,
    status: &'static str,
    owner: Option<PersonRef>,
    suspicion: Option<String>,
    /// Office minutes from when it was received until it was done, or now.
    waited_minutes: i64,
    /// How long the office is open on a day: what a day of waiting is.
    office_day_minutes: i64,
    /// Also a reply that failed or is uncertain.
    delivery_failed: bool,
    /// Other enquiries of this address; 99 stands for more.
    earlier: i64,
    /// What the reader is reminded of now; of several, that which has been due longest.
    reminder: Option<ShownDue>,
}

impl Row {
    pub(in crate::staff) fn with_reminder(self, due: Option<DueReminder>) -> Row {
        Row { reminder: due.map(ShownDue::from), ..self }
    }
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct ShownDue {
    at: String,
    /// What the centre's clock showed: `2026-11-18T09:30`.
    wall: String,
    zone: &'static str,
    text: String,
}

impl From<DueReminder> for ShownDue {
    fn from(due: DueReminder) -> ShownDue {
        let clock = CentreClock::named(&due.zone);
        ShownDue { at: moment(due.due_at), wall: clock.wall(due.due_at), zone: clock.name(), text: due.text }
    }
}

/// What the content adds to rows, for one reader at one moment.
pub(in crate::staff) struct Reading {
    content: Arc<Content>,
    pub(in crate::staff) language: Language,
    waiting_time: WaitingTime,
    now: Timestamp,
}

impl Reading {
    pub(in crate::staff) fn waiting_time(&self) -> &WaitingTime {
        &self.waiting_time
    }

    pub(in crate::staff) fn content(&self) -> &Content {
        &self.content
    }

    pub(in crate::staff) fn local(&self) -> &LocalContent {
        self.content.local(self.language)
    }

    /// What an enquiry is about, in words.
    pub(in crate::staff) fn interest_title(&self, interest: &str) -> Option<&str> {
        let local = self.local();
        let named = local.text.0.get(&format!("interest.{interest}")).map(String::as_str);
        named.or_else(|| local.courses.get(interest).map(|course| course.title.as_str()))
    }

    /// Everything that an enquiry can be about.
    pub(in crate::staff) fn interests(&self) -> impl Iterator<Item = &str> {
        let local = self.local();
        let named = local.text.0.keys().filter_map(|key| key.strip_prefix("interest."));
        named.chain(local.courses.keys().map(String::as_str))
    }

    /// A word of the office; where there is none for it, its key.
    pub(in crate::staff) fn word<'a>(&'a self, group: &str, key: &'a str) -> &'a str {
        self.local().text.0.get(&format!("staff.{group}.{key}")).map_or(key, String::as_str)
    }

    pub(in crate::staff) fn row(&self, row: EnquiryRow) -> Row {
        Row {
            waited_minutes: self.waiting_time.minutes(&row, self.now),
            office_day_minutes: self.waiting_time.day_minutes(),
            interest_title: row
                .interest
                .as_deref()
                .and_then(|interest| self.interest_title(interest))
                .map(str::to_owned),
            id: row.id,
            version: row.version,
            received: moment(row.received_at),
            form: row.form,
            language: row.language,
            name: row.name,
            email: row.email,
            phone: row.phone,
            company: row.company,
            interest: row.interest,
            excerpt: row.excerpt,
            status: row.status.code(),
            owner: row.owner.map(PersonRef::from),
            suspicion: row.suspicion,
            delivery_failed: row.delivery_failed,
            earlier: row.earlier,
            reminder: None,
        }
    }
}

/// In the language of the office's page: that of the address, the preference, the browser.
impl FromRequestParts<App> for Reading {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reading, StaffError> {
        let language = forced_language(parts.uri.query()).or_else(|| preferred_language(&parts.headers));
        let language = language.or_else(|| accepted_language(&parts.headers)).unwrap_or_default();
        let content = Arc::clone(&app.publisher.site().content);
        let waiting_time = WaitingTime::of(&content);
        Ok(Reading { content, language, waiting_time, now: Timestamp::now() })
    }
}
