//! Sections for companies.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::card::Card;
use crate::picture::Picture;
use crate::sections::home::Plates;

/// The services in short, with a client's words.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ServicesSummary {
    pub title: String,
    pub text: String,
    /// Who has used them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clients: Option<Plates>,
    /// A client's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quote: Option<Quote>,
    pub action: Action,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Quote {
    /// What is said.
    pub text: String,
    pub name: String,
    /// Who says it: position and company.
    pub role: String,
}

/// Services for companies, a card each.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ServiceCards {
    pub title: String,
    pub text: String,
    pub cards: Vec<Card>,
}

/// Programmes for companies, a card each.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProgrammeCards {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub cards: Vec<ProgrammeCard>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProgrammeCard {
    pub title: String,
    pub text: String,
    /// How long it is, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub duration: Option<String>,
    pub picture: Picture,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub href: Option<String>,
}

/// A carousel of certified courses.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CertifiedCourses {
    pub title: String,
    pub text: String,
    pub courses: Vec<CertifiedCourse>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CertifiedCourse {
    pub code: String,
    pub title: String,
    pub text: String,
    /// How long it is, in words.
    pub duration: String,
}
