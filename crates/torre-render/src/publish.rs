//! Which version of the site is shown, and how the next one takes its place: when content files
//! change, and when a dated post's time has come.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use arc_swap::ArcSwap;
use jiff::Timestamp;
use notify::{RecursiveMode, Watcher};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use torre_base::histogram::Histogram;
use torre_base::page_key::PageKey;
use torre_config::third_party::ThirdPartySettings;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::diagnostics::Diagnostics;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::source::Source;
use torre_pages::page_data::Exported;

use crate::assets::{AssetsError, WebAssets};
use crate::compression_pool::CompressionPool;
use crate::documents::SiteDocument;
use crate::engine::{Engine, Limits};
use crate::site::Site;
use crate::site_parts::SiteParts;
use crate::slot::RETRY_AFTER;
use crate::store::PageStore;

/// Editors write a file in several steps; wait until they have gone quiet.
const QUIET: Duration = Duration::from_millis(60);
/// Changed pages are rendered before they are shown, but not longer than this: the rest
/// is rendered when asked for.
const PREPARE: Duration = Duration::from_millis(700);

pub struct Sources {
    pub content: Source,
    pub web: Source,
}

#[derive(Debug, Clone)]
pub struct PublishSettings {
    pub site_url: String,
    pub dev_server: Option<String>,
    pub third_party: ThirdPartySettings,
    pub limits: Limits,
    pub renders: Arc<Histogram>,
    /// Bytes of pages that are made on demand.
    pub page_store: usize,
    /// Set when the site becomes files.
    pub exported: Option<Exported>,
}

/// Why the site cannot be published.
#[derive(Debug)]
pub enum PublishError {
    Files(std::io::Error),
    Assets(AssetsError),
    Content(Diagnostics),
}

impl std::fmt::Display for PublishError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PublishError::Files(error) => write!(f, "files cannot be read: {error}"),
            PublishError::Assets(error) => error.fmt(f),
            PublishError::Content(diagnostics) => write!(f, "the content has faults:\n{diagnostics}"),
        }
    }
}

impl std::error::Error for PublishError {}

pub struct Publisher {
    current: ArcSwap<Site>,
    sources: Sources,
    settings: PublishSettings,
    content_files: Mutex<ContentFiles>,
}

impl Publisher {
    pub fn start(sources: Sources, settings: PublishSettings) -> Result<Publisher, PublishError> {
        let parts = load_parts(&sources, &settings)?;
        let addressing = if parts.exported.is_some() {
            LanguageAddressing::PathPrefix
        } else {
            LanguageAddressing::QueryParameter
        };
        let mut content_files =
            ContentFiles::open(sources.content.clone(), addressing).map_err(PublishError::Files)?;
        let content = load_content(&mut content_files, &parts)?;
        let current = ArcSwap::from_pointee(Site::new(Arc::new(content), parts, None));
        Ok(Publisher { current, sources, settings, content_files: Mutex::new(content_files) })
    }

    pub fn site(&self) -> Arc<Site> {
        self.current.load_full()
    }

    /// Grows with every publication: what was made from an older site can tell that it is old.
    pub fn version(&self) -> u64 {
        self.current.load().version()
    }

    /// How long pages took to render.
    pub fn renders(&self) -> &Histogram {
        &self.settings.renders
    }

    /// Renders every page that is always kept and not ready. Failures are logged where they happen.
    pub async fn warm(&self) {
        let started = Instant::now();
        let site = self.site();
        let keys = site.cold();
        let count = keys.len();
        render_all(&site, keys).await;
        write_documents(&site).await;
        match site.cold().len() {
            0 => tracing::info!(pages = count, ms = started.elapsed().as_millis(), "all pages are warm"),
            left => tracing::warn!(pages = left, "pages that cannot be rendered: {left}"),
        }
    }

    /// Watches the folders, if content or front end come from folders.
    pub fn watch(&self) -> Watching {
        let (changed, changes) = mpsc::unbounded_channel();
        let content = watch(self.sources.content.folder(), &changed, Change::Content);
        let web = watch(self.sources.web.folder(), &changed, Change::Web);
        Watching { changes, _watchers: [content, web], _changed: changed }
    }

    /// Follows changes and the clock. Runs until the program ends.
    pub async fn keep_current(&self, watching: Watching) {
        // The watchers stop when they are dropped.
        let Watching { mut changes, _watchers, _changed } = watching;
        let mut pause = RETRY_AFTER;
        loop {
            let change = tokio::select! {
                Some(change) = changes.recv() => change,
                () = sleep_until(self.site().content.next_publication) => Change::Content,
                // A change that comes meanwhile is more urgent.
                () = self.catch_up(pause) => {
                    pause = RETRY_AFTER;
                    continue;
                }
            };
            tokio::time::sleep(QUIET).await;
            let mut front_end = change == Change::Web;
            while let Ok(more) = changes.try_recv() {
                front_end |= more == Change::Web;
            }
            self.republish(front_end).await;
            pause = Duration::ZERO;
        }
    }

