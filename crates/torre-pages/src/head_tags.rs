//! Head tags: search, Open Graph and Twitter metadata of a page, made by one function for server and browser.

use torre_base::language::Language;
use torre_content::content::LocalContent;
use torre_content::page::full_title;

use crate::head::{Article, Head, HeadData, Tag};
use crate::language_versions::LanguageVersions;
use crate::share_card::{self, ShareImage};
use crate::{feed, icons};

pub struct HeadContext<'a> {
    pub site_url: &'a str,
    pub page: &'a str,
    pub language: Language,
    pub local: &'a LocalContent,
    /// None for pages that have no address of their own: not found.
    pub versions: Option<&'a LanguageVersions<'a>>,
    /// Drawn by the server for every page that has an address; of a page that has none, the home page's.
    pub share: Option<&'a ShareImage>,
}

/// Formats that every network reads. A drawing (SVG) is not among them: it stands inside the drawn picture.
const SHARED_FORMATS: [&str; 4] = ["jpg", "jpeg", "png", "webp"];

/// The picture that stands for a page where it is shared, with its absolute address.
pub struct OpenGraphImage<'a> {
    pub address: String,
    alt: &'a str,
    /// Width and height, where they are known.
    size: Option<(u32, u32)>,
    is_png: bool,
}

/// A photograph that the page names, which for a post is its cover; or else the drawn picture.
pub fn open_graph_image<'a>(data: &'a HeadData<'_>, context: &HeadContext<'a>) -> OpenGraphImage<'a> {
    let is_shared = |extension: &str| SHARED_FORMATS.contains(&extension);
    let photograph = data.image.filter(|image| image.src.rsplit('.').next().is_some_and(is_shared));
    let (href, alt, size) = match (photograph, context.share) {
        (Some(image), _) => (image.src.as_str(), image.alt.as_str(), Some((image.width, image.height))),
        (None, Some(share)) => {
            (share.href.as_str(), share.alt.as_str(), Some((share_card::WIDTH, share_card::HEIGHT)))
        }
        (None, None) => (icons::LOGO, context.local.school.name.as_str(), None),
    };
    let is_png = photograph.is_none() && context.share.is_some();
    OpenGraphImage { address: format!("{}{href}", context.site_url), alt, size, is_png }
}

pub fn head(data: &HeadData<'_>, context: &HeadContext<'_>) -> Head {
    let school = &context.local.school;
    let mut tags = HeadTags::default();
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
    tags.image(&open_graph_image(data, context));
    match &data.article {
        Some(article) => tags.article(article),
        None => tags.property("og:type", "website"),
    }
    if let Some(account) = school.social.iter().find_map(|link| x_account(&link.href)) {
        tags.meta("twitter:site", &account);
    }
    Head { title: full_title(&data.title, &school.name), tags: tags.0, structured_data: String::new() }
}

/// `https://x.com/torre_example` → `@torre_example`
fn x_account(profile: &str) -> Option<String> {
    profile.strip_prefix("https://x.com/").map(|name| format!("@{name}"))
}

#[derive(Default)]
struct HeadTags(Vec<Tag>);

impl HeadTags {
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

    fn versions(&mut self, versions: &LanguageVersions<'_>, language: Language) {
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
        if let Some(modified) = article.modified {
            self.property("article:modified_time", modified);
        }
        for tag in article.tags {
            self.property("article:tag", tag);
        }
    }

    fn image(&mut self, image: &OpenGraphImage<'_>) {
        self.meta("twitter:card", "summary_large_image");
        self.property("og:image", &image.address);
        if image.is_png {
            self.property("og:image:type", "image/png");
        }
        if let Some((width, height)) = image.size {
            self.property("og:image:width", &width.to_string());
            self.property("og:image:height", &height.to_string());
        }
        self.property("og:image:alt", image.alt);
        self.meta("twitter:image", &image.address);
        self.meta("twitter:image:alt", image.alt);
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
