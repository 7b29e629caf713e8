//! The window of applications of an edition: its own, or that of the intake its start belongs to.

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Deserializer};
use torre_base::language::Language;

use crate::dates::{Day, Month, month_name, month_text};
use crate::school::Intake;

/// Both days belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ApplicationWindow {
    pub opens: Date,
    pub closes: Date,
}

impl ApplicationWindow {
    /// The months in which people apply for a start: the last time they came round before it.
    pub fn before_start(start: Date, intakes: &[Intake]) -> Option<ApplicationWindow> {
        let intake = intakes.iter().find(|intake| is_within(start.month(), intake.starts))?;
        let year = if intake.applications.0 <= start.month() { start.year() } else { start.year() - 1 };
        ApplicationWindow::of_year(intake, year)
    }

    /// The window of an intake that is open on this day or opens next.
    pub fn next(today: Date, intakes: &[Intake]) -> Option<ApplicationWindow> {
        let years = [today.year() - 1, today.year(), today.year() + 1];
        let windows = intakes
            .iter()
            .flat_map(|intake| years.into_iter().filter_map(|year| ApplicationWindow::of_year(intake, year)));
        windows.filter(|window| window.closes >= today).min()
    }

    /// Applications that begin in this year. December to January goes over its end.
    fn of_year(intake: &Intake, year: i16) -> Option<ApplicationWindow> {
        let (first, last) = intake.applications;
        let last_year = if first <= last { year } else { year + 1 };
        let opens = Date::new(year, first, 1).ok()?;
        let closes = Date::new(last_year, last, 1).ok()?.last_of_month();
        Some(ApplicationWindow { opens, closes })
    }

    /// The day on which it is over.
    pub fn after(self) -> Date {
        self.closes.saturating_add(1.day())
    }

    /// "enero y febrero de 2027": for windows of whole months.
    pub fn months_text(self, language: Language) -> String {
        let (first, last) = (self.opens, self.closes);
        let end = month_text(Month(last), language).text;
        if first.year() != last.year() {
            let begin = month_text(Month(first), language).text;
            return join(&begin, &end, first.saturating_add(1.month()) >= last.first_of_month(), language);
        }
        if first.month() == last.month() {
            return end;
        }
        let adjacent = first.month() + 1 == last.month();
        join(month_name(first, language), &end, adjacent, language)
    }
}

fn join(first: &str, last: &str, adjacent: bool, language: Language) -> String {
    let word = match (language, adjacent) {
        (Language::Es, true) => "y",
        (Language::Es, false) => "a",
        (Language::En, true) => "and",
        (Language::En, false) => "to",
    };
    format!("{first} {word} {last}")
}

/// September to January goes over the end of the year.
fn is_within(month: i8, (first, last): (i8, i8)) -> bool {
    if first <= last { (first..=last).contains(&month) } else { month >= first || month <= last }
}

/// `{ from = "2027-01-10", to = "2027-02-20" }`
impl<'de> Deserialize<'de> for ApplicationWindow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ApplicationWindow, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Days {
            from: Day,
            to: Day,
        }
        let Days { from: Day(from), to: Day(to) } = Days::deserialize(deserializer)?;
        if to < from {
            let message = format!("applications end on {to}, before they begin on {from}");
            return Err(serde::de::Error::custom(message));
        }
        Ok(ApplicationWindow { opens: from, closes: to })
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn intakes() -> Vec<Intake> {
        let intake = |starts, applications| Intake { text: String::new(), starts, applications };
        vec![intake((3, 7), (1, 2)), intake((9, 1), (7, 8))]
    }

    fn window(opens: Date, closes: Date) -> Option<ApplicationWindow> {
        Some(ApplicationWindow { opens, closes })
    }

    #[test]
    fn applications_come_before_the_start_they_are_for() {
        for (start, opens, closes) in [
            (date(2025, 5, 1), date(2025, 1, 1), date(2025, 2, 28)),
            (date(2024, 3, 1), date(2024, 1, 1), date(2024, 2, 29)),
            (date(2024, 10, 1), date(2024, 7, 1), date(2024, 8, 31)),
            // An autumn course may begin in January.
            (date(2025, 1, 1), date(2024, 7, 1), date(2024, 8, 31)),
        ] {
            assert_eq!(ApplicationWindow::before_start(start, &intakes()), window(opens, closes), "{start}");
        }
        assert_eq!(ApplicationWindow::before_start(date(2025, 2, 1), &intakes()), None);
    }

    #[test]
    fn the_next_window_is_the_one_that_is_open_or_opens_next() {
        for (today, opens) in [
            (date(2026, 11, 17), date(2027, 1, 1)),
            (date(2027, 1, 1), date(2027, 1, 1)),
            (date(2027, 2, 28), date(2027, 1, 1)),
            (date(2027, 3, 1), date(2027, 7, 1)),
            (date(2027, 8, 31), date(2027, 7, 1)),
            (date(2027, 9, 1), date(2028, 1, 1)),
        ] {
            assert_eq!(ApplicationWindow::next(today, &intakes()).unwrap().opens, opens, "{today}");
        }
    }

    #[test]
    fn months_are_named_as_people_name_them() {
        let text = |opens, closes, language| ApplicationWindow { opens, closes }.months_text(language);
        let (january, february) = (date(2027, 1, 1), date(2027, 2, 28));
        assert_eq!(text(january, february, Language::Es), "enero y febrero de 2027");
        assert_eq!(text(january, february, Language::En), "January and February 2027");
        assert_eq!(text(january, date(2027, 1, 31), Language::En), "January 2027");
        assert_eq!(text(january, date(2027, 4, 30), Language::Es), "enero a abril de 2027");
        assert_eq!(
            text(date(2026, 12, 1), date(2027, 1, 31), Language::Es),
            "diciembre de 2026 y enero de 2027"
        );
    }
}
