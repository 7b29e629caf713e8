//! The schedule of a course on a given day: its next edition, its last one, the next window of applications.

use jiff::civil::Date;

use crate::editions::edition::{Edition, EditionState};
use crate::editions::window::ApplicationWindow;
use crate::school::Intake;

/// What the facts of a course say on one day. Days are those of Madrid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    pub next: Option<(Edition, EditionState)>,
    /// The edition that began last.
    pub last: Option<Edition>,
    /// When people apply next, for initial training without an announced edition.
    pub next_window: Option<ApplicationWindow>,
    /// The day on which any of this changes.
    pub changes_on: Option<Date>,
}

impl Schedule {
    /// Intakes are those of initial training: other courses have none.
    pub fn on(today: Date, editions: &[Edition], intakes: &[Intake]) -> Schedule {
        let to_come = editions.iter().filter(|edition| edition.is_to_come(today));
        let next = to_come.min_by_key(|edition| edition.start.first_day());
        let begun = editions.iter().filter(|edition| edition.has_begun(today));
        let last = begun.max_by_key(|edition| edition.start.first_day());
        let next_window = match next {
            Some(_) => None,
            None => ApplicationWindow::next(today, intakes),
        };
        let days = next.into_iter().flat_map(Edition::changes);
        let days = days.chain(next_window.map(ApplicationWindow::after));
        Schedule {
            next: next.map(|edition| (*edition, edition.state(today))),
            last: last.copied(),
            next_window,
            changes_on: days.filter(|day| *day > today).min(),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::editions::edition::StatedState;
    use crate::editions::start::Start;
    use crate::school::CentreId;

    fn intakes() -> Vec<Intake> {
        let intake = |starts, applications| Intake { text: String::new(), starts, applications };
        vec![intake((3, 7), (1, 2)), intake((9, 1), (7, 8))]
    }

    fn edition(start: &str, window: Option<(Date, Date)>, stated: Option<StatedState>) -> Edition {
        Edition {
            start: Start::parse(start).unwrap(),
            centre: CentreId::Madrid,
            seats: Some(16),
            applications: window.map(|(opens, closes)| ApplicationWindow { opens, closes }),
            stated,
        }
    }

    /// Thirty-six months, with every state an edition can be in.
    fn editions() -> Vec<Edition> {
        use StatedState::{Cancelled, Full, LastPlaces};
        vec![
            edition("2025-05", Some((date(2025, 1, 1), date(2025, 2, 28))), None),
            edition("2025-10-20", Some((date(2025, 7, 1), date(2025, 8, 31))), Some(LastPlaces)),
            edition("2026-03", Some((date(2026, 1, 1), date(2026, 2, 28))), Some(Cancelled)),
            edition("2026-06-01", None, Some(Full)),
            edition("2027-01", Some((date(2026, 7, 1), date(2026, 8, 31))), None),
        ]
    }

    /// From this day on: the next edition's month and state, the last one's month, the next window's first month.
    type Row = (Date, Option<(&'static str, EditionState)>, Option<&'static str>, Option<&'static str>);

    /// Written by hand, from the editions above and the calendar.
    fn table() -> Vec<Row> {
        use EditionState::{Closed, Full, LastPlaces, NotYetOpen, Open};
        vec![
            (date(2024, 12, 1), Some(("2025-05", NotYetOpen)), None, None),
            (date(2025, 1, 1), Some(("2025-05", Open)), None, None),
            (date(2025, 3, 1), Some(("2025-05", Closed)), None, None),
            (date(2025, 5, 1), Some(("2025-10", NotYetOpen)), Some("2025-05"), None),
            (date(2025, 7, 1), Some(("2025-10", LastPlaces)), Some("2025-05"), None),
            (date(2025, 9, 1), Some(("2025-10", Closed)), Some("2025-05"), None),
            // The cancelled edition is never next, and never the last one.
            (date(2025, 10, 20), Some(("2026-06", Full)), Some("2025-10"), None),
            (date(2026, 6, 1), Some(("2027-01", NotYetOpen)), Some("2026-06"), None),
            (date(2026, 7, 1), Some(("2027-01", Open)), Some("2026-06"), None),
            (date(2026, 9, 1), Some(("2027-01", Closed)), Some("2026-06"), None),
            // Begun, with nothing announced after it: the intake's window, until that is over too.
            (date(2027, 1, 1), None, Some("2027-01"), Some("2027-01")),
            (date(2027, 3, 1), None, Some("2027-01"), Some("2027-07")),
            (date(2027, 9, 1), None, Some("2027-01"), Some("2028-01")),
            (date(2027, 12, 1), None, Some("2027-01"), Some("2028-01")),
        ]
    }

    fn month(day: Date) -> String {
        day.strftime("%Y-%m").to_string()
    }

    #[test]
    fn every_day_of_36_months_says_what_the_table_says() {
        let (editions, intakes, table) = (editions(), intakes(), table());
        let (mut today, end) = (table[0].0, table[table.len() - 1].0);
        let mut days = 0;
        while today < end {
            let row = table.iter().rev().find(|row| row.0 <= today).unwrap();
            let schedule = Schedule::on(today, &editions, &intakes);
            let next = schedule.next.map(|(edition, state)| (month(edition.start.first_day()), state));
            assert_eq!(next, row.1.map(|(start, state)| (start.to_owned(), state)), "{today}");
            assert_eq!(
                schedule.last.map(|edition| month(edition.start.first_day())),
                row.2.map(str::to_owned),
                "{today}"
            );
            let window = schedule.next_window.map(|window| month(window.opens));
            assert_eq!(window, row.3.map(str::to_owned), "{today}");
            today = today.tomorrow().unwrap();
            days += 1;
        }
        assert_eq!(days, 365 * 3);
    }

    #[test]
    fn the_day_of_the_next_change_is_the_day_on_which_something_changes() {
        let (editions, intakes) = (editions(), intakes());
        let on = |day| Schedule::on(day, &editions, &intakes);
        let facts = |schedule: Schedule| (schedule.next, schedule.last, schedule.next_window);
        let mut today = date(2024, 12, 1);
        while today < date(2027, 12, 1) {
            let (now, tomorrow) = (on(today), today.tomorrow().unwrap());
            let changes = facts(now) != facts(on(tomorrow));
            assert_eq!(changes, now.changes_on == Some(tomorrow), "{today}");
            today = tomorrow;
        }
    }

    #[test]
    fn without_editions_and_intakes_nothing_is_known() {
        let schedule = Schedule::on(date(2027, 2, 1), &[], &[]);
        assert_eq!(schedule, Schedule::default());
    }
}
