//! The publisher: swaps in the next version of the site when files change, and when time changes what they say.

use std::sync::Arc;
use std::time::{Duration, Instant};

use arc_swap::ArcSwap;
use torre_base::histogram::Histogram;

use crate::detached_thread;
use crate::last_failure::RETRY_AFTER;
use crate::publish::due_change::DueChange;
use crate::publish::folder_watch::{Change, FolderWatch};
use crate::publish::last_fault::LastFault;
use crate::publish::publish_error::PublishError;
use crate::publish::settings::PublishSettings;
use crate::publish::site_loader::SiteLoader;
use crate::publish::sources::Sources;
use crate::publish::warm_up::{render_pages, write_files};
use crate::site::Site;

/// Changed pages are rendered before they are shown, but not longer than this: the rest
/// is rendered when asked for.
const PRERENDER_TIMEOUT: Duration = Duration::from_millis(700);

/// Thousands of posts are read in less. What takes longer waits for a disk.
const SLOW_LOAD: Duration = Duration::from_secs(10);

pub struct Publisher {
    current: ArcSwap<Site>,
    loader: Arc<SiteLoader>,
}

impl Publisher {
    pub fn start(sources: Sources, settings: PublishSettings) -> Result<Publisher, PublishError> {
        let (loader, site) = SiteLoader::start(sources, settings)?;
        Ok(Publisher { current: ArcSwap::from_pointee(site), loader: Arc::new(loader) })
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
        &self.loader.settings.renders
    }

    /// Renders every prerendered page that is not ready, if pages are rendered before anybody asks.
    pub async fn warm_up(&self) {
        if self.loader.settings.prerenders {
            self.warm().await;
        }
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
    pub async fn watch(&self) -> FolderWatch {
        let loader = Arc::clone(&self.loader);
        let watching = detached_thread::run("watch", move || FolderWatch::start(&loader.sources)).await;
        watching.unwrap_or_else(|error| {
            tracing::error!("changes will not be noticed: {error}");
            FolderWatch::of_nothing()
        })
    }

    /// Follows changes and the clock. Runs until the program ends.
    pub async fn keep_current(&self, mut folders: FolderWatch) {
        let mut retry_delay = RETRY_AFTER;
        let (mut due, mut last_fault) = (DueChange::default(), LastFault::default());
        loop {
            tokio::select! {
                () = folders.changed() => {}
                () = due.next(self.site().content.next_change, self.loader.settings.clock) => {}
                // A change that comes meanwhile is more urgent.
                () = self.retry_cold_pages(retry_delay) => {
                    retry_delay = RETRY_AFTER;
                    continue;
                }
            };
            match self.republish(folders.debounce().await).await {
                Ok(()) => {
                    due.record_success();
                    last_fault.clear();
                }
                Err(error) => {
                    due.record_failure();
                    if last_fault.is_new(error.to_string()) {
                        tracing::error!(
                            "content changed but is not shown; the pages before stay up. {error}"
                        );
                    } else {
                        tracing::debug!("content is still not shown, for the same reason");
                    }
                }
            }
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
            self.warm_up().await;
        }
    }

    async fn republish(&self, change: Change) -> Result<(), PublishError> {
        let started = Instant::now();
        let site = Arc::new(self.next_site(change).await?);
        let changed = site.cold();
        let count = changed.len();
        let asked = if self.loader.settings.prerenders { changed } else { Vec::new() };
        let prerender = render_pages(&site, asked);
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
        Ok(())
    }

    /// On a thread of its own: this one hears the signals that end the program, and must not wait for a disk.
    async fn next_site(&self, change: Change) -> Result<Site, PublishError> {
        let (loader, before) = (Arc::clone(&self.loader), self.site());
        let load = detached_thread::run("publish", move || loader.next_site(change, &before));
        tokio::pin!(load);
        if let Ok(loaded) = tokio::time::timeout(SLOW_LOAD, &mut load).await {
            return loaded?;
        }
        let seconds = SLOW_LOAD.as_secs();
        tracing::warn!(
            "content changed and is not read after {seconds} s; the pages before stay up. Does the disk answer?"
        );
        load.await?
    }
}
