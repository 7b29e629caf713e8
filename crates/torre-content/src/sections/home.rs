//! Sections of the two home pages.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::{Action, FormSlot};
use crate::card::Card;
use crate::course::{Course, without_phases};
use crate::editions::notice::Notice;
use crate::picture::Picture;

/// The strip above the home page about what begins next.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UpcomingCourse {
    /// `"@notice"`: the edition that takes applications, or the next window. Nothing is shown without either.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notice: Option<Notice>,
    /// Where the notice leads that is not about one course.
    pub action: Action,
}

/// What the school is, with the areas it works in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct About {
    pub title: String,
    pub text: String,
    pub areas: Vec<Card>,
    pub action: Action,
}

/// What controllers do, earn and need, as the entries of an aeronautical publication.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Profession {
    pub title: String,
    pub text: String,
    /// Entries, in order.
    pub entries: Vec<ProfessionEntry>,
    /// Where to read on.
    pub links: Vec<Action>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProfessionEntry {
    pub title: String,
    /// What is set large.
    pub figure: String,
    pub text: String,
    /// Where the figure comes from, and of which year it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
}

/// A course shown on a page, with the address that this page links it to.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkedCourse {
    #[serde(deserialize_with = "without_phases")]
    pub course: Course,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub href: Option<String>,
}

/// The initial training: its blocks and the full licence.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Training {
    pub title: String,
    pub text: String,
    /// Courses, in order.
    pub blocks: Vec<LinkedCourse>,
    /// The panel beside them.
    pub panel: TrainingPanel,
    pub actions: Vec<Action>,
}

/// The panel of the full licence.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrainingPanel {
    pub title: String,
    pub text: String,
    pub items: Vec<String>,
    pub course: Course,
    pub action: Action,
}

/// The rooms, the software, the partners.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Facilities {
    pub title: String,
    pub text: String,
    /// Rooms with a picture each, in order.
    pub rooms: Vec<Room>,
    /// What runs on the positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub software: Option<CardGroup>,
    /// Whom the school works with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub partners: Option<Plates>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Room {
    pub title: String,
    pub text: String,
    pub picture: Picture,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardGroup {
    pub title: String,
    pub cards: Vec<Card>,
}

/// Neutral plates that stand where logos of clients and partners will be.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Plates {
    pub title: String,
    /// Names, in order.
    pub labels: Vec<String>,
}

/// How one gets in, and how to ask for more.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Admissions {
    pub title: String,
    pub text: String,
    pub cards: Vec<Card>,
    /// How to ask for more.
    pub more: MoreInformation,
}

/// "Need more information?": reveal e-mail, phone and the in-page contact form.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MoreInformation {
    pub title: String,
    pub text: String,
    pub phone: String,
}

/// The admissions section of the dark home: requirements, financing, the next period, a form.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Intake {
    pub title: String,
    pub text: String,
    pub cards: Vec<Card>,
    /// Heading of the next period.
    pub next_label: String,
    /// The next period, in words.
    pub next: String,
    pub actions: Vec<Action>,
    /// Which form stands here.
    pub slot: FormSlot,
}
