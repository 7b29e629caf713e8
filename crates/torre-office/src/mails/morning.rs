//! When the word in the morning is said: on working days at nine, by the clock of Madrid.

use jiff::Timestamp;
use jiff::civil::{Date, Time, Weekday, time};
use torre_base::time_zone::madrid;
use torre_content::office_hours::Hours;

const SAID_AT: Time = time(9, 0, 0, 0);
/// Whoever was down at nine still says it; later it is no morning.
const OVER_AT: Time = time(12, 0, 0, 0);

/// A morning that has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Morning {
    pub day: Date,
    /// Nine o'clock: whoever wants it only since then is told tomorrow. Milliseconds since 1970, as the others.
    pub began_at: i64,
    pub ends_at: i64,
    /// The end of the day.
    pub midnight: i64,
}

impl Morning {
    /// None: it is not morning, or nobody works today.
    pub fn at(now: Timestamp, hours: &Hours) -> Option<Morning> {
        let local = madrid().to_datetime(now);
        let day = local.date();
        let is_now = (SAID_AT..OVER_AT).contains(&local.time());
        let is_weekday = !matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday);
        if !is_now || !is_weekday || hours.closed.0.contains(&day) {
            return None;
        }
        let moment = |day: Date, time| {
            Some(day.to_datetime(time).to_zoned(madrid()).ok()?.timestamp().as_millisecond())
        };
        Some(Morning {
            day,
            began_at: moment(day, SAID_AT)?,
            ends_at: moment(day, OVER_AT)?,
            midnight: moment(day.tomorrow().ok()?, Time::midnight())?,
        })
    }
}

#[cfg(test)]
mod tests {
    use torre_content::office_hours::{ClosedDays, OpeningHours};

    use super::*;

    fn hours() -> Hours {
        Hours {
            weekdays: String::new(),
            weekdays_hours: OpeningHours::try_from("9:00-18:00".to_owned()).unwrap(),
            weekend: String::new(),
            weekend_hours: String::new(),
            closed: ClosedDays::try_from(vec!["2026-12-08".to_owned()]).unwrap(),
        }
    }

    fn day(now: &str) -> Option<String> {
        Morning::at(now.parse().unwrap(), &hours()).map(|morning| morning.day.to_string())
    }

    #[test]
    fn it_is_said_from_nine_to_noon_by_the_clock_of_madrid() {
        // 2026-11-18 is a Wednesday: nine in Madrid is eight in UTC. In July it is seven.
        assert_eq!(day("2026-11-18T07:59:59Z"), None);
        assert_eq!(day("2026-11-18T08:00:00Z").as_deref(), Some("2026-11-18"));
        assert_eq!(day("2026-11-18T10:59:59Z").as_deref(), Some("2026-11-18"));
        assert_eq!(day("2026-11-18T11:00:00Z"), None);
        assert_eq!(day("2027-07-01T06:59:59Z"), None);
        assert_eq!(day("2027-07-01T07:00:00Z").as_deref(), Some("2027-07-01"));
    }

    #[test]
    fn on_the_mondays_after_the_clock_was_changed_it_is_nine_too() {
        // The clock went back on Sunday 2026-10-25, and goes forward on Sunday 2027-03-28.
        assert_eq!((day("2026-10-23T07:00:00Z").is_some(), day("2026-10-26T07:00:00Z")), (true, None));
        assert_eq!(day("2026-10-26T08:00:00Z").as_deref(), Some("2026-10-26"));
        assert_eq!(day("2027-03-29T06:59:59Z"), None);
        assert_eq!(day("2027-03-29T07:00:00Z").as_deref(), Some("2027-03-29"));
    }

    #[test]
    fn nobody_is_written_to_at_weekends_and_on_closed_days() {
        assert_eq!(day("2026-11-21T08:30:00Z"), None, "Saturday");
        assert_eq!(day("2026-11-22T08:30:00Z"), None, "Sunday");
        assert_eq!(day("2026-12-08T08:30:00Z"), None, "closed, on a Tuesday");
        assert_eq!(day("2026-12-09T08:30:00Z").as_deref(), Some("2026-12-09"));
    }

    #[test]
    fn the_day_that_is_told_of_ends_at_its_midnight() {
        let morning = Morning::at("2026-11-18T08:30:00Z".parse().unwrap(), &hours()).unwrap();
        let moment = |text: &str| text.parse::<Timestamp>().unwrap().as_millisecond();
        assert_eq!(morning.began_at, moment("2026-11-18T08:00:00Z"));
        assert_eq!(morning.ends_at, moment("2026-11-18T11:00:00Z"));
        assert_eq!(morning.midnight, moment("2026-11-18T23:00:00Z"));
    }
}
