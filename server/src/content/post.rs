//! Blog posts: a folder each, a Markdown file per language, strict front matter.

use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::content::dates::date_text;
use crate::content::markdown;
use crate::content::parts::{DateText, Picture};
use crate::language::Language;

/// The front matter between the `+++` lines.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FrontMatter {
    pub title: String,
    pub description: String,
    pub meta_title: Option<String>,
    pub meta_description: Option<String>,
    pub date: String,
    pub author: Option<String>,
    pub tags: Vec<String>,
    #[serde(default)]
    pub draft: bool,
}

/// A post as lists show it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PostCard {
    pub id: String,
    pub href: String,
    pub title: String,
    pub description: String,
    #[schema(value_type = Object)]
    pub date: DateText,
    pub tags: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Object)]
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
    #[schema(value_type = Object)]
    pub date: DateText,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub author: Option<String>,
    pub tags: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Object)]
    pub cover_image: Option<Picture>,
    /// HTML, as the author gave it.
    pub content: String,
    pub reading_minutes: u32,
    pub headings: Vec<Heading>,
    /// The language of the text: not always the page's, when a translation is missing.
    #[schema(value_type = String)]
    pub language: Language,
}

/// A heading of the table of contents.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Heading {
    pub id: String,
    pub text: String,
}

/// Splits a post file into its front matter and its body.
pub fn split(source: &str) -> Option<(&str, &str)> {
    let rest = source.strip_prefix("+++")?;
    let end = rest.find("\n+++")?;
    let body = rest[end + 4..].trim_start_matches('\r');
    Some((&rest[..end], body))
}

/// When a post appears: its date at midnight, or its date and time, in Madrid.
pub fn published_at(date: &str) -> Option<Timestamp> {
    let moment = date
        .parse::<civil::DateTime>()
        .or_else(|_| date.parse::<civil::Date>().map(|day| day.to_datetime(civil::Time::midnight())));
    let madrid = TimeZone::get("Europe/Madrid").ok()?;
    Some(moment.ok()?.to_zoned(madrid).ok()?.timestamp())
}

impl Post {
    pub fn new(id: &str, href: String, front: FrontMatter, body: &str, language: Language) -> Post {
        let rendered = markdown::article(body);
        // People read about 220 words of technical prose a minute.
        let words = body.split_whitespace().count();
        Post {
            id: id.to_owned(),
            href,
            title: front.title,
            description: front.description,
            meta_title: front.meta_title,
            meta_description: front.meta_description,
            date: date_text(&front.date, language),
            author: front.author,
            tags: front.tags,
            cover_image: None,
            content: rendered.html,
            reading_minutes: u32::try_from(words.div_ceil(220)).unwrap_or(u32::MAX).max(1),
            headings: rendered.headings,
            language,
        }
    }

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

/// Posts like this one: most shared tags first, then newest; never the post itself.
pub fn related<'a>(posts: &'a [Post], id: &str, limit: usize) -> Vec<&'a Post> {
    let Some(this) = posts.iter().find(|post| post.id == id) else {
        return Vec::new();
    };
    let shared = |post: &Post| post.tags.iter().filter(|tag| this.tags.contains(tag)).count();
    let mut others: Vec<&Post> = posts.iter().filter(|post| post.id != id).collect();
    // `posts` is sorted newest first and the sort is stable, so ties stay newest first.
    others.sort_by_key(|post| std::cmp::Reverse(shared(post)));
    others.truncate(limit);
    others
}
