//! Date parsing, and date formatting in each language (CLDR). Formatting lives here because the engine that renders
//! React has no Intl, and server and browser must print the same text.

use jiff::civil;
use serde::{Deserialize, Deserializer, Serialize, de};
use torre_base::language::Language;
use torre_base::time_zone::{madrid, parse_timestamp};
use ts_rs::TS;
use utoipa::ToSchema;

/// A date as machines read it and as this language writes it.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DateText {
    pub iso: String,
    pub text: String,
}

/// The months' names in CLDR for es-ES and en-GB. Two tables: a library for all languages would be fifteen crates for
/// twenty-four words.
const SPANISH_MONTHS: [&str; 12] = [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
];
const ENGLISH_MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

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
}

/// A day, written `2027-03-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub civil::Date);

impl Day {
    pub fn parse(text: &str) -> Option<Day> {
        let is_plain = text.len() == "2027-03-15".len();
        is_plain.then(|| text.parse().ok()).flatten().map(Day)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = String::deserialize(deserializer)?;
        let expected = || de::Error::custom(format!("\"{text}\" is not a day; expected \"2027-03-15\""));
        Day::parse(&text).ok_or_else(expected)
    }
}

impl<'de> Deserialize<'de> for Month {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Month, D::Error> {
        let text = String::deserialize(deserializer)?;
        let expected = || de::Error::custom(format!("\"{text}\" is not a month; expected \"2025-05\""));
        Month::parse(&text).ok_or_else(expected)
    }
}

/// The day in Madrid.
pub fn parse_date(text: &str) -> Option<civil::Date> {
    Some(parse_timestamp(text)?.to_zoned(madrid()).date())
}

/// "mayo de 2025", "May 2025".
pub fn month_text(month: Month, language: Language) -> DateText {
    let iso = month.0.strftime("%Y-%m").to_string();
    let (name, year) = (month_name(month.0, language), month.0.year());
    let text = match language {
        Language::Es => format!("{name} de {year}"),
        Language::En => format!("{name} {year}"),
    };
    DateText { iso, text }
}

/// "10 de abril de 2025", "10 April 2025"; a text that is no date is shown as it is, and logged.
pub fn date_text(raw: &str, language: Language) -> DateText {
    let text = parse_date(raw).map(|date| day_text(date, language));
    if text.is_none() {
        tracing::warn!(date = raw, "Error al formatear la fecha");
    }
    DateText { iso: raw.to_owned(), text: text.unwrap_or_else(|| raw.to_owned()) }
}

pub fn day_text(date: civil::Date, language: Language) -> String {
    let (day, name, year) = (date.day(), month_name(date, language), date.year());
    match language {
        Language::Es => format!("{day} de {name} de {year}"),
        Language::En => format!("{day} {name} {year}"),
    }
}

/// "28 de febrero", "28 February": where the year stands beside it.
pub fn short_day_text(date: civil::Date, language: Language) -> String {
    let (day, name) = (date.day(), month_name(date, language));
    match language {
        Language::Es => format!("{day} de {name}"),
        Language::En => format!("{day} {name}"),
    }
}

/// "ENE", "JAN".
pub fn short_month_text(date: civil::Date, language: Language) -> String {
    month_name(date, language).chars().take(3).collect::<String>().to_uppercase()
}

/// "mayo", "May".
pub fn month_name(date: civil::Date, language: Language) -> &'static str {
    let names = match language {
        Language::Es => &SPANISH_MONTHS,
        Language::En => &ENGLISH_MONTHS,
    };
    usize::try_from(date.month() - 1).ok().and_then(|index| names.get(index)).unwrap_or(&"")
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
    fn every_month_has_its_name() {
        let names = |language| {
            let month = |number: i8| month_text(Month(civil::date(2025, number, 1)), language).text;
            (1..=12).map(month).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(
            names(Language::Es).replace(" de 2025", ""),
            "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre"
        );
        assert!(names(Language::En).starts_with("January 2025, February 2025, March 2025"));
        assert!(names(Language::En).ends_with("October 2025, November 2025, December 2025"));
    }

    #[test]
    fn a_text_that_is_no_date_is_shown_as_it_is() {
        for raw in ["pronto", "", "2025-02-30", "2025-13-01", "10/04/2025", "2025", "2025-04-10T25:00"] {
            assert_eq!(date_text(raw, Language::Es), DateText { iso: raw.into(), text: raw.into() });
        }
    }

    #[test]
    fn a_moment_is_the_day_it_is_in_madrid() {
        for (raw, text) in [
            ("2024-02-29", "29 de febrero de 2024"),
            ("2025-04-10T09:00", "10 de abril de 2025"),
            ("2025-04-10T22:30:00Z", "11 de abril de 2025"),
            ("2025-01-01T00:30:00+03:00", "31 de diciembre de 2024"),
        ] {
            assert_eq!(date_text(raw, Language::Es).text, text, "{raw}");
        }
    }

    #[test]
    fn a_month_needs_four_and_two_digits() {
        assert_eq!(Month::parse("2025-5"), None);
        assert_eq!(Month::parse("2025-13"), None);
    }
}
