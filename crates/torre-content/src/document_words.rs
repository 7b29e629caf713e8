//! Labels of generated documents (`documents.toml`): what is shared, printed and put into calendars.

use serde::Deserialize;

use crate::dates::Month;

/// The file in one language. Strict: a label that is missing or misspelt is an error, not an empty place on paper.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DocumentWords {
    pub edition: Month,
    pub edition_label: String,
    pub share: ShareWords,
    pub programme: ProgrammeWords,
    pub brochure: BrochureWords,
    pub contact: ContactWords,
    pub calendar: CalendarWords,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShareWords {
    pub course: String,
    pub post: String,
    pub alt: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProgrammeWords {
    pub kind: String,
    /// The beginning of the name a browser saves the file under.
    pub file: String,
    pub facts: String,
    pub phase: String,
    pub apply: String,
    pub place: String,
    pub soon: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BrochureWords {
    pub kind: String,
    pub file: String,
    pub courses: String,
    pub services: String,
    pub group_size: String,
    pub simulator_share: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContactWords {
    pub title: String,
    pub phone: String,
    pub email: String,
    pub web: String,
    pub address: String,
    pub hours: String,
    pub certified: String,
    pub page: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CalendarWords {
    pub starts: String,
    pub starts_text: String,
    pub starts_on: String,
    pub starts_on_text: String,
    pub apply: String,
    pub apply_text: String,
    pub file: String,
}
