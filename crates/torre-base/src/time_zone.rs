//! The school's time zone: days on the site and in its records begin at midnight in Madrid.

use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};

pub fn madrid() -> TimeZone {
    TimeZone::get("Europe/Madrid").unwrap_or(TimeZone::UTC)
}

/// A day, a day and an hour in Madrid, or a moment with its offset: `2025-04-10`, `2025-04-10T09:00`,
/// `2025-04-10T07:00:00Z`. A day begins at midnight.
pub fn parse_timestamp(text: &str) -> Option<Timestamp> {
    if let Ok(moment) = text.parse::<Timestamp>() {
        return Some(moment);
    }
    let midnight = |day: civil::Date| day.to_datetime(civil::Time::midnight());
    let local = text.parse::<civil::DateTime>().or_else(|_| text.parse().map(midnight)).ok()?;
    Some(local.to_zoned(madrid()).ok()?.timestamp())
}

/// The moment at which a day begins.
pub fn midnight(day: civil::Date) -> Timestamp {
    let midnight = day.to_datetime(civil::Time::midnight()).to_zoned(madrid());
    midnight.map_or(Timestamp::MAX, |moment| moment.timestamp())
}
