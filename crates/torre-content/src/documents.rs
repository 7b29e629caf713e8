//! `documents.toml`: the words of what is shared, printed and put into calendars.

use serde::Deserialize;
use torre_base::language::Language;

use crate::dates::Month;

/// The file in one language. Strict: a label that is missing or misspelt is a fault, not an empty place on paper.
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
    pub apply: String,
    pub apply_text: String,
    pub file: String,
}

/// Puts values into the `{names}` of a label.
pub fn fill(label: &str, values: &[(&str, &str)]) -> String {
    let put = |text: String, (name, value): &(&str, &str)| text.replace(&format!("{{{name}}}"), value);
    values.iter().fold(label.to_owned(), put)
}

/// The brochure stands beside the programmes under this name: no course may be called so.
pub const BROCHURE: &str = "brochure";

/// `/documents/block-1.es.pdf`
pub fn document_path(name: &str, language: Language) -> String {
    format!("/documents/{name}.{language}.pdf")
}

/// `/calendar/block-1.es.ics`
pub fn calendar_path(course: &str, language: Language) -> String {
    format!("/calendar/{course}.{language}.ics")
}
