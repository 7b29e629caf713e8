//! One version of the site: its content, and each page rendered once and kept ready to send.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bytes::Bytes;
use sha2::{Digest, Sha256};
use tokio::sync::{OnceCell, Semaphore};

use crate::content::{Content, NOT_FOUND};
use crate::language::Language;
use crate::measure::Durations;
use crate::render::assets::WebAssets;
use crate::render::compress::{Effort, Variants};
use crate::render::document::Document;
use crate::render::engine::{Engine, RenderError};
use crate::render::page_data::{FormState, PageData, PageDataBuilder, PageKey};

/// How long a page that failed to render answers 500 before it is tried again: a broken page
/// under load must not keep the engines from the others.
const RETRY_AFTER: Duration = Duration::from_secs(10);

/// A page ready to send.
#[derive(Debug)]
pub struct ReadyPage {
    pub html: Variants,
    pub data: Variants,
}

#[derive(Debug, Default)]
struct Slot {
    /// Hash of all that goes into the page; a new version of the site keeps pages whose hash is the same.
    input: [u8; 32],
    ready: OnceCell<Arc<ReadyPage>>,
    failed: Mutex<Option<Instant>>,
}

/// What a version of the site is made of.
#[derive(Clone, Debug)]
pub struct SiteParts {
    pub assets: Arc<WebAssets>,
    pub engine: Engine,
    pub site_url: String,
    pub dev_server: Option<String>,
    pub renders: Arc<Durations>,
    /// How many pages may be compressed at once.
    pub pressing: Arc<Semaphore>,
}

#[derive(Debug)]
pub struct Site {
    pub content: Content,
    pub parts: SiteParts,
    pages: HashMap<PageKey, Slot>,
}

impl Site {
    /// Pages that are the same as in `before` are taken over as they are.
    pub fn new(content: Content, parts: SiteParts, before: Option<&Site>) -> Site {
        let before = before.filter(|before| Arc::ptr_eq(&before.parts.assets, &parts.assets));
        let builder = PageDataBuilder { content: &content, site_url: &parts.site_url };
        let mut pages = HashMap::new();
        for key in builder.keys() {
            let Some(data) = builder.build(&key) else { continue };
            let input = hash(&data);
            let same = before.and_then(|before| before.pages.get(&key)).filter(|slot| slot.input == input);
            let ready = same.map(|slot| slot.ready.clone()).unwrap_or_default();
            pages.insert(key, Slot { input, ready, failed: Mutex::default() });
        }
        Site { content, parts, pages }
    }

    pub fn keys(&self) -> impl Iterator<Item = &PageKey> {
        self.pages.keys()
    }

    /// Pages not rendered yet, the home page first: it is the one most asked for.
    pub fn cold(&self) -> Vec<PageKey> {
        let cold = self.pages.iter().filter(|(_, slot)| !slot.ready.initialized());
        let mut keys: Vec<PageKey> = cold.map(|(key, _)| key.clone()).collect();
        keys.sort_by_key(|key| (key.page != "home", key.page != NOT_FOUND, key.clone()));
        keys
    }

    /// The page, rendered now if it has not been. `Ok(None)`: no such page.
    pub async fn page(&self, key: &PageKey) -> Result<Option<Arc<ReadyPage>>, RenderError> {
        let Some(slot) = self.pages.get(key) else { return Ok(None) };
        if let Some(ready) = slot.ready.get() {
            return Ok(Some(Arc::clone(ready)));
        }
        slot.check_recent_failure()?;
        let rendered = slot.ready.get_or_try_init(|| self.render(key)).await;
        match rendered {
            Ok(ready) => Ok(Some(Arc::clone(ready))),
            Err(error) => {
                slot.note_failure();
                Err(error)
            }
        }
    }

    pub async fn not_found(&self, language: Language) -> Result<Option<Arc<ReadyPage>>, RenderError> {
        self.page(&PageKey { page: NOT_FOUND.to_owned(), language }).await
    }

    async fn render(&self, key: &PageKey) -> Result<Arc<ReadyPage>, RenderError> {
        let started = Instant::now();
        let result = self.render_now(key).await;
        self.parts.renders.took(started.elapsed());
        let (page, language) = (&key.page, key.language);
        match &result {
            Ok(_) => tracing::debug!(page, %language, ms = started.elapsed().as_millis(), "page rendered"),
            Err(error) => {
                tracing::error!(page, %language, "page {page} ({language}) cannot be rendered: {error}");
            }
        }
        result.map(Arc::new)
    }

    /// A page for one visitor, with the form that came back; never kept. `Ok(None)`: no such page.
    pub async fn render_with(&self, key: &PageKey, form: FormState) -> Result<Option<String>, RenderError> {
        let Some(mut page) = self.page_data(key) else { return Ok(None) };
        page.form_state = Some(form);
        self.document(page).await.map(Some)
    }

    fn page_data(&self, key: &PageKey) -> Option<PageData> {
        PageDataBuilder { content: &self.content, site_url: &self.parts.site_url }.build(key)
    }

    async fn document(&self, mut page: PageData) -> Result<String, RenderError> {
        let head = page.head.take().ok_or_else(|| RenderError("the page has no head".to_owned()))?;
        let data = json(&page)?;
        let body = self.parts.engine.render(data.clone()).await?;
        let document = Document { assets: &self.parts.assets, dev_server: self.parts.dev_server.as_deref() };
        Ok(document.write(&page, &head, &body, &data))
    }

    async fn render_now(&self, key: &PageKey) -> Result<ReadyPage, RenderError> {
        let page = self.page_data(key).ok_or_else(|| RenderError("the page has no data".to_owned()))?;
        let with_head = json(&page)?;
        let html = self.document(page).await?;
        // Compression is work for a processor too: it must not hold up a thread that serves visitors, and
        // not more of it at once than there are processors, or its buffers fill the memory.
        let _turn = self.parts.pressing.acquire().await.map_err(|error| RenderError(error.to_string()))?;
        let press = move || ReadyPage {
            html: Variants::compressed(Bytes::from(html), Effort::Page),
            data: Variants::compressed(Bytes::from(with_head), Effort::Page),
        };
        tokio::task::spawn_blocking(press).await.map_err(|error| RenderError(error.to_string()))
    }
}

impl Slot {
    fn check_recent_failure(&self) -> Result<(), RenderError> {
        let recent =
            self.failed.lock().is_ok_and(|failed| failed.is_some_and(|at| at.elapsed() < RETRY_AFTER));
        if recent { Err(RenderError("the page failed to render a moment ago".to_owned())) } else { Ok(()) }
    }

    fn note_failure(&self) {
        if let Ok(mut failed) = self.failed.lock() {
            *failed = Some(Instant::now());
        }
    }
}

fn json(page: &PageData) -> Result<String, RenderError> {
    serde_json::to_string(page).map_err(|error| RenderError(error.to_string()))
}

fn hash(page: &PageData) -> [u8; 32] {
    let bytes = serde_json::to_vec(page).unwrap_or_default();
    Sha256::digest(bytes).into()
}
