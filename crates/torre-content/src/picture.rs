//! Responsive pictures (`<picture>`), with their sizes and variants.

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
    /// Empty for drawings; for photographs AVIF and WebP cuts of the build, or JPEG cuts of the running program.
    pub sources: Vec<PictureSource>,
    /// What must stay in sight where the picture is cropped; the middle without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub focus: Option<Focus>,
    pub alt: String,
}

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Focus {
    Top,
    TopRight,
    Right,
    BottomRight,
    Bottom,
    BottomLeft,
    Left,
    TopLeft,
}

impl Focus {
    pub fn parse(text: &str) -> Option<Focus> {
        serde_json::from_value(text.into()).ok()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PictureSource {
    pub media_type: String,
    pub srcset: String,
}
