//! The status line of the provider's call in words, for the preparation page.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use torre_base::language::Language;
use ts_rs::TS;

use crate::calls::call::{Call, CallState};
use crate::calls::calls_file::CallsFile;
use crate::card::Figure;
use crate::dates::day_text;
use crate::school::ExternalLink;
use crate::text::{Text, interpolate};

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CallStatus {
    /// "Inscripción abierta hasta el 23 de diciembre de 2026"
    pub line: String,
    pub is_open: bool,
    /// Applications, tests, places, fee: of a call that is published and not over.
    pub facts: Vec<Figure>,
    /// What is usual, while no call is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub usual: Option<String>,
    pub official: ExternalLink,
}

impl CallStatus {
    pub fn on(today: Date, file: &CallsFile, text: &Text, language: Language) -> CallStatus {
        let words = Words { today, text, language };
        match file.current(today).and_then(|call| Some((call, call.state(today)?))) {
            Some((call, state)) => words.published(file, call, state),
            None => words.none(file),
        }
    }
}

struct Words<'a> {
    today: Date,
    text: &'a Text,
    language: Language,
}

impl Words<'_> {
    fn none(&self, file: &CallsFile) -> CallStatus {
        CallStatus {
            line: self.text.get("calls.none").to_owned(),
            is_open: false,
            facts: Vec::new(),
            usual: Some(file.usual.clone()),
            official: self.link("calls.bulletin", &file.bulletin),
        }
    }

    fn published(&self, file: &CallsFile, call: &Call, state: CallState) -> CallStatus {
        let is_over = state == CallState::Over;
        CallStatus {
            line: self.line(call, state),
            is_open: state == CallState::Open,
            facts: if is_over { Vec::new() } else { self.facts(call) },
            usual: is_over.then(|| file.usual.clone()),
            official: self.link("calls.official", &call.official),
        }
    }

    fn line(&self, call: &Call, state: CallState) -> String {
        let day = |date| day_text(date, self.language);
        let test = call.next_test(self.today);
        let key = match (state, test) {
            (CallState::NotYetOpen, _) => "calls.notYetOpen",
            (CallState::Open, _) => "calls.open",
            (CallState::InProgress, Some(_)) => "calls.inProgressTest",
            (CallState::InProgress, None) => "calls.inProgress",
            (CallState::Over, _) => "calls.over",
        };
        let values = [
            ("name", call.name.clone()),
            ("opens", day(call.applications.opens)),
            ("closes", day(call.applications.closes)),
            ("test", test.map(day).unwrap_or_default()),
        ];
        interpolate(self.text.get(key), &values.each_ref().map(|(name, value)| (*name, value.as_str())))
    }

    fn facts(&self, call: &Call) -> Vec<Figure> {
        let day = |date: &Date| day_text(*date, self.language);
        let window = [call.applications.opens, call.applications.closes].each_ref().map(day).join(" – ");
        let tests = call.tests.iter().map(|test| day(&test.0)).collect::<Vec<_>>().join(", ");
        let facts = [
            ("calls.applications", Some(window)),
            ("calls.tests", Some(tests).filter(|tests| !tests.is_empty())),
            ("calls.places", call.places.map(|places| places.to_string())),
            ("calls.fee", call.fee.clone()),
        ];
        let figure = |(key, value): (&str, Option<String>)| {
            Some(Figure { label: self.text.get(key).to_owned(), value: value? })
        };
        facts.into_iter().filter_map(figure).collect()
    }

    fn link(&self, key: &str, href: &str) -> ExternalLink {
        ExternalLink { label: self.text.get(key).to_owned(), href: href.to_owned() }
    }
}
