//! Sections that lead to the school: forms, phones, campuses.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::{Action, FormSlot};
use crate::picture::Picture;
use crate::school::Centre;

/// An embedded form standing in the page.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FormSection {
    pub title: String,
    pub text: String,
    pub slot: FormSlot,
    /// Preset of the "interest" field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub interest: Option<String>,
}

/// The form of the contact page beside the details card.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContactPanel {
    pub form_title: String,
    pub slot: FormSlot,
    pub details_title: String,
    pub centres: Vec<Centre>,
    pub hours_title: String,
    pub hours: Vec<OpeningHours>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OpeningHours {
    pub days: String,
    pub hours: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CampusBlocks {
    pub title: String,
    pub blocks: Vec<CampusBlock>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CampusBlock {
    pub centre: Centre,
    pub text: String,
    pub picture: Picture,
    pub action: Action,
}

/// How to reach one centre, at the foot of its page.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContactBlock {
    pub title: String,
    pub text: String,
    pub centre: Centre,
    pub actions: Vec<Action>,
}
