//! How long somebody has waited, in office hours of the centre that the enquiry is about.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use torre_base::language::Language;
use torre_base::time_zone::madrid;
use torre_content::content::Content;
use torre_content::office_hours::{CentreTimeZone, Hours};

use crate::enquiries::office_time::OfficeTime;
use crate::enquiries::row::EnquiryRow;

/// Made for the content of the moment; serves any number of rows.
#[derive(Clone, Debug)]
pub struct WaitingTime {
    madrid: OfficeTime,
    canary: OfficeTime,
    /// Of the courses that are taught in one place only.
    zones: BTreeMap<String, CentreTimeZone>,
}

impl WaitingTime {
    pub fn of(content: &Content) -> WaitingTime {
        let local = content.local(Language::default());
        let centres = &local.school.centres;
        let placed = local.courses.iter().filter_map(|(id, course)| Some((id.clone(), course.facts.centre?)));
        let zones = placed.map(|(id, centre)| (id, centres.get(centre).time_zone)).collect();
        WaitingTime::new(&local.school.hours, zones)
    }

    pub fn new(hours: &Hours, zones: BTreeMap<String, CentreTimeZone>) -> WaitingTime {
        let canary = TimeZone::get("Atlantic/Canary").unwrap_or(TimeZone::UTC);
        WaitingTime {
            madrid: OfficeTime::new(hours, madrid()),
            canary: OfficeTime::new(hours, canary),
            zones,
        }
    }

    /// How long an office day is: the same on both clocks.
    pub fn day_minutes(&self) -> i64 {
        self.madrid.day_minutes()
    }

    /// On which clock an enquiry about this is looked after.
    pub fn zone(&self, interest: Option<&str>) -> CentreTimeZone {
        let zone = interest.and_then(|interest| self.zones.get(interest));
        zone.copied().unwrap_or(CentreTimeZone::Madrid)
    }

    /// Office minutes from when it was received until it was done, or now.
    pub fn minutes(&self, row: &EnquiryRow, now: Timestamp) -> i64 {
        let until = row.done_at.unwrap_or_else(|| now.as_millisecond());
        self.between(row.interest.as_deref(), row.received_at, until)
    }

    /// Office minutes of the centre that teaches what an enquiry is about; moments in milliseconds since 1970.
    pub fn between(&self, interest: Option<&str>, from: i64, until: i64) -> i64 {
        let office = match self.zone(interest) {
            CentreTimeZone::Canary => &self.canary,
            CentreTimeZone::Madrid => &self.madrid,
        };
        let moment = |at: i64| Timestamp::from_millisecond(at).unwrap_or_default();
        office.minutes_between(moment(from), moment(until))
    }
}
