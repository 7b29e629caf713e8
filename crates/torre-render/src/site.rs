//! One version of the site: its content, and its pages, rendered once and kept ready to send.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use arc_swap::ArcSwapOption;
use bytes::Bytes;
use sha2::{Digest, Sha256};
use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_content::{Content, NOT_FOUND};
use torre_pages::blog_pages;
use torre_pages::page_data::{FormState, PageData, PostText, REQUESTED_PATH};
use torre_print::catalogue::catalogue;

use crate::blank::PageWithBlank;
use crate::compress::{Effort, Variants, without_spare};
use crate::document::Document;
use crate::documents::{Documents, SiteDocument};
use crate::engine::RenderError;
use crate::pressed_media::PressedMedia;
use crate::shelf::Shelf;
use crate::site_parts::SiteParts;
use crate::slot::{RETRY_AFTER, ReadyPage, Slot, failed_lately};
use crate::store::KeptPage;

/// Who would wait longer for a changed page sees it as it was.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub struct Site {
    pub content: Arc<Content>,
    pub parts: SiteParts,
    version: AtomicU64,
    pages: HashMap<PageKey, Slot>,
    documents: Documents,
    /// With the version it was made for.
    not_found: HashMap<Language, ArcSwapOption<(u64, Arc<PageWithBlank>)>>,
    /// Share images, documents, calendars.
    pub shelf: Shelf,
    pub media: PressedMedia,
}

static VERSIONS: AtomicU64 = AtomicU64::new(1);

impl Site {
    /// Pages that are the same as in `before` are taken over as they are.
    pub fn new(content: Arc<Content>, parts: SiteParts, before: Option<&Site>) -> Site {
        let before = before.filter(|before| Arc::ptr_eq(&before.parts.assets, &parts.assets));
        let builder = parts.page_data(&content);
        let mut pages = HashMap::new();
        for key in builder.kept_keys() {
            let Some(data) = builder.build(&key, PostText::Included) else { continue };
            let input = hash(&data);
            let old = before.and_then(|before| before.pages.get(&key));
            let same = old.filter(|slot| slot.input == input);
            let ready = same.map(|slot| slot.ready.clone()).unwrap_or_default();
            let shown = old.filter(|_| !ready.initialized()).and_then(Slot::shown);
            pages.insert(key, Slot { input, ready, before: Mutex::new(shown), failed: Mutex::default() });
        }
        let version = AtomicU64::new(next_version());
        let shelf = Shelf::new(catalogue(&content, &parts.site_url), before.map(|before| &before.shelf));
        let not_found = Language::ALL.map(|language| (language, ArcSwapOption::empty())).into();
        let (documents, media) = (Documents::default(), PressedMedia::default());
        Site { content, parts, version, pages, documents, not_found, shelf, media }
    }

    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Answers that visitors were given so far are not given again without asking.
    pub fn renew(&self) {
        self.version.store(next_version(), Ordering::Release);
    }

    /// Pages always kept that are not rendered yet, the home page first: it is the one most asked for.
    pub fn cold(&self) -> Vec<PageKey> {
        let cold = self.pages.iter().filter(|(_, slot)| !slot.ready.initialized());
        let mut keys: Vec<PageKey> = cold.map(|(key, _)| key.clone()).collect();
        keys.sort_by_key(|key| (key.page != "home", key.page != NOT_FOUND, key.clone()));
        keys
    }

    /// The page as HTML, rendered now if it is not kept. `Ok(None)`: no such page.
    pub async fn html(&self, key: &PageKey) -> Result<Option<Arc<Variants>>, RenderError> {
        match self.kept(key).await? {
            Some(ready) => Ok(Some(Arc::clone(&ready.html))),
            None => self.made_on_demand(key).await,
        }
    }

    /// The page's data. That of pages made on demand needs no rendering and is not kept: the texts it is put
    /// together from are.
    pub async fn data(&self, key: &PageKey) -> Result<Option<Arc<Variants>>, RenderError> {
        if blog_pages::is_made_on_demand(&key.page) {
            let Some(page) = self.page_data(key, PostText::AskedFor) else { return Ok(None) };
            return Ok(Some(Arc::new(Variants::plain(Bytes::from(json(&page)?)))));
        }
        Ok(self.kept(key).await?.map(|ready| Arc::clone(&ready.data)))
    }

    pub async fn document(&self, document: SiteDocument) -> Result<Arc<Variants>, RenderError> {
        self.documents.get(document, &self.content, &self.parts).await
    }

    /// The page for addresses that do not exist, with a blank for the address.
    pub async fn not_found(&self, language: Language) -> Result<Arc<PageWithBlank>, RenderError> {
        let slot = self.not_found.get(&language).ok_or_else(no_data)?;
        let version = self.version();
        if let Some((_, page)) = slot.load().as_deref().filter(|(of, _)| *of == version) {
            return Ok(Arc::clone(page));
        }
        let html = self.html(&PageKey { page: NOT_FOUND.to_owned(), language }).await?.ok_or_else(no_data)?;
        let page = std::str::from_utf8(&html.plain).unwrap_or_default();
        let page = Arc::new(PageWithBlank::new(page, REQUESTED_PATH));
        slot.store(Some(Arc::new((version, Arc::clone(&page)))));
        Ok(page)
    }

