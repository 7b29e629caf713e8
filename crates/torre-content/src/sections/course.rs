//! Sections of course pages and of the course list.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::calls::call_status::CallStatus;
use crate::card::Card;
use crate::course::{Course, CourseCategory, without_phases};
use crate::elapsed::Elapsed;
use crate::icon::Icon;
use crate::picture::Picture;
use crate::sections::home::LinkedCourse;

/// The head of a course's page.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseHero {
    pub badge: String,
    pub title: String,
    pub text: String,
    #[serde(deserialize_with = "without_phases")]
    pub course: Course,
    pub actions: Vec<Action>,
    pub picture: Picture,
}

/// The facts of a course, with its programme and its calendar.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseDetails {
    pub title: String,
    /// What the course is, in a paragraph or two beside the card.
    pub text: String,
    #[serde(default)]
    pub items: Vec<String>,
    #[serde(deserialize_with = "without_phases")]
    pub course: Course,
    pub actions: Vec<Action>,
}

/// How the provider's call stands today.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CallNotice {
    pub title: String,
    /// `"@call"`
    pub call: CallStatus,
}

/// Courses as flight strips, outside the board.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseStrips {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Courses, a strip each, in order.
    pub strips: Vec<LinkedCourse>,
}

/// Every course as a strip, in bays.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseBoard {
    pub title: String,
    /// Groups of courses, in order.
    pub bays: Vec<Bay>,
}

/// One category of the strip board.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Bay {
    /// Which group of courses it is.
    pub id: CourseCategory,
    pub icon: Icon,
    pub title: String,
    pub text: String,
    pub courses: Vec<Course>,
    /// Shown to visitors outside Spain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub badge_abroad: Option<String>,
    /// The note for visitors from outside Spain, where it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note_abroad: Option<String>,
}

/// The phases of a course; their facts stand in the course's own file.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Phases {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub course: Course,
}

/// What is asked of those who apply, in groups.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Requirements {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// What is so, not what one must have: nothing to tick.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub facts: bool,
    /// Groups of requirements, a card each.
    pub groups: Vec<Card>,
}

/// The way to a licence, drawn as an instrument departure.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RouteChart {
    pub title: String,
    pub text: String,
    /// Opens on demand, where the page has more to say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub folded: bool,
    /// Stages of the way, in order.
    pub waypoints: Vec<Waypoint>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Waypoint {
    /// Five letters, as on a chart: BASIC, TOWER.
    pub code: String,
    pub label: String,
    /// `"@elapsed/block-1/0"`: months and hours since the start, set where a chart has altitudes. A chart whose waypoints
    /// have them is drawn to their scale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub elapsed: Option<Elapsed>,
    /// Whether its facts are those of the whole way: they are boxed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub total: bool,
    /// What stands in the place of months and hours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub upper: Option<String>,
    /// The lower line at the waypoint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lower: Option<String>,
}

impl Waypoint {
    /// What is written at the waypoint, upper line first.
    pub fn facts(&self) -> impl Iterator<Item = &str> {
        let elapsed = self.elapsed.as_ref();
        let upper = elapsed.map(|elapsed| &elapsed.duration).or(self.upper.as_ref());
        let lower = elapsed.and_then(|elapsed| elapsed.hours_text.as_ref()).or(self.lower.as_ref());
        upper.into_iter().chain(lower).map(String::as_str)
    }
}

/// What is taught, subject by subject.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Syllabus {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Subjects, in order.
    pub topics: Vec<Topic>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Topic {
    /// A short name of its own.
    pub id: String,
    pub title: String,
    pub icon: Icon,
    pub text: String,
}
