//! Page data builder: one page of the content, for one public address.

use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_base::routes::Addresses;
use torre_config::third_party::ThirdPartySettings;
use torre_content::content::Content;
use torre_content::page::{NOT_FOUND, POST_TEMPLATE, Page};
use torre_content::sections::{Section, SectionBody};

use crate::blog_pages::{self, BlogPage, PostText};
use crate::breadcrumb::{Crumb, breadcrumb};
use crate::head::Head;
use crate::head_tags::{HeadContext, head, open_graph_image};
use crate::language_versions::LanguageVersions;
use crate::layout::Layout;
use crate::page_data::{Exported, PageAddresses, PageData, REQUESTED_PATH, kinds};
use crate::share_card::ShareImage;
use crate::structured_data::structured_data;
use crate::structured_data::subject::Subject;
use crate::vite_manifest::ViteManifest;

/// Its share image stands for pages without an address: the page that is not there.
const HOME: &str = "home";

/// Puts page data together for one content and one public address.
pub struct PageDataBuilder<'a> {
    pub content: &'a Content,
    pub site_url: &'a str,
    pub third_party: &'a ThirdPartySettings,
    /// Mail can be sent: whoever subscribes can be asked to confirm it.
    pub takes_subscriptions: bool,
    /// Somebody listens where a page says that it is seen.
    pub counts_views: bool,
    pub exported: Option<&'a Exported>,
    /// None: scripts come from Vite's development server.
    pub manifest: Option<&'a ViteManifest>,
}

/// A page as it is put together, for its head.
#[derive(Clone, Copy)]
struct PageContext<'a> {
    key: &'a PageKey,
    page: &'a Page,
    blog: &'a BlogPage<'a>,
    addresses: Option<&'a Addresses>,
    sections: &'a [Section],
    breadcrumb: &'a [Crumb],
}

impl PageDataBuilder<'_> {
    /// The pages that are rendered before anybody asks: every page of the route table and the newest posts, in
    /// both languages. Older posts and pages of the list are rendered when somebody asks.
    pub fn prerendered_keys(&self) -> Vec<PageKey> {
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
        sections.retain(|section| match &section.body {
            SectionBody::TellMe(form) => self.takes_subscriptions && form.is_needed(),
            _ => true,
        });
        blog.fill(&mut sections, local, text);
        let breadcrumb = breadcrumb(self.content, page, &blog, addresses, key);
        let context =
            PageContext { key, page, blog: &blog, addresses, sections: &sections, breadcrumb: &breadcrumb };
        let head = self.head(&context);
        Some(PageData {
            id: key.page.clone(),
            language: key.language,
            addresses: addresses.map(|addresses| PageAddresses::new(addresses, key.language)),
            head: Some(head),
            scripts: self.manifest.map(|manifest| manifest.section_scripts(&kinds(&sections))),
            layout: Layout::new(self.content, key.language, self.third_party, self.takes_subscriptions),
            text: local.text.for_page(&kinds(&sections), self.third_party),
            breadcrumb,
            sections,
            exported: self.exported.cloned(),
            // A file cannot know what was asked for: the browser reads it from the address bar.
            requested_path: (key.page == NOT_FOUND && self.exported.is_none())
                .then(|| REQUESTED_PATH.to_owned()),
            is_counted: self.counts_views && addresses.is_some(),
            form_state: None,
        })
    }

    fn head(&self, shown: &PageContext<'_>) -> Head {
        let PageContext { key, page, blog, addresses, sections, breadcrumb } = *shown;
        let (content, site_url, language) = (self.content, self.site_url, key.language);
        let local = content.local(language);
        let versions =
            addresses.map(|addresses| LanguageVersions::of(content, &key.page, addresses, site_url));
        let home = || ShareImage::of(content, &PageKey { page: HOME.to_owned(), language });
        let share = ShareImage::of(content, key).or_else(home);
        let (versions, share) = (versions.as_ref(), share.as_ref());
        let context = HeadContext { site_url, page: &key.page, language, local, versions, share };
        // A post says itself when it was revised; a mended comma is no news.
        let revised = blog.post().and_then(|post| post.updated.as_ref()).map(|day| day.iso.clone());
        let changed = || content.last_modified.of_page(&key.page).map(|day| day.to_string());
        let modified = revised.or_else(changed);
        let data = blog.head(page, modified.as_deref());
        let mut head = head(&data, &context);
        if let Some(versions) = versions {
            head.structured_data = structured_data(&Subject {
                page: &key.page,
                language,
                site_url,
                local,
                routes: &content.routes,
                sections,
                breadcrumb,
                post: blog.post(),
                canonical: &versions.canonical(language),
                image: &open_graph_image(&data, &context).address,
                modified,
            });
        }
        head
    }
}
