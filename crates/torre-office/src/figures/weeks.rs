//! The weeks of a period, from Monday to Sunday in Madrid: the first and the last may be parts of one.

use jiff::Span;
use jiff::civil::Date;
use torre_base::period::Period;
use torre_base::time_zone::midnight;

#[derive(Clone, Debug)]
pub(super) struct Week {
    pub(super) monday: Date,
    /// From this moment on; milliseconds since 1970.
    begins: i64,
    pub(super) count: i64,
}

/// Also those in which nobody asks for anything.
pub(super) fn weeks_of(period: Period) -> Vec<Week> {
    let back = i32::from(period.from.weekday().to_monday_zero_offset());
    let first = period.from.saturating_sub(Span::new().days(back));
    let mondays = first.series(Span::new().weeks(1)).take_while(|monday| *monday <= period.to);
    mondays.map(|monday| Week { monday, begins: midnight(monday).as_millisecond(), count: 0 }).collect()
}

/// `weeks` are in order.
pub(super) fn week_of(weeks: &mut [Week], moment: i64) -> Option<&mut Week> {
    let after = weeks.partition_point(|week| week.begins <= moment);
    weeks.get_mut(after.checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_begins_on_monday_in_madrid_also_when_the_clock_changes() {
        let period = Period::parse("2026-10-22", "2026-11-02", 60).unwrap();
        let mut weeks = weeks_of(period);
        let mondays: Vec<String> = weeks.iter().map(|week| week.monday.to_string()).collect();
        assert_eq!(mondays, ["2026-10-19", "2026-10-26", "2026-11-02"]);
        let mut monday = |moment: &str| {
            let moment: jiff::Timestamp = moment.parse().unwrap();
            week_of(&mut weeks, moment.as_millisecond()).map(|week| week.monday.to_string())
        };
        // Sunday 25 October has 25 hours: its last one ends at 23:00 in UTC.
        assert_eq!(monday("2026-10-25T22:59:59Z").unwrap(), "2026-10-19");
        assert_eq!(monday("2026-10-25T23:00:00Z").unwrap(), "2026-10-26");
        assert_eq!(monday("2026-10-18T00:00:00Z"), None);
    }
}
