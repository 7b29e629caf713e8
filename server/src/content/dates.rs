//! Dates in each language, from CLDR. Formatting lives here because the engine that renders
//! React has no Intl, and server and browser must print the same text.

use icu_calendar::Date;
use icu_datetime::fieldsets::{YM, YMD};
use icu_datetime::{DateTimeFormatter, DateTimeFormatterPreferences};
use icu_locale_core::locale;
use jiff::civil;
use serde::{Deserialize, Deserializer, de};

use crate::content::parts::DateText;
use crate::language::Language;

/// A month of a year, written `2025-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month(pub civil::Date);

impl Month {
    pub fn parse(text: &str) -> Option<Month> {
        let (year, month) = text.split_once('-')?;
        let valid = year.len() == 4 && month.len() == 2;
        let date = civil::Date::new(year.parse().ok()?, month.parse().ok()?, 1).ok()?;
        valid.then_some(Month(date))
    }

    pub fn is_over(self, today: civil::Date) -> bool {
        self.0.last_of_month() < today
    }
}

impl<'de> Deserialize<'de> for Month {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Month, D::Error> {
        let text = String::deserialize(deserializer)?;
        let expected = || de::Error::custom(format!("\"{text}\" is not a month; expected \"2025-05\""));
        Month::parse(&text).ok_or_else(expected)
    }
}

pub fn parse_date(text: &str) -> Option<civil::Date> {
    text.parse().ok()
}

/// "mayo de 2025", "May 2025".
pub fn month_text(month: Month, language: Language) -> DateText {
    let iso = month.0.strftime("%Y-%m").to_string();
    let text = formatted(month.0, language, Detail::Month).unwrap_or_else(|| iso.clone());
    DateText { iso, text }
}

/// "10 de abril de 2025", "10 April 2025"; a text that is no date is shown as it is, and logged.
pub fn date_text(raw: &str, language: Language) -> DateText {
    let text = parse_date(raw).and_then(|date| formatted(date, language, Detail::Day));
    if text.is_none() {
        tracing::warn!(date = raw, "Error al formatear la fecha");
    }
    DateText { iso: raw.to_owned(), text: text.unwrap_or_else(|| raw.to_owned()) }
}

#[derive(Clone, Copy)]
enum Detail {
    Day,
    Month,
}

fn formatted(date: civil::Date, language: Language, detail: Detail) -> Option<String> {
    let day = Date::try_new_iso(date.year().into(), date.month().cast_unsigned(), date.day().cast_unsigned())
        .ok()?;
    let locale = match language {
        Language::Es => locale!("es-ES"),
        Language::En => locale!("en-GB"),
    };
    let preferences = DateTimeFormatterPreferences::from(&locale);
    Some(match detail {
        Detail::Day => DateTimeFormatter::try_new(preferences, YMD::long()).ok()?.format(&day).to_string(),
        Detail::Month => DateTimeFormatter::try_new(preferences, YM::long()).ok()?.format(&day).to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_written_as_each_language_writes_them() {
        let month = Month::parse("2025-05").unwrap();
        assert_eq!(month_text(month, Language::Es).text, "mayo de 2025");
        assert_eq!(month_text(month, Language::En).text, "May 2025");
    }

    #[test]
    fn days_are_written_as_each_language_writes_them() {
        assert_eq!(date_text("2025-04-10", Language::Es).text, "10 de abril de 2025");
        assert_eq!(date_text("2025-04-10", Language::En).text, "10 April 2025");
    }

    #[test]
    fn a_text_that_is_no_date_is_shown_as_it_is() {
        assert_eq!(date_text("pronto", Language::Es).text, "pronto");
    }

    #[test]
    fn a_month_needs_four_and_two_digits() {
        assert_eq!(Month::parse("2025-5"), None);
        assert_eq!(Month::parse("2025-13"), None);
    }
}
