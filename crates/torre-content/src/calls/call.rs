//! One call of the provider (`[[calls]]`), as the official text dates it, and its state on a given day.

use jiff::ToSpan;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::dates::Day;
use crate::editions::window::ApplicationWindow;

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Call {
    /// What `torre notify --call` calls it: "2026".
    pub id: String,
    pub name: String,
    /// The day of its publication.
    pub published: Day,
    /// The first and the last day to apply.
    pub applications: ApplicationWindow,
    /// The days of the tests.
    #[serde(default)]
    pub tests: Vec<Day>,
    /// When it is over; without it, after the last test.
    pub ends: Option<Day>,
    /// How many are taken.
    pub places: Option<u32>,
    /// "25 €"
    pub fee: Option<String>,
    /// The official text.
    pub official: String,
    /// Where each fact was read: `published = "BOE of …"`.
    pub sources: std::collections::BTreeMap<String, String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallState {
    /// Published, and not yet open.
    NotYetOpen,
    Open,
    InProgress,
    Over,
}

impl Call {
    /// None before it is published.
    pub fn state(&self, today: Date) -> Option<CallState> {
        match today {
            day if day < self.published.0 => None,
            day if day < self.applications.opens => Some(CallState::NotYetOpen),
            day if day <= self.applications.closes => Some(CallState::Open),
            day if day <= self.last_day() => Some(CallState::InProgress),
            _ => Some(CallState::Over),
        }
    }

    pub fn last_day(&self) -> Date {
        let last = self.tests.iter().copied().max();
        let closes = self.applications.closes;
        self.ends.or(last).map_or(closes, |day| day.0.max(closes))
    }

    pub fn next_test(&self, today: Date) -> Option<Date> {
        self.tests.iter().map(|day| day.0).filter(|day| *day >= today).min()
    }

    /// The days on which something about it changes.
    pub fn changes(&self) -> impl Iterator<Item = Date> {
        let window = self.applications;
        let after_tests = self.tests.iter().map(|day| day.0.saturating_add(1.day()));
        let days = [self.published.0, window.opens, window.after(), self.last_day().saturating_add(1.day())];
        days.into_iter().chain(after_tests)
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use serde_json::json;

    use super::*;

    fn call() -> Call {
        serde_json::from_value(json!({
            "id": "2026", "name": "2026", "published": "2026-12-02",
            "applications": { "from": "2026-12-03", "to": "2026-12-23" },
            "tests": ["2027-02-20", "2027-04-10"], "official": "https://boe.es/", "sources": {},
        }))
        .unwrap()
    }

    #[test]
    fn the_state_of_a_call_follows_from_its_dates() {
        for (today, state) in [
            (date(2026, 12, 1), None),
            (date(2026, 12, 2), Some(CallState::NotYetOpen)),
            (date(2026, 12, 3), Some(CallState::Open)),
            (date(2026, 12, 23), Some(CallState::Open)),
            (date(2026, 12, 24), Some(CallState::InProgress)),
            (date(2027, 4, 10), Some(CallState::InProgress)),
            (date(2027, 4, 11), Some(CallState::Over)),
        ] {
            assert_eq!(call().state(today), state, "{today}");
        }
    }

    #[test]
    fn it_changes_on_the_days_on_which_its_state_changes() {
        let call = call();
        let changes: Vec<Date> = call.changes().collect();
        let mut today = date(2026, 11, 1);
        while today < date(2027, 6, 1) {
            let tomorrow = today.tomorrow().unwrap();
            if call.state(today) != call.state(tomorrow) || call.next_test(today) != call.next_test(tomorrow)
            {
                assert!(changes.contains(&tomorrow), "{tomorrow}");
            }
            today = tomorrow;
        }
    }
}
