//! The head of a page as a list of tags. The server writes it into the HTML; the browser
//! puts the same list in place after a navigation. One function makes it, for both.

use std::borrow::Cow;

use crate::share_card;
use serde::Serialize;
use torre_base::language::Language;
use torre_content::LocalContent;
use torre_content::page::HeadFile;
use torre_content::parts::Picture;
use ts_rs::TS;

use crate::share_card::ShareImage;
use crate::versions::Versions;
use crate::{feed, icons};

#[derive(Clone, Debug, Serialize, TS)]
pub struct Head {
    pub title: String,
    pub tags: Vec<Tag>,
    /// JSON-LD for crawlers, which read whole documents: a navigation inside the browser leaves it out.
    #[serde(skip)]
    #[ts(skip)]
    pub structured: String,
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
    pub changed: Option<&'a str>,
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

pub struct HeadContext<'a> {
    pub site_url: &'a str,
    pub page: &'a str,
    pub language: Language,
    pub local: &'a LocalContent,
    /// None for pages that have no address of their own: not found.
    pub versions: Option<&'a Versions<'a>>,
    /// Drawn by the server for every page that has an address.
    pub share: Option<&'a ShareImage>,
}

/// The picture that stands for a page where it is shared, whole.
pub struct SharedPicture<'a> {
    pub address: String,
    alt: &'a str,
    is_drawn: bool,
}

/// A photograph the page names, or the drawn card; networks read no drawings (SVG).
pub fn picture<'a>(data: &'a HeadData<'_>, context: &HeadContext<'a>) -> SharedPicture<'a> {
    let photograph = data.image.filter(|image| data.article.is_none() && !image.src.ends_with(".svg"));
    let (href, alt, is_drawn) = match (photograph, context.share) {
        (Some(image), _) => (image.src.as_str(), image.alt.as_str(), false),
        (None, Some(share)) => (share.href.as_str(), share.alt.as_str(), true),
        (None, None) => (icons::LOGO, context.local.school.name.as_str(), false),
    };
    SharedPicture { address: format!("{}{href}", context.site_url), alt, is_drawn }
}

pub fn head(data: &HeadData<'_>, context: &HeadContext<'_>) -> Head {
    let school = &context.local.school;
    let mut tags = Tags::default();
    tags.meta("description", &data.description);
    if !data.keywords.is_empty() {
        tags.meta("keywords", &data.keywords.join(", "));
    }
    // A page without an address is no page to find.
    if data.noindex || context.versions.is_none() {
        tags.meta("robots", "noindex");
    }
    if let Some(versions) = context.versions {
        tags.versions(versions, context.language);
    }
    tags.feed(context);
    tags.property("og:site_name", &school.name);
    tags.property("og:title", &data.title);
    tags.property("og:description", &data.description);
    tags.property("og:locale", context.language.locale());
    tags.property("og:locale:alternate", context.language.other().locale());
    tags.picture(&picture(data, context));
    match &data.article {
        Some(article) => tags.article(article),
        None => tags.property("og:type", "website"),
    }
    if let Some(account) = school.social.iter().find_map(|link| x_account(&link.href)) {
        tags.meta("twitter:site", &account);
    }
    Head {
        title: torre_content::page::full_title(&data.title, &school.name),
        tags: tags.0,
        structured: String::new(),
    }
}

/// `https://x.com/torre_example` → `@torre_example`
fn x_account(profile: &str) -> Option<String> {
    profile.strip_prefix("https://x.com/").map(|name| format!("@{name}"))
}

#[derive(Default)]
struct Tags(Vec<Tag>);

impl Tags {
    fn push(&mut self, name: &str, attributes: &[(&str, &str)]) {
        let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        self.0.push(Tag { name: name.to_owned(), attributes: attributes.iter().map(owned).collect() });
    }

    fn meta(&mut self, name: &str, content: &str) {
        self.push("meta", &[("name", name), ("content", content)]);
    }

    fn property(&mut self, property: &str, content: &str) {
        self.push("meta", &[("property", property), ("content", content)]);
    }

    fn versions(&mut self, versions: &Versions<'_>, language: Language) {
        let canonical = versions.canonical(language);
        self.push("link", &[("rel", "canonical"), ("href", &canonical)]);
        for (code, href) in versions.alternates() {
            self.push("link", &[("rel", "alternate"), ("hreflang", code), ("href", &href)]);
        }
        self.property("og:url", &canonical);
    }

    fn article(&mut self, article: &Article<'_>) {
        self.property("og:type", "article");
        self.property("article:published_time", article.published);
        if let Some(changed) = article.changed {
            self.property("article:modified_time", changed);
        }
        for tag in article.tags {
            self.property("article:tag", tag);
        }
    }

    fn picture(&mut self, picture: &SharedPicture<'_>) {
        self.meta("twitter:card", "summary_large_image");
        self.property("og:image", &picture.address);
        if picture.is_drawn {
            self.property("og:image:type", "image/png");
            self.property("og:image:width", &share_card::WIDTH.to_string());
            self.property("og:image:height", &share_card::HEIGHT.to_string());
        }
        self.property("og:image:alt", picture.alt);
        self.meta("twitter:image", &picture.address);
        self.meta("twitter:image:alt", picture.alt);
    }

    fn feed(&mut self, context: &HeadContext<'_>) {
        let href = feed::path(context.language);
        let school = &context.local.school.name;
        self.push(
            "link",
            &[("rel", "alternate"), ("type", "application/rss+xml"), ("title", school), ("href", href)],
        );
    }
}
