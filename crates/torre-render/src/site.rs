//! One version of the site: its content, its rendered pages, its site files, media and artefacts.

use std::collections::HashMap;
use std::sync::Arc;

use arc_swap::ArcSwapOption;
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_content::content::Content;
use torre_content::page::NOT_FOUND;
use torre_content::sections::Section;
use torre_pages::blog_pages;
use torre_pages::blog_pages::PostText;
use torre_pages::page_data::{FormState, PageAddresses, REQUESTED_PATH};
use torre_print::catalogue::catalogue;

use crate::artefact_cache::ArtefactCache;
use crate::compress::Variants;
use crate::html_document::Scripts;
use crate::on_demand;
use crate::page_renderer::PageRenderer;
use crate::page_slot::RenderedPage;
use crate::page_template::PageTemplate;
use crate::prerendered_pages::PrerenderedPages;
use crate::render_error::RenderError;
use crate::site_files::{SiteFile, SiteFiles};
use crate::site_parts::SiteParts;
use crate::site_version::SiteVersion;

#[derive(Debug)]
pub struct Site {
    pub content: Arc<Content>,
    pub parts: SiteParts,
    version: SiteVersion,
    pages: PrerenderedPages,
    files: SiteFiles,
    /// With the version it was made for.
    not_found: HashMap<Language, ArcSwapOption<(u64, Arc<PageTemplate>)>>,
    /// Share images, documents, calendars.
    pub artefacts: ArtefactCache,
}

impl Site {
    /// Pages that are the same as in `before` are taken over as they are.
    pub fn new(content: Arc<Content>, parts: SiteParts, before: Option<&Site>) -> Site {
        let before = before.filter(|before| Arc::ptr_eq(&before.parts.assets, &parts.assets));
        let pages = PrerenderedPages::new(&parts.page_data(&content), before.map(|before| &before.pages));
        let version = SiteVersion::new();
        let catalogue = catalogue(&content, &parts.site_url);
        let artefacts = ArtefactCache::new(catalogue, before.map(|before| &before.artefacts));
        let not_found = Language::ALL.map(|language| (language, ArcSwapOption::empty())).into();
        Site { content, parts, version, pages, files: SiteFiles::default(), not_found, artefacts }
    }

    pub fn version(&self) -> u64 {
        self.version.get()
    }

    /// Responses that were cached so far are not sent again without asking the site.
    pub fn advance_version(&self) {
        self.version.advance();
    }

    /// Prerendered pages that are not rendered yet.
    pub fn cold(&self) -> Vec<PageKey> {
        self.pages.cold()
    }

    /// Renders a page of [`Site::cold`].
    pub async fn warm(&self, key: &PageKey) -> Result<(), RenderError> {
        self.pages.warm(key, self.renderer(), &self.version).await
    }

    /// The page as HTML, rendered now if it is not cached. `Ok(None)`: no such page.
    pub async fn html(&self, key: &PageKey) -> Result<Option<Arc<Variants>>, RenderError> {
        match self.prerendered(key).await? {
            Some(page) => Ok(Some(Arc::clone(&page.html))),
            None => on_demand::html(key, self.renderer(), self.version()).await,
        }
    }

    /// The page's data. That of pages rendered on demand needs no rendering and is not cached: the texts it is put
    /// together from are.
    pub async fn data(&self, key: &PageKey) -> Result<Option<Arc<Variants>>, RenderError> {
        if blog_pages::is_rendered_on_demand(&key.page) {
            return Ok(self.renderer().plain_data(key, PostText::Deferred)?.map(Arc::new));
        }
        Ok(self.prerendered(key).await?.map(|page| Arc::clone(&page.data)))
    }

    pub async fn file(&self, file: SiteFile) -> Result<Arc<Variants>, RenderError> {
        self.files.get(file, &self.content, &self.parts).await
    }

    /// The page for addresses that do not exist, with a placeholder for the address.
    pub async fn not_found(&self, language: Language) -> Result<Arc<PageTemplate>, RenderError> {
        let slot = self.not_found.get(&language).ok_or(RenderError::NoData)?;
        let version = self.version();
        if let Some((_, page)) = slot.load().as_deref().filter(|(of, _)| *of == version) {
            return Ok(Arc::clone(page));
        }
        let key = PageKey { page: NOT_FOUND.to_owned(), language };
        let html = self.html(&key).await?.ok_or(RenderError::NoData)?;
        let page = std::str::from_utf8(&html.plain).unwrap_or_default();
        let page = Arc::new(PageTemplate::new(page, REQUESTED_PATH));
        slot.store(Some(Arc::new((version, Arc::clone(&page)))));
        Ok(page)
    }

    /// A page for one visitor, with the form that came back; never cached. `Ok(None)`: no such page.
    pub async fn render_with(&self, key: &PageKey, form: FormState) -> Result<Option<String>, RenderError> {
        let renderer = self.renderer();
        let Some(mut page) = renderer.page_data(key, PostText::Included) else { return Ok(None) };
        page.form_state = Some(form);
        renderer.html_document(page, Scripts::AfterFirstPaint).await.map(Some)
    }

    /// A page in the frame of another, for one visitor: never cached, without scripts, tags and foreign forms.
    /// `Ok(None)`: no such page.
    pub async fn render_alone(
        &self,
        key: &PageKey,
        section: Section,
        addresses: Option<PageAddresses>,
    ) -> Result<Option<String>, RenderError> {
        let renderer = self.renderer();
        let Some(mut page) = renderer.page_data(key, PostText::Included) else { return Ok(None) };
        page.sections = vec![section];
        page.addresses = addresses.or(page.addresses);
        page.layout.tags = None;
        page.layout.provider = None;
        if let Some(head) = &mut page.head {
            head.structured_data.clear();
        }
        renderer.html_document(page, Scripts::None).await.map(Some)
    }

    async fn prerendered(&self, key: &PageKey) -> Result<Option<Arc<RenderedPage>>, RenderError> {
        self.pages.get(key, self.renderer(), &self.version).await
    }

    fn renderer(&self) -> PageRenderer<'_> {
        PageRenderer { content: &self.content, parts: &self.parts }
    }
}
