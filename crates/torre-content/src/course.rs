//! A course: its facts stand once, in its own file, and every page reads them from here.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::editions::course_dates::{CourseDates, DatesState};
use crate::editions::schedule::Schedule;
use crate::editions::start::Start;
use crate::school::CentreId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CourseCategory {
    Initial,
    Advanced,
    Specialized,
}

/// What a course is for; `courses.<purpose>` in `text.toml` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CoursePurpose {
    /// To become a controller, or to be chosen as one.
    Preparation,
    /// To do more with a licence.
    Specialization,
    /// To keep up what a licence asks for.
    Refresher,
}

/// Where the students are, as machines name it; `mode` says it to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
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
    pub schedule: Schedule,
    /// The starts of all editions that are to come.
    pub to_come: Vec<Start>,
    /// Where all its editions are; none where they are in several places, or there are none.
    pub centre: Option<CentreId>,
}

/// A course as pages show it, with every fact already worded.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Course {
    pub id: String,
    pub code: String,
    pub category: CourseCategory,
    pub purpose: CoursePurpose,
    pub title: String,
    pub description: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub href: Option<String>,
    pub duration: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<String>,
    /// None where the course is still to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dates: Option<CourseDates>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<u32>,
    pub mode: String,
    /// What it costs, where the school says so: "9.800 €", "de 9.000 a 10.500 €".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<String>,
    /// The address of its programme as a document.
    pub programme: String,
    /// The address of its dates for a calendar; none where no edition is announced.
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

impl Course {
    /// The label of its start in `text.toml`: what is not announced has not started to have one.
    pub fn start_label(&self) -> &'static str {
        match self.dates.as_ref().map(|dates| dates.state) {
            Some(DatesState::Unannounced) => "facts.nextEdition",
            _ => "facts.start",
        }
    }
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

/// For sections that show what a course is, not what it teaches: its phases would be most of the page's data.
pub fn without_phases<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Course, D::Error> {
    let course = Course::deserialize(deserializer)?;
    Ok(Course { phases: Vec::new(), ..course })
}
