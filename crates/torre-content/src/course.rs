//! A course: its facts stand once, in its own file, and every page reads them from here.

use serde::{Deserialize, Serialize};
use torre_base::language::Language;
use ts_rs::TS;

use crate::dates::{Month, month_text};
use crate::documents::{calendar_path, document_path};
use crate::parts::DateText;
use crate::text::Text;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CourseCategory {
    Initial,
    Advanced,
    Specialized,
}

/// Where the students are, as machines name it; `mode` says it to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attendance {
    Onsite,
    Online,
    Blended,
}

/// What machines read of a course: numbers, before they are put into words.
#[derive(Clone, Debug, Default)]
pub struct CourseFacts {
    pub months: Option<u32>,
    pub hours: Option<u32>,
    pub attendance: Option<Attendance>,
}

/// `courses/*.toml` in one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseFile {
    pub code: String,
    pub category: CourseCategory,
    pub title: String,
    pub description: String,
    /// The course's page; without one the course is "coming soon".
    pub href: Option<String>,
    /// "6" or "11-13".
    pub months: Option<String>,
    /// What stands instead of months: "Flexible", "2 años".
    pub duration: Option<String>,
    /// More than this many hours…
    pub more_than_hours: Option<u32>,
    /// …or exactly this many.
    pub hours: Option<u32>,
    pub start: Option<Month>,
    /// What stands instead of a date: "Fechas flexibles".
    pub start_text: Option<String>,
    pub seats: Option<u32>,
    pub mode: String,
    pub attendance: Option<Attendance>,
    #[serde(default)]
    pub phases: Vec<PhaseFile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PhaseFile {
    pub title: String,
    pub text: Option<String>,
    pub months: Option<String>,
    pub more_than_hours: Option<u32>,
    pub hours: Option<u32>,
    #[serde(default)]
    pub topics: Vec<String>,
}

/// A course as pages show it, with every fact already worded.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Course {
    pub id: String,
    pub code: String,
    pub category: CourseCategory,
    pub title: String,
    pub description: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub href: Option<String>,
    pub duration: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<String>,
    /// An empty `iso` where the course has no fixed date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<DateText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<u32>,
    pub mode: String,
    /// The address of its programme as a document.
    pub programme: String,
    /// The address of its dates for a calendar; none where the dates are flexible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub calendar: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Phase>>", optional)]
    pub phases: Vec<Phase>,
    /// For structured data; no page carries them.
    #[serde(skip)]
    #[ts(skip)]
    pub facts: CourseFacts,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Phase {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub duration: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<String>,
    pub topics: Vec<String>,
}

impl CourseFile {
    pub fn into_course(self, id: &str, text: &Text, language: Language) -> Course {
        let facts = self.facts();
        let duration = self.duration.or_else(|| self.months.map(|months| text.months(&months)));
        let start = match (self.start, self.start_text) {
            (Some(month), _) => Some(month_text(month, language)),
            (None, Some(text)) => Some(DateText { iso: String::new(), text }),
            (None, None) => None,
        };
        Course {
            id: id.to_owned(),
            programme: document_path(id, language),
            calendar: self.start.map(|_| calendar_path(id, language)),
            code: self.code,
            category: self.category,
            title: self.title,
            description: self.description,
            href: self.href,
            duration: duration.unwrap_or_default(),
            hours: text.hours(self.more_than_hours, self.hours),
            start,
            seats: self.seats,
            mode: self.mode,
            phases: self.phases.into_iter().map(|phase| phase.into_phase(text)).collect(),
            facts,
        }
    }

    /// A range of months ("11-13") is no number; without months of its own a course lasts as long as its phases.
    fn facts(&self) -> CourseFacts {
        let number = |months: &Option<String>| months.as_ref().and_then(|text| text.parse::<u32>().ok());
        let phases: Option<u32> = self.phases.iter().map(|phase| number(&phase.months)).sum();
        let months = match self.months {
            Some(_) => number(&self.months),
            None => phases.filter(|total| *total > 0),
        };
        CourseFacts { months, hours: self.more_than_hours.or(self.hours), attendance: self.attendance }
    }
}

impl PhaseFile {
    fn into_phase(self, text: &Text) -> Phase {
        Phase {
            title: self.title,
            text: self.text,
            duration: self.months.map(|months| text.months(&months)),
            hours: text.hours(self.more_than_hours, self.hours),
            topics: self.topics,
        }
    }
}