    /// Renders what is not ready yet, or tries it again; visitors see it as it was before.
    async fn catch_up(&self, pause: Duration) {
        tokio::time::sleep(pause).await;
        let site = self.site();
        // Pages made on demand are tried again when somebody asks: nobody may be answered from memory until then.
        if site.parts.store.forget_failures() {
            site.renew();
        }
        if !site.cold().is_empty() {
            self.warm().await;
        }
    }

    async fn republish(&self, front_end: bool) {
        let started = Instant::now();
        match self.next_site(front_end) {
            Ok(site) => {
                let changed = site.cold();
                let count = changed.len();
                let prepare = render_all(&site, changed);
                let complete = tokio::time::timeout(PREPARE, prepare).await.is_ok();
                self.current.store(Arc::clone(&site));
                tracing::info!(
                    pages = count,
                    ms = started.elapsed().as_millis(),
                    "content changed: {count} pages rebuilt"
                );
                if complete {
                    write_documents(&site).await;
                }
            }
            Err(error) => {
                tracing::error!("content changed but is not shown; the pages before stay up. {error}");
            }
        }
    }

    fn next_site(&self, front_end: bool) -> Result<Arc<Site>, PublishError> {
        let before = self.site();
        let parts = if front_end { load_parts(&self.sources, &self.settings)? } else { before.parts.clone() };
        let mut content_files = self.content_files.lock().unwrap_or_else(PoisonError::into_inner);
        content_files.refresh().map_err(PublishError::Files)?;
        let content = load_content(&mut content_files, &parts)?;
        Ok(Arc::new(Site::new(Arc::new(content), parts, Some(&before))))
    }
}

fn load_parts(sources: &Sources, settings: &PublishSettings) -> Result<SiteParts, PublishError> {
    let files = sources.web.read().map_err(PublishError::Files)?;
    let assets = WebAssets::load(&files).map_err(PublishError::Assets)?;
    let engine = Engine::start(&assets.bundle, settings.limits).map_err(PublishError::Files)?;
    Ok(SiteParts {
        assets: Arc::new(assets),
        engine,
        site_url: settings.site_url.clone(),
        dev_server: settings.dev_server.clone(),
        third_party: settings.third_party.clone(),
        exported: settings.exported.clone(),
        renders: Arc::clone(&settings.renders),
        compression: CompressionPool::new(settings.limits.threads),
        store: Arc::new(PageStore::new(settings.page_store, settings.limits.threads.saturating_sub(1))),
        // One: whoever asks for all of them at once takes one core from the visitors of pages, not all.
        drawing: Arc::new(Semaphore::new(1)),
    })
}

fn load_content(content_files: &mut ContentFiles, parts: &SiteParts) -> Result<Content, PublishError> {
    Content::load(content_files, &parts.assets.cuts, Timestamp::now()).map_err(PublishError::Content)
}

/// Whoever asks before they are ready waits for them; nobody else does.
async fn write_documents(site: &Site) {
    for document in SiteDocument::ALL {
        if let Err(error) = site.document(document).await {
            tracing::error!("{document:?} cannot be written: {error}");
        }
    }
}

/// Not more at once than there are processors: a visitor who comes meanwhile waits for one page, not for all.
async fn render_all(site: &Arc<Site>, keys: Vec<PageKey>) {
    let at_once = thread::available_parallelism().map_or(1, usize::from);
    let mut waiting = keys.into_iter();
    let mut pages = JoinSet::new();
    loop {
        for key in waiting.by_ref().take(at_once - pages.len()) {
            let site = Arc::clone(site);
            pages.spawn(async move { site.warm(&key).await.is_ok() });
        }
        if pages.join_next().await.is_none() {
            return;
        }
    }
}

/// The folders under watch, and what has changed in them since.
pub struct Watching {
    changes: mpsc::UnboundedReceiver<Change>,
    _watchers: [Option<notify::RecommendedWatcher>; 2],
    /// Keeps the channel open where no folder is watched.
    _changed: mpsc::UnboundedSender<Change>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Content,
    Web,
}

fn watch(
    folder: Option<&Path>,
    changed: &mpsc::UnboundedSender<Change>,
    change: Change,
) -> Option<notify::RecommendedWatcher> {
    let folder = folder?;
    let changed = changed.clone();
    let on_event = move |event: notify::Result<notify::Event>| {
        if event.is_ok_and(|event| !event.kind.is_access()) {
            // Nobody listens any more only when the program ends.
            let _ = changed.send(change);
        }
    };
    let watching = notify::recommended_watcher(on_event).and_then(|mut watcher| {
        watcher.watch(folder, RecursiveMode::Recursive)?;
        Ok(watcher)
    });
    match watching {
        Ok(watcher) => Some(watcher),
        Err(error) => {
            tracing::error!(folder = %folder.display(), "changes will not be noticed: {error}");
            None
        }
    }
}

async fn sleep_until(moment: Option<Timestamp>) {
    match moment {
        Some(moment) => {
            let wait = moment.duration_since(Timestamp::now());
            tokio::time::sleep(Duration::try_from(wait).unwrap_or_default()).await;
        }
        None => std::future::pending().await,
    }
}
