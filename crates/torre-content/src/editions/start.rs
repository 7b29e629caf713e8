//! The start of an edition: a day, or a month, which begins on its first day.

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Deserializer, de};
use torre_base::language::Language;

use crate::dates::{DateText, Day, Month, day_text, month_text};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Day(Date),
    Month(Month),
}

impl Start {
    pub fn parse(text: &str) -> Option<Start> {
        let day = || Day::parse(text).map(|day| Start::Day(day.0));
        Month::parse(text).map(Start::Month).or_else(day)
    }

    pub fn first_day(self) -> Date {
        match self {
            Start::Day(day) => day,
            Start::Month(month) => month.0,
        }
    }

    /// The day after what was said: a month says no more than itself.
    pub fn after(self) -> Date {
        match self {
            Start::Day(day) => day.saturating_add(1.day()),
            Start::Month(month) => month.0.saturating_add(1.month()),
        }
    }

    /// `2027-03`: what an edition is called by, on the command line and in calendars.
    pub fn month(self) -> Month {
        Month(self.first_day().first_of_month())
    }

    /// "mayo de 2027", "12 May 2027".
    pub fn text(self, language: Language) -> DateText {
        match self {
            Start::Day(day) => DateText { iso: day.to_string(), text: day_text(day, language) },
            Start::Month(month) => month_text(month, language),
        }
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Start, D::Error> {
        let text = String::deserialize(deserializer)?;
        let expected = || {
            de::Error::custom(format!(
                "\"{text}\" is neither a month nor a day; expected \"2027-03\" or \"2027-03-15\""
            ))
        };
        Start::parse(&text).ok_or_else(expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_a_month_or_a_day() {
        assert_eq!(Start::parse("2027-03").unwrap().first_day().to_string(), "2027-03-01");
        assert_eq!(Start::parse("2027-03-15").unwrap().first_day().to_string(), "2027-03-15");
        for wrong in ["2027", "2027-3", "2027-13", "2027-02-30", "15/03/2027", "2027-03-15T09:00", ""] {
            assert_eq!(Start::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_month_says_no_more_than_itself() {
        let month = Start::parse("2027-12").unwrap();
        assert_eq!(month.after().to_string(), "2028-01-01");
        assert_eq!(month.text(Language::En).text, "December 2027");
        let day = Start::parse("2027-12-31").unwrap();
        assert_eq!(day.after().to_string(), "2028-01-01");
        assert_eq!(day.text(Language::Es).text, "31 de diciembre de 2027");
    }
}