    /// A page always kept: ready, or rendered now, or as it was before this version.
    async fn kept(&self, key: &PageKey) -> Result<Option<Arc<ReadyPage>>, RenderError> {
        let Some(slot) = self.pages.get(key) else { return Ok(None) };
        if let Some(ready) = slot.ready.get() {
            return Ok(Some(Arc::clone(ready)));
        }
        let Some(before) = slot.before() else { return self.prepare(key, slot).await.map(Some) };
        // Once it has failed, or taken too long, visitors do not wait for further attempts.
        if slot.has_failed() {
            return Ok(Some(before));
        }
        let Ok(prepared) = tokio::time::timeout(PATIENCE, self.prepare(key, slot)).await else {
            slot.note_failure();
            return Ok(Some(before));
        };
        Ok(Some(prepared.unwrap_or(before)))
    }

    /// Renders a page of [`Site::cold`].
    pub async fn warm(&self, key: &PageKey) -> Result<(), RenderError> {
        let Some(slot) = self.pages.get(key) else { return Ok(()) };
        self.prepare(key, slot).await.map(|_| ())
    }

    async fn prepare(&self, key: &PageKey, slot: &Slot) -> Result<Arc<ReadyPage>, RenderError> {
        let render = || async {
            // Many may have waited for somebody's attempt: when it fails, it has failed for all of them.
            slot.check_recent_failure()?;
            self.render_kept(key).await.inspect_err(|_| slot.note_failure())
        };
        let ready = slot.ready.get_or_try_init(render).await?;
        if slot.forget_before() {
            self.renew();
        }
        Ok(Arc::clone(ready))
    }

    async fn render_kept(&self, key: &PageKey) -> Result<Arc<ReadyPage>, RenderError> {
        let page = self.page_data(key, PostText::Included).ok_or_else(no_data)?;
        let data = json(&page)?;
        let html = self.render(key, page).await?;
        let data = self
            .parts
            .compression
            .run(move || Variants::compressed(without_spare(data), Effort::Page))
            .await?;
        Ok(Arc::new(ReadyPage { html, data: Arc::new(data) }))
    }

    async fn made_on_demand(&self, key: &PageKey) -> Result<Option<Arc<Variants>>, RenderError> {
        let (store, version) = (&self.parts.store, self.version());
        if let Some(page) = store.get(key).filter(|page| page.is_of(version)) {
            return Ok(Some(Arc::clone(&page.html)));
        }
        let Some(data) = self.page_data(key, PostText::Included) else { return Ok(None) };
        let input = hash(&data);
        let ready = || store.get(key).filter(|page| page.is_made_of(&input, version));
        if let Some(page) = ready() {
            return Ok(Some(Arc::clone(&page.html)));
        }
        // What cannot be rendered is shown as it was, while it is still there.
        let or_before = |error| match store.get(key) {
            Some(page) => Ok(Some(Arc::clone(&page.html))),
            None => Err(error),
        };
        if store.failed_within(key, RETRY_AFTER) {
            return or_before(failed_lately());
        }
        let _turn = store.turn().await;
        // Somebody else may have asked for the same page and been first, with or without success.
        if let Some(page) = ready() {
            return Ok(Some(Arc::clone(&page.html)));
        }
        if store.failed_within(key, RETRY_AFTER) {
            return or_before(failed_lately());
        }
        match self.render(key, data).await {
            Ok(html) => {
                store.put(key, Arc::new(KeptPage::new(Arc::clone(&html), input, version)));
                Ok(Some(html))
            }
            Err(error) => {
                store.note_failure(key, RETRY_AFTER);
                or_before(error)
            }
        }
    }

    async fn render(&self, key: &PageKey, page: PageData) -> Result<Arc<Variants>, RenderError> {
        let started = Instant::now();
        let (name, language) = (&key.page, key.language);
        let html = self.document_of(page).await.inspect_err(|error| {
            tracing::error!(page = name, %language, "page {name} ({language}) cannot be rendered: {error}");
        })?;
        let html = self
            .parts
            .compression
            .run(move || Variants::compressed(without_spare(html), Effort::Page))
            .await?;
        self.parts.renders.took(started.elapsed());
        tracing::debug!(page = name, %language, ms = started.elapsed().as_millis(), "page rendered");
        Ok(Arc::new(html))
    }

    /// A page for one visitor, with the form that came back; never kept. `Ok(None)`: no such page.
    pub async fn render_with(&self, key: &PageKey, form: FormState) -> Result<Option<String>, RenderError> {
        let Some(mut page) = self.page_data(key, PostText::Included) else { return Ok(None) };
        page.form_state = Some(form);
        self.document_of(page).await.map(Some)
    }

    fn page_data(&self, key: &PageKey, text: PostText) -> Option<PageData> {
        self.parts.page_data(&self.content).build(key, text)
    }

    async fn document_of(&self, mut page: PageData) -> Result<String, RenderError> {
        let head = page.head.take().ok_or_else(|| RenderError("the page has no head".to_owned()))?;
        page.scripts = None;
        let data = json(&page)?;
        let body = self.parts.engine.render(data.clone()).await?;
        let document = Document { assets: &self.parts.assets, dev_server: self.parts.dev_server.as_deref() };
        Ok(document.write(&page, &head, &body, &data))
    }
}

fn next_version() -> u64 {
    VERSIONS.fetch_add(1, Ordering::Relaxed)
}

fn no_data() -> RenderError {
    RenderError("the page has no data".to_owned())
}

fn json(page: &PageData) -> Result<String, RenderError> {
    serde_json::to_string(page).map_err(|error| RenderError(error.to_string()))
}

fn hash(page: &PageData) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(serde_json::to_vec(page).unwrap_or_default());
    // Not part of the data for browsers, but of the document.
    hash.update(page.head.as_ref().map_or("", |head| &head.structured));
    hash.finalize().into()
}
