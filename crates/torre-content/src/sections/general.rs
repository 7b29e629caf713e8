//! Sections that any page may use.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::card::{Card, Figure, Question};
use crate::dates::DateText;
use crate::markdown::Markdown;
use crate::picture::Picture;

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CallToAction {
    pub title: String,
    pub text: String,
    pub actions: Vec<Action>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CardLayout {
    /// Cards side by side.
    Grid,
    /// Steps with mono numbers.
    Numbered,
    /// Wide cards whose items are the point.
    Lists,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardGrid {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub layout: CardLayout,
    pub cards: Vec<Card>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Faq {
    pub title: String,
    pub items: Vec<Question>,
}

/// A picture beside a text: one thing shown at length.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Feature {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub badge: Option<String>,
    pub title: String,
    pub text: String,
    #[serde(default)]
    pub items: Vec<String>,
    pub picture: Picture,
    #[serde(default)]
    pub actions: Vec<Action>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Figures {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    pub figures: Vec<Figure>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Prose {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    pub body: Markdown,
}

/// A legal document with the version that enquiries refer to.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Policy {
    pub title: String,
    pub version: String,
    pub updated: DateText,
    pub body: Markdown,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Success {
    pub title: String,
    pub text: String,
    pub actions: Vec<Action>,
}

/// The scope with one fading target. The requested path is read in the browser and,
/// on the server, put in when the page is asked for.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NotFound {
    pub title: String,
    pub message: String,
    pub path_label: String,
    pub status_label: String,
    pub status: String,
    pub home: Action,
    pub back: String,
}
