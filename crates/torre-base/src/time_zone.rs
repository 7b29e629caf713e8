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

/// A moment as people in Madrid read it, with its zone: `2026-11-17 09:04 CET`. What is no moment stays as it is.
pub fn madrid_text(moment: &str) -> String {
    in_madrid(moment, "%Y-%m-%d %H:%M %Z")
}

/// As a spreadsheet set to Spanish takes for a date: `17/11/2026 09:04`.
pub fn madrid_cell(moment: &str) -> String {
    in_madrid(moment, "%d/%m/%Y %H:%M")
}

fn in_madrid(moment: &str, format: &str) -> String {
    let parsed: Result<Timestamp, _> = moment.parse();
    parsed.map_or_else(|_| moment.to_owned(), |parsed| parsed.to_zoned(madrid()).strftime(format).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_read_in_madrid_with_its_zone() {
        assert_eq!(madrid_text("2026-11-17T08:04:05.678Z"), "2026-11-17 09:04 CET");
        assert_eq!(madrid_text("2026-07-31T22:30:00Z"), "2026-08-01 00:30 CEST");
        assert_eq!(madrid_cell("2026-07-31T22:30:00Z"), "01/08/2026 00:30");
        assert_eq!(madrid_text(""), "");
    }
}
