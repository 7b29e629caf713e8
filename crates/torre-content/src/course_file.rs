//! Course files (`courses/*.toml`): the facts of a course, and how they are put into words.

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Deserialize;
use torre_base::language::Language;

use crate::course::{Attendance, Course, CourseCategory, CourseFacts, CoursePurpose, Phase};
use crate::document_paths::{calendar_path, document_path};
use crate::editions::course_dates::CourseDates;
use crate::editions::edition::Edition;
use crate::editions::edition_file::{EditionDefaults, EditionFile};
use crate::editions::schedule::Schedule;
use crate::school::{CentreId, Intake};
use crate::text::Text;

/// `courses/*.toml` in one language.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
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
    /// When it was, is and will be held.
    #[serde(default)]
    pub editions: Vec<EditionFile>,
    /// What stands instead of editions: "Fechas flexibles".
    pub start_text: Option<String>,
    pub seats: Option<u32>,
    pub mode: String,
    /// What it costs, or from what to what; without it, pages say "by programme".
    pub price: Option<String>,
    pub attendance: Option<Attendance>,
    /// The course to complete before this one: its months and hours come first on a route chart.
    pub after: Option<String>,
    #[serde(default)]
    pub phases: Vec<PhaseFile>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PhaseFile {
    pub title: String,
    pub text: Option<String>,
    /// How many months: "3".
    pub months: Option<String>,
    /// At least so many hours: "more than 150".
    pub more_than_hours: Option<u32>,
    /// Exactly so many hours.
    pub hours: Option<u32>,
    /// What is taught, a line each.
    #[serde(default)]
    pub topics: Vec<String>,
}

/// What the words of a course depend on besides its file.
pub struct CourseContext<'a> {
    pub text: &'a Text,
    pub language: Language,
    pub intakes: &'a [Intake],
    /// In Madrid.
    pub today: Date,
}

impl CourseFile {
    pub fn into_course(self, id: &str, context: &CourseContext<'_>) -> Course {
        let CourseContext { text, language, .. } = *context;
        let editions = self.editions(context);
        let schedule = self.schedule(&editions, context);
        let to_come = editions.iter().filter(|edition| edition.is_to_come(context.today));
        let to_come = to_come.map(|edition| edition.start).collect();
        let facts = CourseFacts { schedule, to_come, centre: only_centre(&editions), ..self.facts() };
        let next = schedule.next.map(|(edition, _)| edition);
        let duration = self.duration.or_else(|| self.months.map(|months| text.months(&months)));
        let dates = match (self.start_text, &self.href) {
            (Some(flexible), _) => Some(CourseDates::flexible(flexible)),
            (None, Some(_)) => Some(CourseDates::of(&schedule, text, language)),
            (None, None) => None,
        };
        Course {
            id: id.to_owned(),
            programme: document_path(id, language),
            calendar: next.map(|_| calendar_path(id, language)),
            code: self.code,
            category: self.category,
            purpose: self.purpose,
            title: self.title,
            description: self.description,
            href: self.href,
            duration: duration.unwrap_or_default(),
            hours: text.hours(self.more_than_hours, self.hours),
            dates,
            seats: next.and_then(|edition| edition.seats).or(self.seats),
            mode: self.mode,
            price: self.price,
            phases: self.phases.into_iter().map(|phase| phase.into_phase(text)).collect(),
            facts,
        }
    }

    /// Intakes are those of initial training.
    fn intakes<'a>(&self, context: &CourseContext<'a>) -> &'a [Intake] {
        if self.category == CourseCategory::Initial { context.intakes } else { &[] }
    }

    fn editions(&self, context: &CourseContext<'_>) -> Vec<Edition> {
        let defaults = EditionDefaults { seats: self.seats, intakes: self.intakes(context) };
        self.editions.iter().map(|file| defaults.edition(file)).collect()
    }

    fn schedule(&self, editions: &[Edition], context: &CourseContext<'_>) -> Schedule {
        if self.start_text.is_some() || self.href.is_none() {
            return Schedule::default();
        }
        Schedule::on(context.today, editions, self.intakes(context))
    }

    /// A range of months ("11-13") is no number; without months of its own a course lasts as long as its phases.
    fn facts(&self) -> CourseFacts {
        let number = |months: &Option<String>| months.as_ref().and_then(|text| text.parse::<u32>().ok());
        let phases: Option<u32> = self.phases.iter().map(|phase| number(&phase.months)).sum();
        let months = match self.months {
            Some(_) => number(&self.months),
            None => phases.filter(|total| *total > 0),
        };
        CourseFacts {
            months,
            hours: self.more_than_hours.or(self.hours),
            attendance: self.attendance,
            ..CourseFacts::default()
        }
    }
}

fn only_centre(editions: &[Edition]) -> Option<CentreId> {
    let first = editions.first()?.centre;
    editions.iter().all(|edition| edition.centre == first).then_some(first)
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
