//! Sections that any page may use.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::card::{Card, Figure, Question};
use crate::course::Course;
use crate::dates::DateText;
use crate::markdown::Markdown;
use crate::picture::Picture;

/// A last word and what to do next.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CallToAction {
    pub title: String,
    pub text: String,
    pub actions: Vec<Action>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CardLayout {
    /// Cards side by side.
    Grid,
    /// Steps with mono numbers.
    Numbered,
    /// Wide cards whose items are the point.
    Lists,
    /// Keys of a voice communication panel.
    VoicePanel,
    /// A broadcast, read from top to bottom.
    Atis,
    /// Numbered rows, as in an aeronautical publication.
    Publication,
}

/// Cards of equal weight.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardGrid {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// How the cards are set.
    pub layout: CardLayout,
    pub cards: Vec<Card>,
}

/// Questions and answers that open; search engines read them too.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Faq {
    pub title: String,
    pub items: Vec<Question>,
}

/// A picture beside a text: one thing shown at length.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
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

/// Figures side by side.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Figures {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    pub figures: Vec<Figure>,
}

/// Running text.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Prose {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    pub body: Markdown,
}

/// A legal document with the version that enquiries refer to.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Policy {
    pub title: String,
    /// Changes when the text changes in substance: visitors agree to a version.
    pub version: String,
    /// When it was last changed.
    pub updated: DateText,
    pub body: Markdown,
    /// The switch by which a visitor is not counted, at the foot of the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub visits: Option<VisitsSwitch>,
}

/// The words of a switch by which a visitor is left out of the sums of visits.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VisitsSwitch {
    /// What it does.
    pub label: String,
    /// What is said while it is off.
    pub counted: String,
    /// What is said while it is on.
    pub left_out: String,
    /// What is said where the browser keeps nothing.
    pub forbidden: String,
}

/// What a visitor reads after a form was sent.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Success {
    pub title: String,
    pub text: String,
    /// What happens to the enquiry from here on.
    pub next_title: String,
    /// Who answers it.
    pub office: String,
    /// What an enquiry can be about: the browser knows which one was sent.
    pub courses: Vec<Course>,
    pub actions: Vec<Action>,
    /// Heading of what to read until then.
    pub meanwhile_title: String,
    /// Pages worth reading until the answer comes.
    pub meanwhile: Vec<Action>,
}

/// The scope with one fading target. The requested path is read in the browser and,
/// on the server, put in when the page is asked for.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NotFound {
    pub title: String,
    /// What went wrong, in a sentence.
    pub message: String,
    /// Before the address that was asked for.
    pub path_label: String,
    /// Before the state.
    pub status_label: String,
    /// The state, as on a strip.
    pub status: String,
    /// The button to the home page.
    pub home: Action,
    /// The words of the button that goes back.
    pub back: String,
}
