//! The words of the interface: a dotted key, a text in each language.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use torre_config::OutsideSettings;

use crate::fault::Faults;

#[derive(Clone, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Text(pub BTreeMap<String, String>);

impl Text {
    /// Flattens `text.toml`, already in one language, to dotted keys.
    pub fn parse(file: &str, value: &Value, faults: &mut Faults) -> Text {
        let mut text = Text::default();
        text.collect(file, value, "", faults);
        text
    }

    fn collect(&mut self, file: &str, value: &Value, key: &str, faults: &mut Faults) {
        match value {
            Value::Object(table) => {
                for (name, inner) in table {
                    let key = crate::localise::join(key, name);
                    self.collect(file, inner, &key, faults);
                }
            }
            Value::String(text) => {
                self.0.insert(key.to_owned(), text.clone());
            }
            other => faults.error(file, key, format!("expected a text, found {other}")),
        }
    }

    /// What pages may carry: not the words that only the server says.
    pub fn for_pages(&self) -> BTreeMap<String, String> {
        self.without(&["lead."])
    }

    /// What the pages carry of a site that is set up in this way.
    pub fn for_site(&self, outside: &OutsideSettings) -> BTreeMap<String, String> {
        let mut unused = vec!["lead."];
        if outside.tags.is_none() {
            unused.push("consent.");
        }
        if outside.forms.is_none() {
            unused.push("provider.");
        }
        self.without(&unused)
    }

    fn without(&self, groups: &[&str]) -> BTreeMap<String, String> {
        let shown = self.0.iter().filter(|(key, _)| !groups.iter().any(|group| key.starts_with(group)));
        shown.map(|(key, text)| (key.clone(), text.clone())).collect()
    }

    /// A missing key shows itself; `torre check` has already refused it.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.0.get(key).map_or(key, String::as_str)
    }

    pub fn fill(&self, key: &str, name: &str, value: &str) -> String {
        self.get(key).replace(&format!("{{{name}}}"), value)
    }

    /// "6 months", "11-13 months".
    pub fn months(&self, months: &str) -> String {
        self.fill("facts.months", "months", months)
    }

    /// "more than 350 hours", or "120 hours".
    pub fn hours(&self, more_than: Option<u32>, exactly: Option<u32>) -> Option<String> {
        match (more_than, exactly) {
            (Some(hours), _) => Some(self.fill("facts.moreThanHours", "hours", &hours.to_string())),
            (None, Some(hours)) => Some(self.fill("facts.hours", "hours", &hours.to_string())),
            (None, None) => None,
        }
    }
}
