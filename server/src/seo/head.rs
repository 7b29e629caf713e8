//! The head of a page as a list of tags. The server writes it into the HTML; the browser
//! puts the same list in place after a navigation. One function makes it, for both.

use serde::Serialize;
use ts_rs::TS;

use crate::content::LocalContent;
use crate::content::page::HeadFile;
use crate::language::Language;
use crate::routes::Addresses;
use crate::seo::feed;
use crate::share::{self, ShareImage};

#[derive(Clone, Debug, Serialize, TS)]
pub struct Head {
    pub title: String,
    pub tags: Vec<Tag>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Tag {
    /// `meta`, `link`.
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

/// What a page says of itself, before it is tags.
pub struct HeadData<'a> {
    pub title: &'a str,
    pub description: &'a str,
    pub keywords: &'a [String],
    pub image: Option<&'a str>,
    pub noindex: bool,
    /// `website` or `article`.
    pub kind: &'a str,
}

impl<'a> HeadData<'a> {
    pub fn of_page(head: &'a HeadFile) -> HeadData<'a> {
        HeadData {
            title: &head.title,
            description: &head.description,
            keywords: &head.keywords,
            image: head.image.as_ref().map(|image| image.src.as_str()),
            noindex: head.noindex,
            kind: "website",
        }
    }
}

pub struct HeadContext<'a> {
    pub site_url: &'a str,
    pub language: Language,
    pub local: &'a LocalContent,
    /// None for pages that have no address of their own: not found.
    pub addresses: Option<&'a Addresses>,
    pub share: Option<&'a ShareImage>,
}

pub fn head(data: &HeadData<'_>, context: &HeadContext<'_>) -> Head {
    let school = &context.local.school.name;
    let title = format!("{} | {school}", data.title);
    let mut tags = Tags::default();
    tags.meta("description", data.description);
    if !data.keywords.is_empty() {
        tags.meta("keywords", &data.keywords.join(", "));
    }
    if data.noindex {
        tags.meta("robots", "noindex");
    }
    if let Some(addresses) = context.addresses {
        tags.addresses(addresses, context);
    }
    tags.feed(context);
    tags.property("og:site_name", school);
    tags.property("og:title", data.title);
    tags.property("og:description", data.description);
    tags.property("og:type", data.kind);
    tags.property("og:locale", context.language.locale());
    tags.property("og:locale:alternate", context.language.other().locale());
    tags.share_image(context);
    Head { title, tags: tags.0 }
}

/// Every language version of a page, as absolute addresses: the head and the sitemap agree because
/// both ask here.
pub fn alternates(addresses: &Addresses, site_url: &str) -> Vec<(&'static str, String)> {
    let absolute = |language| format!("{site_url}{}", addresses.main(language));
    vec![
        ("es", absolute(Language::Es)),
        ("en", absolute(Language::En)),
        ("x-default", absolute(Language::Es)),
    ]
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

    fn addresses(&mut self, addresses: &Addresses, context: &HeadContext<'_>) {
        let canonical = format!("{}{}", context.site_url, addresses.main(context.language));
        self.push("link", &[("rel", "canonical"), ("href", &canonical)]);
        for (language, href) in alternates(addresses, context.site_url) {
            self.push("link", &[("rel", "alternate"), ("hreflang", language), ("href", &href)]);
        }
        self.property("og:url", &canonical);
    }

    /// Drawn by the server for every page: networks read no SVG, and cut other sizes.
    fn share_image(&mut self, context: &HeadContext<'_>) {
        self.meta("twitter:card", "summary_large_image");
        let Some(image) = context.share else { return };
        let address = format!("{}{}", context.site_url, image.href);
        self.property("og:image", &address);
        self.property("og:image:type", "image/png");
        self.property("og:image:width", &share::WIDTH.to_string());
        self.property("og:image:height", &share::HEIGHT.to_string());
        self.property("og:image:alt", &image.alt);
        self.meta("twitter:image", &address);
        self.meta("twitter:image:alt", &image.alt);
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
