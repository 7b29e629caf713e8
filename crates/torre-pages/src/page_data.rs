//! What React receives to show a page: the same on the server, in the HTML and over `/api/pages`.

use std::collections::BTreeMap;

use serde::Serialize;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_base::routes::Addresses;
use torre_config::OutsideSettings;
use torre_content::page::Page;
use torre_content::sections::Section;
use torre_content::{Content, NOT_FOUND, POST_TEMPLATE};
use ts_rs::TS;

use crate::blog_pages;
use crate::blog_pages::BlogPage;
use crate::frame::Frame;
use crate::head::{Head, HeadContext, head, picture};
use crate::share_card::ShareImage;
use crate::structured::{Subject, structured_data};
use crate::versions::Versions;
use crate::vite_manifest::ViteManifest;

/// Stands in the rendered not-found page where the requested path goes.
pub const REQUESTED_PATH: &str = "TORRE-REQUESTED-PATH";

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PageData {
    pub id: String,
    pub language: Language,
    /// The page's main address in each language; none where there is no such page.
    pub addresses: Option<PageAddresses>,
    /// Left out of the HTML, which has it as tags.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub head: Option<Head>,
    /// The scripts that show its sections, so that a browser inside the site asks for all of them at once. Left out of
    /// the HTML like the head.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scripts: Option<Vec<String>>,
    pub frame: Frame,
    #[ts(type = "Record<import(\"./TextKey\").TextKey, string>")]
    pub text: BTreeMap<String, String>,
    pub breadcrumb: Vec<Crumb>,
    pub sections: Vec<Section>,
    /// Only where the site is served as files.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub exported: Option<Exported>,
    /// Only on the not-found page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub requested_path: Option<String>,
    /// Only where a form without JavaScript comes back to its page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub form_state: Option<FormState>,
}

/// The site as files: links load pages, and nothing is asked of the host but files.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Exported {
    /// Where enquiries go; empty for the host itself.
    pub server: String,
}

/// A form as it was sent: what was typed, what is wrong with it.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FormState {
    /// Which form: `message`, `contact` or `services`.
    pub form: String,
    /// Where in its page it stood, when the page has several: the fragment of its address.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
    /// By the names the fields have in `POST /api/leads`.
    pub values: BTreeMap<String, String>,
    /// One sentence a field, in the page's language.
    pub errors: BTreeMap<String, String>,
    /// About the form as a whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub message: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PageAddresses {
    pub es: String,
    pub en: String,
    /// The language changes without a new address.
    pub in_place: bool,
    /// Every address under which this page stands in the language of this data.
    pub spoken: Vec<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Crumb {
    pub label: String,
    pub href: String,
}

pub fn kinds(sections: &[Section]) -> Vec<&str> {
    sections.iter().map(|section| section.body.kind()).collect()
}

/// Puts page data together for one content and one public address.
pub struct PageDataBuilder<'a> {
    pub content: &'a Content,
    pub site_url: &'a str,
    pub outside: &'a OutsideSettings,
    pub exported: Option<&'a Exported>,
    /// None: scripts come from Vite's development server.
    pub manifest: Option<&'a ViteManifest>,
}

/// A page as it is put together, for its head.
#[derive(Clone, Copy)]
struct Shown<'a> {
    key: &'a PageKey,
    page: &'a Page,
    blog: &'a BlogPage<'a>,
    addresses: Option<&'a Addresses>,
    sections: &'a [Section],
    breadcrumb: &'a [Crumb],
}

/// Whether the text of a post is part of its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostText {
    /// The first view, whole without JavaScript.
    Included,
    /// A navigation inside the browser, which asks for the post itself and keeps it.
    AskedFor,
}

