//! Blog posts: a folder each, a Markdown file per language, strict front matter.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use torre_base::language::Language;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::dates::DateText;
use crate::heading_anchors::Heading;
use crate::picture::Picture;
use crate::shared_str::SharedStr;

/// The front matter between the `+++` lines.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FrontMatter {
    pub title: String,
    pub description: String,
    /// For search engines, where they should read something else.
    pub meta_title: Option<String>,
    /// For search engines, where they should read something else.
    pub meta_description: Option<String>,
    /// The day it appears, Madrid time.
    pub date: String,
    /// The day on which somebody last looked at what it says.
    pub updated: Option<String>,
    /// Who wrote it.
    pub author: Option<String>,
    /// Subjects, which lead to related posts.
    pub tags: Vec<String>,
    /// The course that belongs to the subject: the name of its file under `courses/`.
    pub course: Option<String>,
    /// What a wide screen keeps of the cover, which is then cut at top and bottom.
    #[serde(default)]
    pub cover_crop: CoverCrop,
    /// Keeps it hidden.
    #[serde(default)]
    pub draft: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CoverCrop {
    Top,
    #[default]
    Middle,
    Bottom,
}

/// A post as lists show it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PostCard {
    pub id: String,
    pub href: String,
    pub title: String,
    pub description: String,
    pub date: DateText,
    pub tags: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cover_image: Option<Picture>,
}

/// A post as its page shows it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Post {
    pub id: String,
    pub href: String,
    pub title: String,
    pub description: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub meta_title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub meta_description: Option<String>,
    pub date: DateText,
    /// When it was last revised, where that was after the day it was published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub updated: Option<DateText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub author: Option<String>,
    pub tags: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cover_image: Option<Picture>,
    pub cover_crop: CoverCrop,
    /// HTML, as the author gave it.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub content: SharedStr,
    pub reading_minutes: u32,
    pub headings: Vec<Heading>,
    /// The language of the text: not always the page's, when a translation is missing.
    #[schema(value_type = String)]
    pub language: Language,
    /// Links of the text to pages of the site: `torre check` follows them.
    #[serde(skip)]
    #[ts(skip)]
    pub links: Vec<String>,
    /// The course shown after the text, which the page carries.
    #[serde(skip)]
    #[ts(skip)]
    pub course: Option<String>,
}

/// Splits a post file into its front matter and its body.
pub fn split_front_matter(source: &str) -> Option<(&str, &str)> {
    let rest = source.strip_prefix("+++")?;
    let end = rest.find("\n+++")?;
    let body = rest[end + 4..].trim_start_matches('\r');
    Some((&rest[..end], body))
}

impl Post {
    pub fn card(&self) -> PostCard {
        PostCard {
            id: self.id.clone(),
            href: self.href.clone(),
            title: self.title.clone(),
            description: self.description.clone(),
            date: self.date.clone(),
            tags: self.tags.clone(),
            cover_image: self.cover_image.clone(),
        }
    }
}
