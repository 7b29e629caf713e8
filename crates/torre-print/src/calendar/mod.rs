//! Calendars (iCalendar): a course's dates, when it starts, when to apply.
//!
//! The content knows months, not days. A month becomes an event of the whole month, marked as free time: it says no
//! more than the school has said. All-day dates have no time zone, so Madrid and Gran Canaria read the same.

pub mod ics;

use jiff::ToSpan;
use jiff::civil::Date;
use torre_base::language::Language;
use torre_content::content::{Content, LocalContent};
use torre_content::course::{Course, CourseCategory};
use torre_content::dates::{Month, month_text};
use torre_content::document_paths::calendar_path;
use torre_content::school::Intake;
use torre_content::text::interpolate;

use crate::calendar::ics::{Calendar, Event};

/// Every calendar in one language, by address. A course with flexible dates has none.
pub fn calendars(content: &Content, site_url: &str, language: Language) -> Vec<(String, Calendar)> {
    let local = content.local(language);
    let calendar = |course: &Course| {
        let start = Month::parse(&course.start.as_ref()?.iso)?;
        let events = events(local, course, start, site_url, language);
        let words = &local.documents.calendar;
        let school = &local.school.name;
        let calendar = Calendar {
            school: school.clone(),
            language,
            stamp: local.documents.edition.0,
            file_name: format!("{}-{}-{}.ics", school.to_lowercase(), words.file, course.id),
            events,
        };
        Some((calendar_path(&course.id, language), calendar))
    };
    local.courses.values().filter_map(calendar).collect()
}

fn events(
    local: &LocalContent,
    course: &Course,
    start: Month,
    site_url: &str,
    language: Language,
) -> Vec<Event> {
    let words = &local.documents.calendar;
    let month = month_text(start, language).text;
    let values = [("course", course.title.as_str()), ("month", &month)];
    let event = |kind: &str, days: (Date, Date), summary: String, description: String| Event {
        id: format!("{}-{kind}@{}", course.id, host(site_url)),
        first: days.0,
        after: days.1,
        summary,
        description,
        location: course.mode.clone(),
        url: course.href.as_ref().map(|href| format!("{site_url}{href}")),
    };
    let mut events = Vec::new();
    if let Some((intake, days)) = applications(local, course, start) {
        let text = interpolate(&words.apply_text, &[("intake", &intake.text)]);
        events.push(event("applications", days, interpolate(&words.apply, &values), text));
    }
    let days = (start.0, next_month(start.0));
    events.push(event(
        "start",
        days,
        interpolate(&words.starts, &values),
        interpolate(&words.starts_text, &values),
    ));
    events
}

/// The months in which people apply for the intake that a start belongs to. Intakes are those of initial training.
fn applications<'a>(
    local: &'a LocalContent,
    course: &Course,
    start: Month,
) -> Option<(&'a Intake, (Date, Date))> {
    if course.category != CourseCategory::Initial {
        return None;
    }
    let month = start.0.month();
    let intake = local.school.intakes.iter().find(|intake| within(month, intake.starts))?;
    let (first, last) = intake.applications;
    // The last time these months came round before the start.
    let year = if first <= month { start.0.year() } else { start.0.year() - 1 };
    let opens = Date::new(year, first, 1).ok()?;
    let closes = next_month(Date::new(year, last, 1).ok()?);
    Some((intake, (opens, closes)))
}

/// September to January goes over the end of the year.
fn within(month: i8, (first, last): (i8, i8)) -> bool {
    if first <= last { (first..=last).contains(&month) } else { month >= first || month <= last }
}

fn next_month(date: Date) -> Date {
    date.saturating_add(1.month())
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
    fn an_intake_may_go_over_the_end_of_the_year() {
        assert!(within(10, (9, 1)));
        assert!(within(1, (9, 1)));
        assert!(!within(2, (9, 1)));
        assert!(within(5, (3, 7)));
        assert!(!within(8, (3, 7)));
    }

    #[test]
    fn events_are_named_after_the_site_without_its_port() {
        assert_eq!(host("https://torre.example:8443/"), "torre.example");
    }
}
