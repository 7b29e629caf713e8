//! Calendars (iCalendar): a course's dates, when it starts, when to apply.
//!
//! An edition that starts in a month becomes an event of the whole month, marked as free time: it says no more than the
//! school has said. All-day dates have no time zone, so Madrid and Gran Canaria read the same.

pub mod ics;

use jiff::civil::Date;
use torre_base::language::Language;
use torre_content::content::{Content, LocalContent};
use torre_content::course::Course;
use torre_content::document_paths::calendar_path;
use torre_content::editions::edition::Edition;
use torre_content::editions::start::Start;
use torre_content::text::interpolate;

use crate::calendar::ics::{Calendar, Event};

/// Every calendar in one language, by address. A course without an announced edition has none.
pub fn calendars(content: &Content, site_url: &str, language: Language) -> Vec<(String, Calendar)> {
    let local = content.local(language);
    let calendar = |course: &Course| {
        let (edition, _) = course.facts.schedule.next?;
        let subject = CalendarSubject { local, course, edition, site_url, language };
        let school = &local.school.name;
        let calendar = Calendar {
            school: school.clone(),
            language,
            stamp: local.documents.edition.0,
            file_name: format!(
                "{}-{}-{}.ics",
                school.to_lowercase(),
                local.documents.calendar.file,
                course.id
            ),
            events: subject.events(),
        };
        Some((calendar_path(&course.id, language), calendar))
    };
    local.courses.values().filter_map(calendar).collect()
}

/// An edition of a course, in one language.
struct CalendarSubject<'a> {
    local: &'a LocalContent,
    course: &'a Course,
    edition: Edition,
    site_url: &'a str,
    language: Language,
}

impl CalendarSubject<'_> {
    fn events(&self) -> Vec<Event> {
        let words = &self.local.documents.calendar;
        let start = self.edition.start;
        let mut events = Vec::new();
        if let Some(window) = self.edition.applications {
            let days = (window.opens, window.after());
            events.push(self.event("applications", days, (&words.apply, &words.apply_text)));
        }
        let texts = match start {
            Start::Month(_) => (&words.starts, &words.starts_text),
            Start::Day(_) => (&words.starts_on, &words.starts_on_text),
        };
        events.push(self.event("start", (start.first_day(), start.after()), texts));
        events
    }

    fn event(&self, kind: &str, days: (Date, Date), (summary, text): (&String, &String)) -> Event {
        let CalendarSubject { course, edition, site_url, language, .. } = *self;
        let start = edition.start.text(language).text;
        let status = course.dates.as_ref().and_then(|dates| dates.status.clone()).unwrap_or_default();
        let values = [("course", course.title.as_str()), ("start", &start), ("status", &status)];
        Event {
            id: format!("{}-{}-{kind}@{}", course.id, start_month(edition.start), host(site_url)),
            first: days.0,
            after: days.1,
            summary: interpolate(summary, &values),
            description: interpolate(text, &values),
            location: course.mode.clone(),
            url: course.href.as_ref().map(|href| format!("{site_url}{href}")),
        }
    }
}

fn start_month(start: Start) -> String {
    start.first_day().strftime("%Y-%m").to_string()
}

/// "torre.example" of "https://torre.example:8443"
fn host(site_url: &str) -> &str {
    let rest = site_url.split_once("://").map_or(site_url, |(_, rest)| rest);
    rest.split([':', '/']).next().unwrap_or(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_named_after_the_site_without_its_port() {
        assert_eq!(host("https://torre.example:8443/"), "torre.example");
    }
}
