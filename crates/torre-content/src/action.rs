//! Calls to action: links, and links that open a form in a modal.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Which of the two embedded forms a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FormSlot {
    Contact,
    Services,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ActionStyle {
    /// The one action a screen wants.
    Primary,
    Secondary,
    Quiet,
}

/// A link, or a link that opens a form in a modal, which without JavaScript stands in the same page.
/// The address of a modal action is where it leads when the modal cannot be loaded.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
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
    /// The title of the modal, where it is not the label of the button that opened it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    /// The modal takes the whole screen, with what happens next and the phones beside the form.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub full_screen: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub style: Option<ActionStyle>,
}
