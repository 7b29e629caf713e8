//! Some days in Madrid, one after the other, and as many before them.

use std::ops::Range;

use jiff::Span;
use jiff::civil::Date;

use crate::time_zone::midnight;

/// From the first day to the last, both of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub from: Date,
    pub to: Date,
}

impl Period {
    /// `2026-11-01` and `2026-11-30`. None: no days, not in their order, or more than `most` of them.
    pub fn parse(from: &str, to: &str, most: i32) -> Option<Period> {
        let day = |text: &str| text.parse().ok().filter(|_| text.len() == "2026-11-17".len());
        let period = Period { from: day(from)?, to: day(to)? };
        (1..=most).contains(&period.days()).then_some(period)
    }

    /// So many days, of which `to` is the last.
    pub fn ending(to: Date, days: i32) -> Period {
        Period { from: to.saturating_sub(Span::new().days(days - 1)), to }
    }

    pub fn days(self) -> i32 {
        self.from.until(self.to).map_or(0, |span| span.get_days()) + 1
    }

    /// As many days before it.
    pub fn before(self) -> Period {
        let earlier = |day: Date| day.saturating_sub(Span::new().days(self.days()));
        Period { from: earlier(self.from), to: earlier(self.to) }
    }

    /// From the moment at which it begins until the one at which it has ended; milliseconds since 1970.
    pub fn milliseconds(self) -> Range<i64> {
        let next = self.to.saturating_add(Span::new().days(1));
        midnight(self.from).as_millisecond()..midnight(next).as_millisecond()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(from: &str, to: &str) -> Period {
        Period::parse(from, to, 60).unwrap()
    }

    #[test]
    fn the_period_before_is_as_long() {
        assert_eq!(period("2026-11-01", "2026-11-30").before(), period("2026-10-02", "2026-10-31"));
        assert_eq!(period("2026-11-17", "2026-11-17").before(), period("2026-11-16", "2026-11-16"));
        let to = "2026-11-17".parse().unwrap();
        assert_eq!(Period::ending(to, 7), period("2026-11-11", "2026-11-17"));
    }

    #[test]
    fn what_is_no_period_is_none() {
        for (from, to) in [
            ("2026-11-02", "2026-11-01"),
            ("2026-11-01", "2026-12-31"),
            ("2026-02-30", "2026-03-01"),
            ("2026-11-01T10:00", "2026-11-02"),
            ("-9999-01-01", "9999-12-31"),
            ("", ""),
        ] {
            assert_eq!(Period::parse(from, to, 60), None, "{from} {to}");
        }
    }

    #[test]
    fn a_day_on_which_the_clock_changes_has_23_or_25_hours() {
        let hours = |day: &str| {
            let range = period(day, day).milliseconds();
            (range.end - range.start) / 3_600_000
        };
        assert_eq!([hours("2026-03-29"), hours("2026-10-25"), hours("2026-11-17")], [23, 25, 24]);
    }
}
