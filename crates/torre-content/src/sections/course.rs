//! Sections of course pages and of the course list.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::calls::call_status::CallStatus;
use crate::card::Card;
use crate::course::{Course, CourseCategory};
use crate::icon::Icon;
use crate::picture::Picture;
use crate::sections::home::LinkedCourse;

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseHero {
    pub badge: String,
    pub title: String,
    pub text: String,
    pub course: Course,
    pub actions: Vec<Action>,
    pub picture: Picture,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseDetails {
    pub title: String,
    /// What the course is, in a paragraph or two beside the card.
    pub text: String,
    #[serde(default)]
    pub items: Vec<String>,
    pub course: Course,
    pub actions: Vec<Action>,
}

/// How the provider's call stands today.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CallNotice {
    pub title: String,
    /// `"@call"`
    pub call: CallStatus,
}

/// Courses as flight strips, outside the board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseStrips {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub strips: Vec<LinkedCourse>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseBoard {
    pub title: String,
    pub bays: Vec<Bay>,
}

/// One category of the strip board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Bay {
    pub id: CourseCategory,
    pub icon: Icon,
    pub title: String,
    pub text: String,
    pub courses: Vec<Course>,
    /// Shown to visitors outside Spain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub badge_abroad: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note_abroad: Option<String>,
}

/// The phases of a course; their facts stand in the course's own file.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Phases {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub course: Course,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Requirements {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub groups: Vec<Card>,
}

/// The way to a licence, drawn as an instrument departure.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RouteChart {
    pub title: String,
    pub text: String,
    pub waypoints: Vec<Waypoint>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Waypoint {
    /// Five letters, as on a chart: BASIC, TOWER.
    pub code: String,
    pub label: String,
    /// Months and hours, set where a chart has altitudes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub upper: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lower: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Syllabus {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub topics: Vec<Topic>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Topic {
    pub id: String,
    pub title: String,
    pub icon: Icon,
    pub text: String,
}
