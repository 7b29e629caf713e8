//! Message catalogue: the words of the interface (`text.toml`) and of mail, by dotted key, in one language.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use torre_config::third_party::ThirdPartySettings;

use crate::diagnostics::{Diagnostics, field_path};

/// What the school's people read in the office, which fetches it: no page carries any of it.
const STAFF: &str = "staff.";

/// Groups that only the server says, or hands to the office.
const BY_SERVER: [&str; 5] = ["lead.", "subscription.", "editions.", "calls.", STAFF];

/// Groups that only pages with such a section carry.
const BY_SECTION: [(&str, &str); 2] = [("tell-me", "tellMe."), ("exercise", "exercise.")];

/// What is said where there is no connection. Pages fetch it when they come near to needing it, in a file of its own.
const OFFLINE: &str = "offline.";

#[derive(Clone, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Text(pub BTreeMap<String, String>);

impl Text {
    /// Flattens `text.toml`, already in one language, to dotted keys.
    pub fn parse(file: &str, value: &Value, diagnostics: &mut Diagnostics) -> Text {
        let mut text = Text::default();
        text.collect(file, value, "", diagnostics);
        text
    }

    fn collect(&mut self, file: &str, value: &Value, key: &str, diagnostics: &mut Diagnostics) {
        match value {
            Value::Object(table) => {
                for (name, inner) in table {
                    let key = field_path(key, name);
                    self.collect(file, inner, &key, diagnostics);
                }
            }
            Value::String(text) => {
                self.0.insert(key.to_owned(), text.clone());
            }
            other => diagnostics.error(file, key, format!("expected a text, found {other}")),
        }
    }

    /// What pages may carry: not the words that only the server says.
    pub fn for_pages(&self) -> BTreeMap<String, String> {
        self.without(&BY_SERVER)
    }

    /// What a page with sections of these kinds carries, of a site that is set up in this way.
    pub fn for_page(&self, kinds: &[&str], third_party: &ThirdPartySettings) -> BTreeMap<String, String> {
        let mut unused = BY_SERVER.to_vec();
        unused.push(OFFLINE);
        let missing = BY_SECTION.iter().filter(|(kind, _)| !kinds.contains(kind));
        unused.extend(missing.map(|(_, group)| *group));
        if third_party.tags.is_none() {
            unused.push("consent.");
        }
        if third_party.forms.is_none() {
            unused.push("provider.");
        }
        self.without(&unused)
    }

    /// What pages fetch before the connection is lost.
    pub fn for_offline(&self) -> BTreeMap<&str, &str> {
        let offline = self.0.iter().filter(|(key, _)| key.starts_with(OFFLINE));
        offline.map(|(key, text)| (key.as_str(), text.as_str())).collect()
    }

    /// What the office fetches, by keys without their group: `signIn.title`.
    pub fn for_staff(&self) -> BTreeMap<&str, &str> {
        let staff = self.0.iter().filter_map(|(key, text)| Some((key.strip_prefix(STAFF)?, text.as_str())));
        staff.collect()
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
        interpolate(self.get(key), &[(name, value)])
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

/// Puts values into the `{names}` of a text.
pub fn interpolate(text: &str, values: &[(&str, &str)]) -> String {
    let put = |text: String, (name, value): &(&str, &str)| text.replace(&format!("{{{name}}}"), value);
    values.iter().fold(text.to_owned(), put)
}
