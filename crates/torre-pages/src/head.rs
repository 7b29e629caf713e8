//! The document head as data: a title and a list of tags. The server writes it into the HTML; the browser puts the same
//! list in place after a navigation.

use std::borrow::Cow;

use serde::Serialize;
use torre_content::page::HeadFile;
use torre_content::picture::Picture;
use ts_rs::TS;

#[derive(Clone, Debug, Serialize, TS)]
pub struct Head {
    pub title: String,
    pub tags: Vec<Tag>,
    /// JSON-LD for crawlers, which read whole documents: a navigation inside the browser leaves it out.
    #[serde(skip)]
    #[ts(skip)]
    pub structured_data: String,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Tag {
    /// `meta`, `link`.
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

/// What a page says of itself, before it is tags.
pub struct HeadData<'a> {
    pub title: Cow<'a, str>,
    pub description: Cow<'a, str>,
    pub keywords: &'a [String],
    /// A photograph that stands for the page, instead of the drawn card.
    pub image: Option<&'a Picture>,
    pub noindex: bool,
    pub article: Option<Article<'a>>,
}

/// What only a post says.
pub struct Article<'a> {
    pub published: &'a str,
    pub modified: Option<&'a str>,
    pub tags: &'a [String],
}

impl<'a> HeadData<'a> {
    pub fn of_page(head: &'a HeadFile) -> HeadData<'a> {
        HeadData {
            title: head.title.as_str().into(),
            description: head.description.as_str().into(),
            keywords: &head.keywords,
            image: head.image.as_ref(),
            noindex: head.noindex,
            article: None,
        }
    }
}
