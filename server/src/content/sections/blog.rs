//! Sections of the blog.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::parts::{Action, DateText, Picture};
use crate::content::post::{Post, PostCard};

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LatestPosts {
    pub title: String,
    pub text: String,
    pub posts: Vec<PostCard>,
    pub action: Action,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BlogList {
    pub title: String,
    pub subtitle: String,
    pub posts: Vec<PostCard>,
    pub press_title: String,
    pub press_text: String,
    pub press: Vec<PressItem>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PressItem {
    pub id: String,
    pub title: String,
    pub source: String,
    pub date: DateText,
    pub href: String,
    /// A document opens in a new tab and says that it is one.
    #[serde(default)]
    pub pdf: bool,
    pub logo: Picture,
}

/// One article. `post` is empty when nobody has written it: the page then says so.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BlogPost {
    #[serde(default)]
    pub post: Option<Post>,
    #[serde(default)]
    pub related: Vec<PostCard>,
    #[serde(default)]
    pub previous: Option<PostCard>,
    #[serde(default)]
    pub next: Option<PostCard>,
}
