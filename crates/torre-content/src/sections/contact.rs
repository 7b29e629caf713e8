//! Sections that lead to the school: forms, phones, campuses.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::{Action, FormSlot};
use crate::picture::Picture;
use crate::school::Centre;

/// An embedded form standing in the page.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FormSection {
    pub title: String,
    pub text: String,
    /// Which form stands here.
    pub slot: FormSlot,
    /// Preset of the "interest" field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub interest: Option<String>,
}

/// The form of the contact page beside the details card.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContactPanel {
    /// Heading of the form.
    pub form_title: String,
    /// Which form stands here.
    pub slot: FormSlot,
    /// Heading of phones and addresses.
    pub details_title: String,
    /// Which centres, in order: `"@school/centres/madrid"`.
    pub centres: Vec<Centre>,
    /// Heading of the opening hours.
    pub hours_title: String,
    /// Opening hours, a line each.
    pub hours: Vec<OpeningHours>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OpeningHours {
    /// Which days.
    pub days: String,
    /// From when to when.
    pub hours: String,
}

/// The centres with address, phone and the way there.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CampusBlocks {
    pub title: String,
    /// Paragraphs with a picture each, in order.
    pub blocks: Vec<CampusBlock>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CampusBlock {
    pub centre: Centre,
    pub text: String,
    pub picture: Picture,
    pub action: Action,
}

/// How to reach one centre, at the foot of its page.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContactBlock {
    pub title: String,
    pub text: String,
    pub centre: Centre,
    pub actions: Vec<Action>,
}
