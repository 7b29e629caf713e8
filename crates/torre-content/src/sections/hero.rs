//! Hero sections: the first thing a page shows.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::picture::Picture;
use crate::school::Aerodrome;

/// The live scope of the home page.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RadarHero {
    pub badge: String,
    pub title: String,
    /// The part of the title set in phosphor.
    pub highlight: String,
    pub subtitle: String,
    pub actions: Vec<Action>,
    /// Reasons to come, each headed by a figure.
    pub features: Vec<HeroFeature>,
    /// Where the figures come from, and of which year they are.
    pub source: String,
}

/// A reason to come here, headed by its figure.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HeroFeature {
    /// What is set large.
    pub figure: String,
    /// "%", "h": smaller, beside the figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unit: Option<String>,
    pub title: String,
    pub text: String,
}

/// The head of an inner page.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PageHero {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub badge: Option<String>,
    pub title: String,
    pub text: String,
    #[serde(default)]
    pub actions: Vec<Action>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub picture: Option<Picture>,
    /// The aerodrome chart drawn beside the title of a campus page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chart: Option<Aerodrome>,
}
