//! The school's time zone: days on the site and in its records begin at midnight in Madrid.

use jiff::tz::TimeZone;

pub fn madrid() -> TimeZone {
    TimeZone::get("Europe/Madrid").unwrap_or(TimeZone::UTC)
}
