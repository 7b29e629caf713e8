//! What React receives to show a page: the same on the server, in the HTML and over `/api/pages`.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use crate::content::frame::Frame;
use crate::content::page::Page;
use crate::content::post::{Post, related};
use crate::content::sections::{Section, SectionBody};
use crate::content::{Content, NOT_FOUND, POST_TEMPLATE};
use crate::language::Language;
use crate::routes::{Addresses, PageId};
use crate::seo::head::{Head, HeadContext, HeadData, head};
use crate::share::ShareImage;

/// Stands in the rendered not-found page where the requested path goes.
pub const REQUESTED_PATH: &str = "TORRE-REQUESTED-PATH";

/// Which page, in which language: the key under which finished pages are kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PageKey {
    pub page: PageId,
    pub language: Language,
}

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
    pub frame: Frame,
    #[ts(type = "Record<import(\"./TextKey\").TextKey, string>")]
    pub text: BTreeMap<String, String>,
    pub breadcrumb: Vec<Crumb>,
    pub sections: Vec<Section>,
    /// Only on the not-found page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub requested_path: Option<String>,
    /// Only where a form without JavaScript comes back to its page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub form_state: Option<FormState>,
}

/// A form as it was sent: what was typed, what is wrong with it.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FormState {
    /// Which form: `message`, `contact` or `services`.
    pub form: String,
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

/// Puts page data together for one content and one public address.
pub struct PageDataBuilder<'a> {
    pub content: &'a Content,
    pub site_url: &'a str,
}

impl PageDataBuilder<'_> {
    /// Every page there is, in both languages.
    pub fn keys(&self) -> Vec<PageKey> {
        let mut keys = Vec::new();
        for language in Language::ALL {
            let own = self.content.routes.pages().map(|(page, _)| page.clone());
            let nameless = [NOT_FOUND.to_owned(), POST_TEMPLATE.to_owned()];
            keys.extend(own.chain(nameless).map(|page| PageKey { page, language }));
        }
        keys
    }

    /// None: no such page.
    pub fn build(&self, key: &PageKey) -> Option<PageData> {
        let local = self.content.local(key.language);
        let addresses = self.content.routes.addresses(&key.page);
        let share = ShareImage::of(self.content, key);
        let context = HeadContext {
            site_url: self.site_url,
            language: key.language,
            local,
            addresses,
            share: share.as_ref(),
        };
        let post =
            key.page.strip_prefix("blog/").and_then(|id| local.posts.iter().find(|post| post.id == id));
        let page = local.pages.get(if post.is_some() { POST_TEMPLATE } else { &key.page })?;
        let (head, sections) = match post {
            Some(post) => (post_head(post, &context), post_sections(page, &local.posts, post)),
            None => (head(&HeadData::of_page(&page.head), &context), page.sections.clone()),
        };
        Some(PageData {
            id: key.page.clone(),
            language: key.language,
            addresses: addresses.map(|addresses| PageAddresses::new(addresses, key.language)),
            head: Some(head),
            frame: Frame::new(self.content, key.language),
            text: local.text.for_pages(),
            breadcrumb: self.breadcrumb(page, post, key),
            sections,
            requested_path: (key.page == NOT_FOUND).then(|| REQUESTED_PATH.to_owned()),
            form_state: None,
        })
    }

    fn breadcrumb(&self, page: &Page, post: Option<&Post>, key: &PageKey) -> Vec<Crumb> {
        let local = self.content.local(key.language);
        let here = post.map_or(&page.name, |post| &post.title);
        let mut crumbs =
            vec![Crumb { label: here.clone(), href: self.content.routes.href(&key.page, key.language) }];
        let mut parent = page.parent.as_deref();
        // A page cannot stand further down than there are pages, whatever the files say.
        while let Some((id, above)) = parent.and_then(|id| Some((id, local.pages.get(id)?))) {
            crumbs
                .push(Crumb { label: above.name.clone(), href: self.content.routes.href(id, key.language) });
            parent = above.parent.as_deref();
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

fn post_head(post: &Post, context: &HeadContext<'_>) -> Head {
    let data = HeadData {
        title: post.meta_title.as_ref().unwrap_or(&post.title),
        description: post.meta_description.as_ref().unwrap_or(&post.description),
        keywords: &post.tags,
        image: post.cover_image.as_ref().map(|image| image.src.as_str()),
        noindex: false,
        kind: "article",
    };
    head(&data, context)
}

fn post_sections(template: &Page, posts: &[Post], post: &Post) -> Vec<Section> {
    let mut sections = template.sections.clone();
    let index = posts.iter().position(|other| other.id == post.id);
    for section in &mut sections {
        if let SectionBody::BlogPost(body) = &mut section.body {
            body.post = Some(post.clone());
            body.related = related(posts, &post.id, 3).into_iter().map(Post::card).collect();
            // Newest first: the one before in the list was written after.
            body.next = index.and_then(|index| posts.get(index.checked_sub(1)?)).map(Post::card);
            body.previous = index.and_then(|index| posts.get(index + 1)).map(Post::card);
        }
    }
    sections
}
