//! Months gone by that a text still calls next: what a visitor would notice before the school does.

use jiff::civil::Date;
use serde_json::Value;
use torre_base::language::Language;

use crate::content::LocalContent;
use crate::dates::month_name;
use crate::diagnostics::{Diagnostics, field_path};

/// Words that speak of what is to come.
const SPANISH: [&str; 6] = ["próxim", "siguiente", "empieza", "comienza", "inicio", "abiert"];
const ENGLISH: [&str; 6] = ["next", "upcoming", "starts", "begins", "start ", "open until"];

pub fn check(local: &LocalContent, language: Language, today: Date, diagnostics: &mut Diagnostics) {
    let finder = StaleDates { language, today };
    for page in local.pages.values() {
        let Ok(sections) = serde_json::to_value(&page.sections) else { continue };
        finder.visit(&sections, "sections", &mut |field, sentence| {
            let message = format!("\"{sentence}\" calls a month next that is over; expected a month to come");
            diagnostics.warning(&page.file, field, message);
        });
    }
}

struct StaleDates {
    language: Language,
    today: Date,
}

impl StaleDates {
    fn visit(&self, value: &Value, field: &str, found: &mut dyn FnMut(&str, &str)) {
        match value {
            Value::String(text) => {
                for sentence in text.split_inclusive(['.', '?', '!']).filter(|text| self.is_stale(text)) {
                    found(field, sentence.trim());
                }
            }
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.visit(item, &format!("{field}[{index}]"), found);
                }
            }
            Value::Object(table) => {
                for (key, item) in table {
                    self.visit(item, &field_path(field, key), found);
                }
            }
            _ => {}
        }
    }

    fn is_stale(&self, sentence: &str) -> bool {
        let small = sentence.to_lowercase();
        let words = match self.language {
            Language::Es => SPANISH,
            Language::En => ENGLISH,
        };
        words.iter().any(|word| small.contains(word)) && self.names_month_gone_by(&small)
    }

    /// "mayo de 2025", "May 2025".
    fn names_month_gone_by(&self, small: &str) -> bool {
        let between = match self.language {
            Language::Es => " de ",
            Language::En => " ",
        };
        (1..=12).filter_map(|month| Date::new(2000, month, 1).ok()).any(|month| {
            let name = format!("{}{between}", month_name(month, self.language).to_lowercase());
            small.match_indices(&name).any(|(place, _)| {
                let year = small[place + name.len()..].get(..4).and_then(|year| year.parse().ok());
                let date = year.and_then(|year: i16| Date::new(year, month.month(), 1).ok());
                date.is_some_and(|date| date.last_of_month() < self.today)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn is_stale(language: Language, text: &str) -> bool {
        StaleDates { language, today: date(2026, 11, 17) }.is_stale(text)
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
