//! Small shapes that many sections share.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A picture ready for the page: sizes are always known, so nothing shifts when it arrives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Picture {
    pub src: String,
    pub width: u32,
    pub height: u32,
    /// Empty for drawings; AVIF and WebP cuts for photographs.
    pub sources: Vec<PictureSource>,
    pub alt: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PictureSource {
    pub media_type: String,
    pub srcset: String,
}

/// Which of the two embedded forms a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FormSlot {
    Contact,
    Services,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ActionStyle {
    /// The one action a screen wants.
    Primary,
    Secondary,
    Quiet,
}

/// A link, or a link that opens a form in a modal, which without JavaScript stands in the same page.
/// The address of a modal action is where it leads when the modal cannot be loaded.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Action {
    pub label: String,
    pub href: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub modal: Option<FormSlot>,
    /// Preset of the "interest" field of the modal's form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub interest: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub style: Option<ActionStyle>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Card {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub icon: Option<Icon>,
    #[serde(default)]
    pub items: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<Action>,
}

/// A figure and what it counts, set as a data cell.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    pub value: String,
    pub label: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Question {
    pub question: String,
    pub answer: String,
}

/// A date as machines read it and as this language writes it.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DateText {
    pub iso: String,
    pub text: String,
}

/// The drawn icons; `web/src/ui/icon.tsx` has one drawing for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    Bank,
    Book,
    Brain,
    Bus,
    Calendar,
    Car,
    Chart,
    Check,
    Checklist,
    Clock,
    Compass,
    Diploma,
    Document,
    Euro,
    Gear,
    Headset,
    Home,
    Language,
    Mail,
    MapPin,
    Medical,
    Metro,
    People,
    Phone,
    Plane,
    Radar,
    Route,
    Runway,
    Screen,
    Shield,
    Strip,
    Target,
    Tower,
    Train,
    Weather,
}
