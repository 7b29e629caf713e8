//! Sections of the blog.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::course::Course;
use crate::dates::DateText;
use crate::picture::Picture;
use crate::post::{Post, PostCard};

/// The newest posts.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LatestPosts {
    pub title: String,
    pub text: String,
    /// `"@posts/latest"`
    pub posts: Vec<PostCard>,
    pub action: Action,
}

/// The blog's own page: its posts, which the program puts in, and the press.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BlogList {
    pub title: String,
    pub subtitle: String,
    /// Which posts these are, of all there are; given when the page is shown.
    #[serde(default)]
    #[schemars(skip)]
    pub slice: PostSlice,
    #[serde(default)]
    #[schemars(skip)]
    pub posts: Vec<PostCard>,
    /// What others have published; left out where there is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub press: Option<PressCoverage>,
}

/// A page of the list: the newest posts first, older ones page by page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PostSlice {
    pub page: usize,
    pub pages: usize,
    pub offset: usize,
    pub limit: usize,
}

/// What others have published about the school.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PressCoverage {
    pub title: String,
    pub text: String,
    /// The newest first.
    pub items: Vec<PressItem>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PressItem {
    /// A short name of its own.
    pub id: String,
    pub title: String,
    /// Who published it.
    pub source: String,
    /// When it was published.
    pub date: DateText,
    pub href: String,
    /// A document opens in a new tab and says that it is one.
    #[serde(default)]
    pub pdf: bool,
    /// The sign of who published it.
    pub logo: Picture,
}

/// One article. The first view has its text; a navigation inside the browser asks for it by its name.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BlogPost {
    /// None: nobody has written it, and the page says so.
    #[serde(default)]
    #[schemars(skip)]
    pub slug: Option<String>,
    #[serde(default)]
    #[schemars(skip)]
    pub post: Option<Post>,
    #[serde(default)]
    #[schemars(skip)]
    pub related: Vec<PostCard>,
    /// The course that belongs to its subject, where it names one.
    #[serde(default)]
    #[schemars(skip)]
    pub course: Option<Course>,
    #[serde(default)]
    #[schemars(skip)]
    pub previous: Option<PostCard>,
    #[serde(default)]
    #[schemars(skip)]
    pub next: Option<PostCard>,
}

/// The first page: one post large, the others in a row that scrolls.
pub const NEWEST: usize = 1 + 12;
/// Older pages: a grid of three columns.
const OLDER: usize = 24;

impl PostSlice {
    /// None: there is no such page.
    pub fn new(page: usize, posts: usize) -> Option<PostSlice> {
        let pages = 1 + posts.saturating_sub(NEWEST).div_ceil(OLDER);
        if page == 0 || page > pages {
            return None;
        }
        let (offset, limit) = if page == 1 { (0, NEWEST) } else { (NEWEST + (page - 2) * OLDER, OLDER) };
        Some(PostSlice { page, pages, offset, limit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_post_is_on_exactly_one_page() {
        for posts in [0, 1, 6, 13, 14, 37, 38, 5000] {
            let pages = PostSlice::new(1, posts).unwrap().pages;
            let mut next = 0;
            for page in 1..=pages {
                let slice = PostSlice::new(page, posts).unwrap();
                assert_eq!(slice.offset, next, "{posts} posts");
                assert!(page == 1 || slice.offset < posts, "page {page} of {posts} posts is empty");
                next += slice.limit;
            }
            assert!(next >= posts, "{posts} posts");
            assert_eq!(PostSlice::new(pages + 1, posts), None);
            assert_eq!(PostSlice::new(0, posts), None);
        }
    }
}
