//! What the word in the morning says: what is due today, and who has waited longest.

use jiff::Timestamp;
use sqlx::Row;
use sqlx::any::AnyRow;
use torre_content::content::{Content, LocalContent};
use torre_content::text::interpolate;
use torre_leads::sanitize::one_line;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::mail::MailText;

use crate::enquiries::filter::EnquiryFilter;
use crate::enquiries::row::EnquiryRow;
use crate::enquiries::view::View;
use crate::enquiries::waiting_time::WaitingTime;
use crate::reminders::wall_time::CentreClock;
use crate::store::{enquiry_counts, enquiry_list};

/// A mail is read on the way to work.
const LONGEST_WAITING: usize = 5;
const MOST_DUE: i64 = 20;
const DUE: &str = "SELECT leads.name, leads.email, reminders.due_at, reminders.zone, reminders.text FROM reminders \
    JOIN leads ON leads.id = reminders.lead_id WHERE reminders.for_id = $1 AND reminders.done_at IS NULL \
    AND reminders.due_at < $2 ORDER BY reminders.due_at, reminders.id LIMIT $3";

#[derive(Clone, Debug)]
pub(super) struct MorningFacts {
    due: Vec<Due>,
    waiting: Vec<EnquiryRow>,
    /// All who wait.
    count: i64,
}

#[derive(Clone, Debug)]
struct Due {
    who: String,
    /// `2026-11-18T09:30`
    wall: String,
    text: String,
}

/// None: there is nothing to say. `midnight`: the end of the day.
pub(super) async fn find(
    store: &LeadStore,
    person: &str,
    now: i64,
    midnight: i64,
) -> Result<Option<MorningFacts>, StoreError> {
    let query = sqlx::query(DUE).bind(person.to_owned()).bind(midnight).bind(MOST_DUE);
    let due = query.fetch_all(store.reader()).await?.iter().map(due).collect::<Result<Vec<_>, _>>()?;
    let waiting = enquiry_list::list(store, &everybody(person, now), None, LONGEST_WAITING).await?.rows;
    if due.is_empty() && waiting.is_empty() {
        return Ok(None);
    }
    let count = enquiry_counts::count(store, person).await?.waiting;
    Ok(Some(MorningFacts { due, waiting, count }))
}

fn due(row: &AnyRow) -> Result<Due, StoreError> {
    let (name, email, zone): (String, String, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(3)?);
    Ok(Due {
        who: called(&name, &email),
        wall: CentreClock::named(&zone).wall(row.try_get(2)?),
        text: row.try_get(4)?,
    })
}

fn everybody(person: &str, now: i64) -> EnquiryFilter {
    EnquiryFilter {
        view: View::Waiting,
        reader: person.to_owned(),
        now,
        words: None,
        course: None,
        form: None,
        language: None,
        source: None,
        from: None,
        until: None,
    }
}

fn called(name: &str, email: &str) -> String {
    one_line(if name.trim().is_empty() { email } else { name })
}

pub(super) struct MorningWords<'a> {
    pub(super) content: &'a Content,
    pub(super) local: &'a LocalContent,
    /// Where the office is.
    pub(super) site: &'a str,
    pub(super) now: Timestamp,
}

impl MorningWords<'_> {
    pub(super) fn write(&self, facts: &MorningFacts, name: &str) -> MailText {
        let (due, count) = (facts.due.len().to_string(), facts.count.to_string());
        let values = [
            ("school", self.local.school.name.as_str()),
            ("link", self.site),
            ("due", &due),
            ("count", &count),
            ("name", name),
        ];
        let mut body = vec![self.word("greeting", &values)];
        if !facts.due.is_empty() {
            let lines = facts.due.iter().map(|due| self.due_line(due));
            body.push(with_lines(self.word("due", &values), lines));
        }
        if !facts.waiting.is_empty() {
            let waiting_time = WaitingTime::of(self.content);
            let lines = facts.waiting.iter().map(|row| self.waiting_line(row, &waiting_time));
            body.push(with_lines(self.word("waiting", &values), lines));
        }
        body.extend(["link", "off", "signature"].map(|name| self.word(name, &values)));
        MailText { subject: self.word("subject", &values), body: format!("{}\n", body.join("\n\n")) }
    }

    fn word(&self, name: &str, values: &[(&str, &str)]) -> String {
        interpolate(self.local.mail.get(&format!("staff.morning.{name}")), values)
    }

    /// The time alone of today; what should have been done before has its day.
    fn due_line(&self, due: &Due) -> String {
        let (day, time) = due.wall.split_once('T').unwrap_or((&due.wall, ""));
        let today = CentreClock::named("").wall(self.now.as_millisecond());
        let when = if today.starts_with(day) { time.to_owned() } else { format!("{day} {time}") };
        let name = if due.text.is_empty() { "dueLine" } else { "dueLineWhat" };
        // What strangers wrote comes last: nothing is looked for in it.
        self.word(name, &[("when", &when), ("what", &due.text), ("who", &due.who)])
    }

    fn waiting_line(&self, row: &EnquiryRow, waiting_time: &WaitingTime) -> String {
        let waited = self.waited(waiting_time.minutes(row, self.now), waiting_time.day_minutes());
        let about = row.interest.as_deref().and_then(|id| self.local.courses.get(id));
        let about = about.map(|course| format!(" · {}", course.title)).unwrap_or_default();
        let owner = row.owner.as_ref().map(|owner| format!(" · {}", owner.name)).unwrap_or_default();
        let who = called(&row.name, &row.email);
        self.word("waitingLine", &[("waited", &waited), ("about", &about), ("owner", &owner), ("who", &who)])
    }

    /// In office hours, as the queue says it.
    fn waited(&self, minutes: i64, day_minutes: i64) -> String {
        let (name, count) = match minutes {
            minutes if minutes < 60 => ("minutes", minutes),
            minutes if minutes < day_minutes => ("hours", minutes / 60),
            minutes if minutes < 2 * day_minutes => ("day", 1),
            minutes => ("days", minutes / day_minutes.max(1)),
        };
        self.word(name, &[("count", &count.to_string())])
    }
}

fn with_lines(title: String, lines: impl Iterator<Item = String>) -> String {
    [title].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}
