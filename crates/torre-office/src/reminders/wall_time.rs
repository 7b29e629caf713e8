//! Wall time: what the clock of a centre shows, and which moment that is.

use jiff::civil::DateTime;
use jiff::tz::{AmbiguousOffset, TimeZone};
use jiff::{SignedDuration, Timestamp};
use torre_base::time_zone::madrid;
use torre_content::office_hours::CentreTimeZone;

const FORMAT: &str = "%Y-%m-%dT%H:%M";
/// A year outside of these is a slip of the finger.
const YEARS: std::ops::Range<i16> = 2000..2100;

/// `2026-11-18T09:30`, as a page's field has it.
pub fn parse_wall(text: &str) -> Option<DateTime> {
    let wall = DateTime::strptime(FORMAT, text).ok()?;
    (wall.strftime(FORMAT).to_string() == text && YEARS.contains(&wall.year())).then_some(wall)
}

/// The clock of a centre.
#[derive(Clone, Debug)]
pub struct CentreClock {
    name: &'static str,
    zone: TimeZone,
}

impl CentreClock {
    pub fn of(zone: CentreTimeZone) -> CentreClock {
        match zone {
            CentreTimeZone::Madrid => CentreClock { name: "Europe/Madrid", zone: madrid() },
            CentreTimeZone::Canary => {
                let zone = TimeZone::get("Atlantic/Canary").unwrap_or(TimeZone::UTC);
                CentreClock { name: "Atlantic/Canary", zone }
            }
        }
    }

    /// By the name that the store has.
    pub fn named(name: &str) -> CentreClock {
        match name {
            "Atlantic/Canary" => CentreClock::of(CentreTimeZone::Canary),
            _ => CentreClock::of(CentreTimeZone::Madrid),
        }
    }

    pub fn name(&self) -> &'static str {
        self.name
    }

    /// A time that the clock jumps over is the moment at which it has jumped; of one that it shows twice, the first.
    pub fn moment(&self, wall: DateTime) -> Option<Timestamp> {
        let ambiguous = self.zone.to_ambiguous_timestamp(wall);
        let is_in_gap = matches!(ambiguous.offset(), AmbiguousOffset::Gap { .. });
        let moment = ambiguous.compatible().ok()?;
        if !is_in_gap {
            return Some(moment);
        }
        let after = moment.checked_add(SignedDuration::from_nanos(1)).ok()?;
        self.zone.preceding(after).next().map(|jump| jump.timestamp())
    }

    /// What the clock shows at a moment; milliseconds since 1970.
    pub fn wall(&self, at: i64) -> String {
        let moment = Timestamp::from_millisecond(at).unwrap_or_default();
        self.zone.to_datetime(moment).strftime(FORMAT).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MADRID: CentreTimeZone = CentreTimeZone::Madrid;
    const CANARY: CentreTimeZone = CentreTimeZone::Canary;

    fn moment(zone: CentreTimeZone, wall: &str) -> String {
        CentreClock::of(zone).moment(parse_wall(wall).unwrap()).unwrap().to_string()
    }

    fn read_back(zone: CentreTimeZone, moment: &str) -> String {
        CentreClock::of(zone).wall(moment.parse::<Timestamp>().unwrap().as_millisecond())
    }

    #[test]
    fn half_past_nine_is_another_moment_on_each_clock_and_in_each_season() {
        // Winter: Madrid is an hour ahead of UTC and the Canaries are level; summer adds one to both.
        assert_eq!(moment(MADRID, "2026-11-18T09:30"), "2026-11-18T08:30:00Z");
        assert_eq!(moment(CANARY, "2026-11-18T09:30"), "2026-11-18T09:30:00Z");
        assert_eq!(moment(MADRID, "2027-07-01T09:30"), "2027-07-01T07:30:00Z");
        assert_eq!(moment(CANARY, "2027-07-01T09:30"), "2027-07-01T08:30:00Z");
    }

    #[test]
    fn a_time_that_the_clock_jumps_over_is_the_moment_after_the_gap() {
        // On Sunday 2027-03-28, at 01:00 UTC: Madrid from 2 to 3, the Canaries from 1 to 2.
        for wall in ["2027-03-28T02:00", "2027-03-28T02:30", "2027-03-28T02:59", "2027-03-28T03:00"] {
            assert_eq!(moment(MADRID, wall), "2027-03-28T01:00:00Z", "{wall}");
        }
        assert_eq!(moment(MADRID, "2027-03-28T01:59"), "2027-03-28T00:59:00Z");
        assert_eq!(read_back(MADRID, "2027-03-28T01:00:00Z"), "2027-03-28T03:00");
        assert_eq!(moment(CANARY, "2027-03-28T01:30"), "2027-03-28T01:00:00Z");
        assert_eq!(read_back(CANARY, "2027-03-28T01:00:00Z"), "2027-03-28T02:00");
        // What Madrid jumps over exists in the Canaries.
        assert_eq!(moment(CANARY, "2027-03-28T02:30"), "2027-03-28T01:30:00Z");
    }

    #[test]
    fn a_time_that_comes_twice_is_the_first_of_the_two() {
        // On Sunday 2026-10-25, at 01:00 UTC: Madrid from 3 back to 2, the Canaries from 2 back to 1.
        assert_eq!(moment(MADRID, "2026-10-25T02:30"), "2026-10-25T00:30:00Z");
        assert_eq!(moment(MADRID, "2026-10-25T03:00"), "2026-10-25T02:00:00Z");
        assert_eq!(moment(CANARY, "2026-10-25T01:30"), "2026-10-25T00:30:00Z");
        assert_eq!(moment(CANARY, "2026-10-25T02:30"), "2026-10-25T02:30:00Z");
        assert_eq!(read_back(MADRID, "2026-10-25T00:30:00Z"), "2026-10-25T02:30");
        assert_eq!(read_back(MADRID, "2026-10-25T01:30:00Z"), "2026-10-25T02:30");
    }

    #[test]
    fn nothing_but_a_day_and_a_minute_is_a_wall_time() {
        for wrong in [
            "",
            "2026-11-18",
            "2026-11-18 09:30",
            "2026-11-18T9:30",
            "2026-11-18T09:30:00",
            "2026-11-18T09:30Z",
            "2026-02-30T09:30",
            "2026-11-18T24:00",
            "1999-12-31T23:59",
            "2100-01-01T00:00",
        ] {
            assert_eq!(parse_wall(wrong), None, "{wrong}");
        }
    }
}
