//! Office time: how much of a stretch of time the office was open, on the clock of one place.
//!
//! Asked for each row of a list, also of one that is years old: the time open since a fixed Monday is counted by weeks,
//! and a stretch is the difference of two such counts.

use jiff::Timestamp;
use jiff::civil::{Date, Weekday, date};
use jiff::tz::TimeZone;
use torre_content::office_hours::Hours;

/// A Monday before every enquiry.
const FIRST_MONDAY: Date = date(1969, 12, 29);
const WEEKDAYS: i64 = 5;

#[derive(Clone, Debug)]
pub struct OfficeTime {
    zone: TimeZone,
    /// Seconds since midnight.
    opens: i64,
    closes: i64,
    /// Weekdays on which nobody answers, in order.
    closed: Vec<Date>,
}

impl OfficeTime {
    pub fn new(hours: &Hours, zone: TimeZone) -> OfficeTime {
        let (opens, closes) = hours.weekdays_hours.minutes();
        let weekdays = hours.closed.0.iter().copied().filter(|day| is_weekday(*day));
        OfficeTime {
            zone,
            opens: i64::from(opens) * 60,
            closes: i64::from(closes) * 60,
            closed: weekdays.collect(),
        }
    }

    /// How long the office is open on a weekday.
    pub fn day_minutes(&self) -> i64 {
        (self.closes - self.opens) / 60
    }

    /// Whole minutes. None pass where the end comes before the beginning.
    pub fn minutes_between(&self, from: Timestamp, to: Timestamp) -> i64 {
        ((self.seconds_until(to) - self.seconds_until(from)) / 60).max(0)
    }

    /// By the clock on the wall: it is changed on Sundays in all of Europe, when nobody is there, so that an hour of a
    /// weekday is always an hour.
    fn seconds_until(&self, moment: Timestamp) -> i64 {
        let local = self.zone.to_datetime(moment);
        let (day, time) = (local.date(), local.time());
        let before = self.open_days_before(day) * (self.closes - self.opens);
        if !is_weekday(day) || self.closed.binary_search(&day).is_ok() {
            return before;
        }
        let seconds =
            i64::from(time.hour()) * 3600 + i64::from(time.minute()) * 60 + i64::from(time.second());
        before + seconds.clamp(self.opens, self.closes) - self.opens
    }

    fn open_days_before(&self, day: Date) -> i64 {
        let days = i64::from(day.duration_since(FIRST_MONDAY).as_hours() as i32 / 24);
        let weekdays = days.div_euclid(7) * WEEKDAYS + days.rem_euclid(7).min(WEEKDAYS);
        let closed = self.closed.partition_point(|closed| *closed < day);
        weekdays - i64::try_from(closed).unwrap_or(i64::MAX)
    }
}

fn is_weekday(day: Date) -> bool {
    !matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
}

#[cfg(test)]
mod tests {
    use torre_base::time_zone::{madrid, parse_timestamp};
    use torre_content::office_hours::{ClosedDays, OpeningHours};

    use super::*;

    fn office(zone: TimeZone) -> OfficeTime {
        let closed = ["2026-12-08", "2026-12-25", "2026-12-26", "2027-01-01"].map(str::to_owned).to_vec();
        let hours = Hours {
            weekdays: String::new(),
            weekdays_hours: OpeningHours::try_from("9:00-18:00".to_owned()).unwrap(),
            weekend: String::new(),
            weekend_hours: String::new(),
            closed: ClosedDays::try_from(closed).unwrap(),
        };
        OfficeTime::new(&hours, zone)
    }

    /// Hours and days of Madrid's clock.
    fn minutes(from: &str, to: &str) -> i64 {
        let moment = |text: &str| parse_timestamp(text).unwrap();
        office(madrid()).minutes_between(moment(from), moment(to))
    }

    #[test]
    fn only_opening_hours_of_weekdays_count() {
        // 2026-11-17 is a Tuesday.
        assert_eq!(minutes("2026-11-17T10:00", "2026-11-17T10:45"), 45);
        assert_eq!(minutes("2026-11-17T07:00", "2026-11-17T09:30"), 30);
        assert_eq!(minutes("2026-11-17T17:30", "2026-11-17T23:00"), 30);
        assert_eq!(minutes("2026-11-17T17:30", "2026-11-18T09:15"), 45);
        // From Friday evening to Monday morning nobody was there.
        assert_eq!(minutes("2026-11-20T18:00", "2026-11-23T09:00"), 0);
        assert_eq!(minutes("2026-11-20T17:00", "2026-11-23T10:00"), 120);
        // A week has five days of nine hours.
        assert_eq!(minutes("2026-11-17T10:00", "2026-11-24T10:00"), 5 * 540);
        assert_eq!(minutes("2026-11-18T10:00", "2026-11-17T10:00"), 0);
    }

    #[test]
    fn closed_days_do_not_count_and_those_at_weekends_were_closed_anyway() {
        // Monday the 7th, Tuesday the 8th closed, Wednesday the 9th.
        assert_eq!(minutes("2026-12-07T17:00", "2026-12-09T10:00"), 120);
        assert_eq!(minutes("2026-12-08T10:00", "2026-12-08T12:00"), 0);
        // Thursday the 24th to Monday the 28th: Christmas is a Friday, the 26th a Saturday.
        assert_eq!(minutes("2026-12-24T09:00", "2026-12-28T18:00"), 2 * 540);
    }

    #[test]
    fn a_change_of_the_clock_takes_no_office_time() {
        // The clock goes back on Sunday 2026-10-25 and forward on Sunday 2027-03-28.
        assert_eq!(minutes("2026-10-23T17:00", "2026-10-26T10:00"), 120);
        assert_eq!(minutes("2027-03-26T17:00", "2027-03-29T10:00"), 120);
        // 8 o'clock in UTC is 10 in summer and 9 in winter.
        assert_eq!(minutes("2026-10-23T08:00:00Z", "2026-10-23T18:00"), 480);
        assert_eq!(minutes("2026-10-26T08:00:00Z", "2026-10-26T18:00"), 540);
        // In the hour that comes twice, and in the one that never comes.
        assert_eq!(minutes("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"), 0);
        assert_eq!(minutes("2027-03-28T00:59:00Z", "2027-03-29T09:01"), 1);
    }

    #[test]
    fn the_canaries_open_an_hour_later() {
        let moment = |text: &str| text.parse::<Timestamp>().unwrap();
        let (from, to) = (moment("2026-11-17T07:00:00Z"), moment("2026-11-17T10:00:00Z"));
        assert_eq!(office(madrid()).minutes_between(from, to), 120);
        assert_eq!(office(TimeZone::get("Atlantic/Canary").unwrap()).minutes_between(from, to), 60);
    }

    #[test]
    fn two_years_are_as_many_weeks() {
        // 104 weeks, from a Tuesday to a Tuesday at the same hour.
        assert_eq!(minutes("2024-11-19T10:00", "2026-11-17T10:00"), 104 * 5 * 540);
    }
}
