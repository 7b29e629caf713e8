//! Claims that age: salaries, success rates, a provider's rules. A table that makes one says when it was looked at
//! (`reviewed`) and by when somebody must look again (`reviewBy`); `{reviewed}` in its texts is the former.

use jiff::civil::Date;
use serde_json::{Map, Value};
use torre_base::language::Language;

use crate::dates::{Month, month_text};
use crate::diagnostics::{Concern, Diagnostic, Diagnostics, field_path};

pub struct ClaimReader<'a> {
    pub file: &'a str,
    pub language: Language,
    /// In Madrid.
    pub today: Date,
    pub diagnostics: &'a mut Diagnostics,
}

impl ClaimReader<'_> {
    /// The value without the two fields, and with the date in its texts.
    pub fn read(&mut self, value: Value, field: &str) -> Value {
        match value {
            Value::Object(mut table) => {
                let reviewed = self.take(&mut table, field);
                let read = |(key, inner): (String, Value)| {
                    let inner = self.read(inner, &field_path(field, &key));
                    let inner = match &reviewed {
                        Some(text) => dated(inner, text),
                        None => inner,
                    };
                    (key, inner)
                };
                Value::Object(table.into_iter().map(read).collect())
            }
            Value::Array(items) => {
                let read = |(index, item)| self.read(item, &format!("{field}[{index}]"));
                Value::Array(items.into_iter().enumerate().map(read).collect())
            }
            scalar => scalar,
        }
    }

    /// "2025" or "noviembre de 2026", where the table makes a claim.
    fn take(&mut self, table: &mut Map<String, Value>, field: &str) -> Option<String> {
        let (reviewed, by) = (table.remove("reviewed"), table.remove("reviewBy"));
        if reviewed.is_none() && by.is_none() {
            return None;
        }
        let text = |value: &Option<Value>| value.as_ref().and_then(Value::as_str).map(str::to_owned);
        let when = text(&reviewed).and_then(|text| self.in_words(&text));
        let due = text(&by).and_then(|text| Month::parse(&text));
        let (Some(when), Some(due)) = (when, due) else {
            let message = "expected both: reviewed = \"2026-11\" and reviewBy = \"2027-11\"";
            self.diagnostics.error(self.file, field_path(field, "reviewed"), message);
            return None;
        };
        if due.0.last_of_month() < self.today {
            let message = format!(
                "was to be looked at again by {}; check it, then set reviewed and reviewBy anew",
                due.0.last_of_month()
            );
            let overdue = Diagnostic::warning(self.file, field_path(field, "reviewBy"), message);
            self.diagnostics.push(overdue.concerning(Concern::Stale { since: due.0.last_of_month() }));
        }
        Some(when)
    }

    fn in_words(&self, reviewed: &str) -> Option<String> {
        let is_year = reviewed.len() == 4 && reviewed.bytes().all(|byte| byte.is_ascii_digit());
        let month = || Month::parse(reviewed).map(|month| month_text(month, self.language).text);
        if is_year { Some(reviewed.to_owned()) } else { month() }
    }
}

fn dated(value: Value, reviewed: &str) -> Value {
    match value {
        Value::String(text) => Value::String(text.replace("{reviewed}", reviewed)),
        Value::Array(items) => Value::Array(items.into_iter().map(|item| dated(item, reviewed)).collect()),
        Value::Object(table) => {
            Value::Object(table.into_iter().map(|(key, inner)| (key, dated(inner, reviewed))).collect())
        }
        scalar => scalar,
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use serde_json::json;

    use super::*;

    fn read(value: Value, today: Date) -> (Value, String) {
        let mut diagnostics = Diagnostics::default();
        let mut reader = ClaimReader {
            file: "pages/a.toml",
            language: Language::Es,
            today,
            diagnostics: &mut diagnostics,
        };
        (reader.read(value, ""), diagnostics.to_string())
    }

    #[test]
    fn a_claim_says_when_it_was_reviewed() {
        let claim = json!({ "items": [{
            "answer": "Cifras de {reviewed}.", "reviewed": "2026-11", "reviewBy": "2027-11",
        }] });
        let (value, said) = read(claim, date(2027, 11, 30));
        assert_eq!(value, json!({ "items": [{ "answer": "Cifras de noviembre de 2026." }] }));
        assert_eq!(said, "");
    }

    #[test]
    fn an_overdue_claim_is_a_warning() {
        let claim = json!({ "text": "En {reviewed}", "reviewed": "2025", "reviewBy": "2027-11" });
        let (value, said) = read(claim, date(2027, 12, 1));
        assert_eq!(value["text"], "En 2025");
        assert!(said.starts_with("warning: pages/a.toml: reviewBy: was to be looked at again"), "{said}");
    }

    #[test]
    fn one_date_without_the_other_is_an_error() {
        for claim in [json!({ "reviewed": "2026-11" }), json!({ "reviewed": "soon", "reviewBy": "2027-11" })]
        {
            assert!(read(claim, date(2026, 11, 1)).1.starts_with("error: pages/a.toml: reviewed"));
        }
    }
}