impl PageDataBuilder<'_> {
    /// The pages that are always kept: every page of the route table and the newest posts, in both languages.
    /// Older posts and pages of the list are rendered when somebody asks.
    pub fn kept_keys(&self) -> Vec<PageKey> {
        let mut keys = Vec::new();
        for language in Language::ALL {
            let pages = self.content.routes.pages().map(|(page, _)| page.clone());
            let pages = pages.filter(|page| !blog_pages::is_post(page));
            let posts = blog_pages::newest(&self.content.local(language).posts);
            let nameless = [NOT_FOUND.to_owned(), POST_TEMPLATE.to_owned()];
            keys.extend(pages.chain(posts).chain(nameless).map(|page| PageKey { page, language }));
        }
        keys
    }

    /// None: no such page.
    pub fn build(&self, key: &PageKey, text: PostText) -> Option<PageData> {
        let local = self.content.local(key.language);
        let blog = BlogPage::find(&key.page, local)?;
        let own = blog.addresses();
        let addresses = self.content.routes.addresses(&key.page).or(own.as_ref());
        let page = local.pages.get(blog.template(&key.page))?;
        let mut sections = page.sections.clone();
        blog.fill(&mut sections, &local.posts, text);
        let breadcrumb = self.breadcrumb(page, &blog, addresses, key);
        let shown = Shown { key, page, blog: &blog, addresses, sections: &sections, breadcrumb: &breadcrumb };
        let head = self.head(&shown);
        Some(PageData {
            id: key.page.clone(),
            language: key.language,
            addresses: addresses.map(|addresses| PageAddresses::new(addresses, key.language)),
            head: Some(head),
            scripts: self.manifest.map(|manifest| manifest.section_scripts(&kinds(&sections))),
            frame: Frame::new(self.content, key.language, self.outside),
            text: local.text.for_site(self.outside),
            breadcrumb,
            sections,
            exported: self.exported.cloned(),
            // A file cannot know what was asked for: the browser reads it from the address bar.
            requested_path: (key.page == NOT_FOUND && self.exported.is_none())
                .then(|| REQUESTED_PATH.to_owned()),
            form_state: None,
        })
    }

    fn head(&self, shown: &Shown<'_>) -> Head {
        let Shown { key, page, blog, addresses, sections, breadcrumb } = *shown;
        let (content, site_url, language) = (self.content, self.site_url, key.language);
        let local = content.local(language);
        let versions = addresses.map(|addresses| Versions::of(content, &key.page, addresses, site_url));
        let share = ShareImage::of(content, key);
        let (versions, share) = (versions.as_ref(), share.as_ref());
        let context = HeadContext { site_url, page: &key.page, language, local, versions, share };
        let changed = content.changes.page(&key.page).map(|day| day.to_string());
        let data = blog.head(page, changed.as_deref());
        let mut head = head(&data, &context);
        if let Some(versions) = versions {
            head.structured = structured_data(&Subject {
                page: &key.page,
                language,
                site_url,
                local,
                routes: &content.routes,
                sections,
                breadcrumb,
                post: blog.post(),
                canonical: &versions.canonical(language),
                image: &picture(&data, &context).address,
                changed,
            });
        }
        head
    }

    fn breadcrumb(
        &self,
        page: &Page,
        blog: &BlogPage<'_>,
        addresses: Option<&Addresses>,
        key: &PageKey,
    ) -> Vec<Crumb> {
        let local = self.content.local(key.language);
        let href = |id: &str| self.content.routes.href(id, key.language);
        let mut crumbs = Vec::new();
        if let Some((label, own)) = blog.name().zip(addresses) {
            crumbs.push(Crumb { label: label.to_owned(), href: own.main(key.language) });
        }
        let here = blog.template(&key.page);
        let mut above =
            if here == POST_TEMPLATE && !crumbs.is_empty() { page.parent.as_deref() } else { Some(here) };
        // A page cannot stand further down than there are pages, whatever the files say.
        while let Some((id, page)) = above.and_then(|id| Some((id, local.pages.get(id)?))) {
            crumbs.push(Crumb { label: page.name.clone(), href: href(id) });
            above = page.parent.as_deref();
            if crumbs.len() > local.pages.len() {
                break;
            }
        }
        crumbs.reverse();
        crumbs
    }
}

impl PageAddresses {
    fn new(addresses: &Addresses, language: Language) -> PageAddresses {
        let spoken =
            if language == Language::Es || addresses.in_place() { &addresses.es } else { &addresses.en };
        PageAddresses {
            spoken: spoken.clone(),
            es: addresses.main(Language::Es),
            en: addresses.main(Language::En),
            in_place: addresses.in_place(),
        }
    }
}
