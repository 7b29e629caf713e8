//! Office hours: when somebody picks up, as pages say it and as a browser counts it.

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

/// On weekdays the office is open once, at weekends not at all; on the days of `closed` nobody answers either.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hours {
    /// The weekdays, in words.
    pub weekdays: String,
    /// When somebody answers on weekdays.
    pub weekdays_hours: OpeningHours,
    /// The weekend, in words.
    pub weekend: String,
    /// What holds at weekends, in words.
    pub weekend_hours: String,
    /// Days on which nobody answers, in order.
    #[serde(default)]
    pub closed: ClosedDays,
}

/// `9:00-18:00`, on the centre's own clock. Pages show it as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct OpeningHours {
    pub opens: String,
    pub closes: String,
}

/// Days, each later than the one before it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct ClosedDays(pub Vec<Date>);

/// Which clock a centre goes by: that of the mainland, or an hour earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[ts(rename = "TimeZone")]
pub enum CentreTimeZone {
    #[serde(rename = "Europe/Madrid")]
    Madrid,
    #[serde(rename = "Atlantic/Canary")]
    Canary,
}

#[derive(Debug, PartialEq, Eq, Error)]
pub enum OfficeHoursError {
    #[error("\"{0}\" are no opening hours; expected for example \"9:00-18:00\", the later hour last")]
    OpeningHours(String),
    #[error("\"{0}\" is no day; expected for example \"2026-12-25\"")]
    Day(String),
    #[error("{0} stands after a later day or a second time; expected each day once, in order")]
    Order(Date),
}

impl OpeningHours {
    /// Both as minutes since midnight.
    pub fn minutes(&self) -> (u32, u32) {
        (minutes(&self.opens).unwrap_or_default(), minutes(&self.closes).unwrap_or_default())
    }
}

impl TryFrom<String> for OpeningHours {
    type Error = OfficeHoursError;

    fn try_from(text: String) -> Result<OpeningHours, OfficeHoursError> {
        let hours = text.split_once('-');
        match hours.map(|(opens, closes)| (opens, minutes(opens), closes, minutes(closes))) {
            Some((opens, Some(first), closes, Some(last))) if first < last => {
                Ok(OpeningHours { opens: opens.to_owned(), closes: closes.to_owned() })
            }
            _ => Err(OfficeHoursError::OpeningHours(text)),
        }
    }
}

impl From<OpeningHours> for String {
    fn from(hours: OpeningHours) -> String {
        hours.to_string()
    }
}

impl std::fmt::Display for OpeningHours {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}-{}", self.opens, self.closes)
    }
}

/// Minutes since midnight of `9:00`.
fn minutes(text: &str) -> Option<u32> {
    let (hour, minute) = text.split_once(':')?;
    let is_number = |part: &str, digits: &[usize]| {
        digits.contains(&part.len()) && part.bytes().all(|digit| digit.is_ascii_digit())
    };
    if !is_number(hour, &[1, 2]) || !is_number(minute, &[2]) {
        return None;
    }
    let (hour, minute): (u32, u32) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

impl TryFrom<Vec<String>> for ClosedDays {
    type Error = OfficeHoursError;

    fn try_from(days: Vec<String>) -> Result<ClosedDays, OfficeHoursError> {
        let mut closed: Vec<Date> = Vec::with_capacity(days.len());
        for text in days {
            let day: Date = text.parse().map_err(|_| OfficeHoursError::Day(text))?;
            if closed.last().is_some_and(|before| *before >= day) {
                return Err(OfficeHoursError::Order(day));
            }
            closed.push(day);
        }
        Ok(ClosedDays(closed))
    }
}

impl From<ClosedDays> for Vec<String> {
    fn from(days: ClosedDays) -> Vec<String> {
        days.0.iter().map(Date::to_string).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opening_hours_are_two_times_of_one_day() {
        let hours = OpeningHours::try_from("9:00-18:00".to_owned()).unwrap();
        assert_eq!((hours.opens.as_str(), hours.closes.as_str()), ("9:00", "18:00"));
        assert_eq!(hours.to_string(), "9:00-18:00");
        assert_eq!(hours.minutes(), (540, 1080));
        for wrong in
            ["", "9:00", "9-18", "18:00-9:00", "9:00-9:00", "9:00-24:00", "9:60-18:00", "9:00 - 18:00"]
        {
            let error = OpeningHours::try_from(wrong.to_owned()).unwrap_err();
            assert_eq!(error, OfficeHoursError::OpeningHours(wrong.to_owned()));
        }
    }

    #[test]
    fn closed_days_are_days_in_order() {
        let days = |texts: &[&str]| {
            ClosedDays::try_from(texts.iter().map(|&day| day.to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(days(&["2026-12-25", "2027-01-01"]).unwrap().0.len(), 2);
        assert_eq!(days(&["2026-02-30"]).unwrap_err(), OfficeHoursError::Day("2026-02-30".to_owned()));
        for wrong in [["2027-01-01", "2026-12-25"], ["2026-12-25", "2026-12-25"]] {
            assert!(matches!(days(&wrong).unwrap_err(), OfficeHoursError::Order(_)));
        }
    }
}
