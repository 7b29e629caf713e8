//! Course files (`courses/*.toml`): the facts of a course, and how they are put into words.

use serde::Deserialize;
use torre_base::language::Language;

use crate::course::{Attendance, Course, CourseCategory, CourseFacts, CoursePurpose, Phase};
use crate::dates::{DateText, Month, month_text};
use crate::document_paths::{calendar_path, document_path};
use crate::text::Text;

/// `courses/*.toml` in one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseFile {
    pub code: String,
    pub category: CourseCategory,
    pub purpose: CoursePurpose,
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
            purpose: self.purpose,
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
