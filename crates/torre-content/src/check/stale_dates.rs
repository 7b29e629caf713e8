//! Months gone by that a text still calls next: what a visitor would notice before the school does.

use jiff::civil::Date;
use serde_json::Value;
use torre_base::language::Language;

use crate::check::page_values::PageValues;
use crate::dates::month_name;
use crate::diagnostics::{Concern, Diagnostic, Diagnostics};

/// Words that speak of what is to come.
const SPANISH: [&str; 6] = ["próxim", "siguiente", "empieza", "comienza", "inicio", "abiert"];
const ENGLISH: [&str; 6] = ["next", "upcoming", "starts", "begins", "start ", "open until"];

pub fn check(values: &PageValues<'_>, language: Language, today: Date, diagnostics: &mut Diagnostics) {
    let finder = StaleDates { language, today };
    for (page, sections) in values.pages() {
        finder.visit_list(sections, &mut |field, sentence, since| {
            let field = format!("sections{field}");
            let message = format!("\"{sentence}\" calls a month next that is over; expected a month to come");
            let stale = Diagnostic::warning(&page.file, &field, message);
            diagnostics.push(stale.concerning(Concern::Stale { since }));
        });
    }
}

struct StaleDates {
    language: Language,
    today: Date,
}

impl StaleDates {
    /// Says where a stale text stands, from the value on: the way to it is written down only for what is found.
    fn visit(&self, value: &Value, found: &mut dyn FnMut(&str, &str, Date)) {
        match value {
            // Without a year of this century there is no date to be over, and few texts have one.
            Value::String(text) if text.contains("20") => {
                for sentence in text.split_inclusive(['.', '?', '!']) {
                    if let Some(since) = self.stale_since(sentence) {
                        found("", sentence.trim(), since);
                    }
                }
            }
            Value::Array(items) => self.visit_list(items, found),
            Value::Object(table) => {
                for (key, item) in table {
                    self.visit(item, &mut |field, text, since| found(&format!(".{key}{field}"), text, since));
                }
            }
            _ => {}
        }
    }

    fn visit_list(&self, items: &[Value], found: &mut dyn FnMut(&str, &str, Date)) {
        for (index, item) in items.iter().enumerate() {
            self.visit(item, &mut |field, text, since| found(&format!("[{index}]{field}"), text, since));
        }
    }

    /// The last day of the month that is over.
    fn stale_since(&self, sentence: &str) -> Option<Date> {
        let small = sentence.to_lowercase();
        let words = match self.language {
            Language::Es => SPANISH,
            Language::En => ENGLISH,
        };
        let is_to_come = words.iter().any(|word| small.contains(word));
        is_to_come.then(|| self.month_gone_by(&small)).flatten()
    }

    /// "mayo de 2025", "May 2025".
    fn month_gone_by(&self, small: &str) -> Option<Date> {
        let between = match self.language {
            Language::Es => " de ",
            Language::En => " ",
        };
        (1..=12).filter_map(|month| Date::new(2000, month, 1).ok()).find_map(|month| {
            let name = format!("{}{between}", month_name(month, self.language).to_lowercase());
            small.match_indices(&name).find_map(|(place, _)| {
                let year = small[place + name.len()..].get(..4).and_then(|year| year.parse().ok());
                let date = year.and_then(|year: i16| Date::new(year, month.month(), 1).ok());
                date.map(Date::last_of_month).filter(|end| *end < self.today)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn is_stale(language: Language, text: &str) -> bool {
        StaleDates { language, today: date(2026, 11, 17) }.stale_since(text).is_some()
    }

    #[test]
    fn a_month_gone_by_is_not_next() {
        assert!(is_stale(Language::Es, "Próximo inicio: julio de 2025"));
        assert!(is_stale(Language::En, "Starts in May 2025."));
        assert!(!is_stale(Language::Es, "Próximo inicio: julio de 2027"));
        assert!(!is_stale(Language::Es, "Próxima edición: noviembre de 2026"));
    }

    #[test]
    fn what_is_said_of_the_past_may_be_past() {
        assert!(!is_stale(Language::Es, "Última edición: mayo de 2025"));
        assert!(!is_stale(Language::En, "Published in May 2025, read ever since."));
    }
}
