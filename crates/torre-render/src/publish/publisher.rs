//! The publisher: swaps in the next version of the site when files change, and when a dated post's time has come.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use arc_swap::ArcSwap;
use jiff::Timestamp;
use torre_base::histogram::Histogram;
use torre_content::content_files::ContentFiles;
use torre_content::language_addressing::LanguageAddressing;

use crate::last_failure::RETRY_AFTER;
use crate::publish::folder_watch::{Change, FolderWatch};
use crate::publish::publish_error::PublishError;
use crate::publish::settings::PublishSettings;
use crate::publish::site_loader::{load_content, load_parts};
use crate::publish::sources::Sources;
use crate::publish::warm_up::{render_pages, write_files};
use crate::site::Site;

/// Changed pages are rendered before they are shown, but not longer than this: the rest
/// is rendered when asked for.
const PRERENDER_TIMEOUT: Duration = Duration::from_millis(700);

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
        let mut content_files = ContentFiles::open(sources.content.clone(), addressing)?;
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

    /// Renders every prerendered page that is not ready.
    pub async fn warm(&self) {
        let started = Instant::now();
        let site = self.site();
        let keys = site.cold();
        let count = keys.len();
        render_pages(&site, keys).await;
        write_files(&site).await;
        match site.cold().len() {
            0 => tracing::info!(pages = count, ms = started.elapsed().as_millis(), "all pages are warm"),
            left => tracing::warn!(pages = left, "pages that cannot be rendered: {left}"),
        }
    }

    /// Watches the folders, if content or front end come from folders.
    pub fn watch(&self) -> FolderWatch {
        FolderWatch::start(&self.sources)
    }

    /// Follows changes and the clock. Runs until the program ends.
    pub async fn keep_current(&self, mut folders: FolderWatch) {
        let mut retry_delay = RETRY_AFTER;
        loop {
            let change = tokio::select! {
                Some(change) = folders.next() => change,
                () = sleep_until(self.site().content.next_publication) => Change::Content,
                // A change that comes meanwhile is more urgent.
                () = self.retry_cold_pages(retry_delay) => {
                    retry_delay = RETRY_AFTER;
                    continue;
                }
            };
            let change = folders.debounce(change).await;
            self.republish(change).await;
            retry_delay = Duration::ZERO;
        }
    }

    /// Renders what is not ready yet, or tries it again; visitors see it as it was before.
    async fn retry_cold_pages(&self, delay: Duration) {
        tokio::time::sleep(delay).await;
        let site = self.site();
        // Pages rendered on demand are tried again when somebody asks: no response may come from a cache until then.
        if site.parts.page_cache.forget_failures() {
            site.advance_version();
        }
        if !site.cold().is_empty() {
            self.warm().await;
        }
    }

    async fn republish(&self, change: Change) {
        let started = Instant::now();
        match self.next_site(change) {
            Ok(site) => {
                let changed = site.cold();
                let count = changed.len();
                let prerender = render_pages(&site, changed);
                let complete = tokio::time::timeout(PRERENDER_TIMEOUT, prerender).await.is_ok();
                self.current.store(Arc::clone(&site));
                tracing::info!(
                    pages = count,
                    ms = started.elapsed().as_millis(),
                    "content changed: {count} pages rebuilt"
                );
                if complete {
                    write_files(&site).await;
                }
            }
            Err(error) => {
                tracing::error!("content changed but is not shown; the pages before stay up. {error}");
            }
        }
    }

    fn next_site(&self, change: Change) -> Result<Arc<Site>, PublishError> {
        let before = self.site();
        let parts = match change {
            Change::Web => load_parts(&self.sources, &self.settings)?,
            Change::Content => before.parts.clone(),
        };
        let mut content_files = self.content_files.lock().unwrap_or_else(PoisonError::into_inner);
        content_files.refresh()?;
        let content = load_content(&mut content_files, &parts)?;
        Ok(Arc::new(Site::new(Arc::new(content), parts, Some(&before))))
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
