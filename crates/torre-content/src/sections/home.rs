//! Sections of the two home pages.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::{Action, FormSlot};
use crate::card::Card;
use crate::course::Course;
use crate::editions::notice::Notice;
use crate::picture::Picture;

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UpcomingCourse {
    /// `"@notice"`: the edition that takes applications, or the next window. Nothing is shown without either.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notice: Option<Notice>,
    /// Where the notice leads that is not about one course.
    pub action: Action,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct About {
    pub title: String,
    pub text: String,
    pub areas: Vec<Card>,
    pub action: Action,
}

/// A course shown on a page, with the address that this page links it to.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkedCourse {
    pub course: Course,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub href: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Training {
    pub title: String,
    pub text: String,
    pub blocks: Vec<LinkedCourse>,
    pub panel: TrainingPanel,
    pub actions: Vec<Action>,
}

/// The panel of the full licence.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrainingPanel {
    pub title: String,
    pub text: String,
    pub items: Vec<String>,
    pub course: Course,
    pub action: Action,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Facilities {
    pub title: String,
    pub text: String,
    pub rooms: Vec<Room>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub software: Option<CardGroup>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub partners: Option<Plates>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Room {
    pub title: String,
    pub text: String,
    pub picture: Picture,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardGroup {
    pub title: String,
    pub cards: Vec<Card>,
}

/// Neutral plates that stand where logos of clients and partners will be.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Plates {
    pub title: String,
    pub labels: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Admissions {
    pub title: String,
    pub text: String,
    pub cards: Vec<Card>,
    pub more: MoreInformation,
}

/// "Need more information?": reveal e-mail, phone and the in-page contact form.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MoreInformation {
    pub title: String,
    pub text: String,
    pub phone: String,
}

/// The admissions section of the dark home: requirements, financing, the next period, a form.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Intake {
    pub title: String,
    pub text: String,
    pub cards: Vec<Card>,
    pub next_label: String,
    pub next: String,
    pub actions: Vec<Action>,
    pub slot: FormSlot,
}
