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
