//! The site loader: reads a version of the site from its sources. It may wait for a disk, so it is never asked on a thread
//! that others need.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::diagnostics::Diagnostics;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::placeholders::list::Placeholder;

use crate::assets::WebAssets;
use crate::compressed_media::CompressedMedia;
use crate::compression_cache::CompressionCache;
use crate::compression_pool::CompressionPool;
use crate::engine::pool::EnginePool;
use crate::page_cache::PageCache;
use crate::picture_cutter::PictureCutter;
use crate::publish::folder_watch::Change;
use crate::publish::last_fault::LastFault;
use crate::publish::publish_error::PublishError;
use crate::publish::settings::PublishSettings;
use crate::publish::sources::Sources;
use crate::site::Site;
use crate::site_parts::SiteParts;

/// For the compressed forms of files.
const COMPRESSED_BYTES: usize = 32 * 1024 * 1024;

pub(super) struct SiteLoader {
    pub(super) sources: Sources,
    pub(super) settings: PublishSettings,
    content_files: Mutex<ContentFiles>,
    media: Arc<CompressedMedia>,
    cutter: Arc<PictureCutter>,
    left_out: Mutex<LastFault>,
    hidden: Mutex<LastFault>,
}

impl SiteLoader {
    /// With the first version of the site.
    pub(super) fn start(
        sources: Sources,
        settings: PublishSettings,
    ) -> Result<(SiteLoader, Site), PublishError> {
        let addressing = match settings.exported {
            Some(_) => LanguageAddressing::PathPrefix,
            None => LanguageAddressing::QueryParameter,
        };
        let content_files = Mutex::new(ContentFiles::open(sources.content.clone(), addressing)?);
        let cache = Arc::new(CompressionCache::new(COMPRESSED_BYTES));
        let media = Arc::new(CompressedMedia::new(cache, CompressionPool::new(settings.limits.threads)));
        let cutter = Arc::new(PictureCutter::new(settings.picture_folder.clone()));
        let loader = SiteLoader {
            sources,
            settings,
            content_files,
            media,
            cutter,
            left_out: Mutex::default(),
            hidden: Mutex::default(),
        };
        let parts = loader.parts()?;
        let content = loader.content(&parts)?;
        Ok((loader, Site::new(Arc::new(content), parts, None)))
    }

    /// The version after `before`.
    pub(super) fn next_site(&self, change: Change, before: &Site) -> Result<Site, PublishError> {
        let parts = match change {
            Change::Web => self.parts()?,
            Change::Content => before.parts.clone(),
        };
        self.content_files.lock().unwrap_or_else(PoisonError::into_inner).refresh()?;
        let content = self.content(&parts)?;
        Ok(Site::new(Arc::new(content), parts, Some(before)))
    }

    fn parts(&self) -> Result<SiteParts, PublishError> {
        let settings = &self.settings;
        let assets = WebAssets::load(&self.sources.web.read()?, &self.media.cache)?;
        let limits = settings.limits;
        let engine = EnginePool::start(&assets.bundle, limits)?;
        Ok(SiteParts {
            assets: Arc::new(assets),
            engine,
            site_url: settings.site_url.clone(),
            dev_server: settings.dev_server.clone(),
            third_party: settings.third_party.clone(),
            takes_subscriptions: settings.takes_subscriptions,
            counts_views: settings.counts_views,
            exported: settings.exported.clone(),
            renders: Arc::clone(&settings.renders),
            compression: self.media.pool.clone(),
            media: Arc::clone(&self.media),
            cutter: Arc::clone(&self.cutter),
            page_cache: Arc::new(PageCache::new(settings.page_cache_bytes, limits.threads.saturating_sub(1))),
            // One: whoever asks for all of them at once takes one core from the visitors of pages, not all.
            artefact_permits: Arc::new(Semaphore::new(1)),
        })
    }

    fn content(&self, parts: &SiteParts) -> Result<Content, PublishError> {
        let mut content_files = self.content_files.lock().unwrap_or_else(PoisonError::into_inner);
        let (now, samples) = (self.settings.clock.now(), self.settings.samples);
        let content = Content::load(&mut content_files, &parts.assets.cuts, now, samples);
        let content = content.map_err(PublishError::Content)?;
        self.log_left_out(&content_files.faults());
        self.log_hidden(&content.hidden);
        Ok(content)
    }

    fn log_hidden(&self, hidden: &[Placeholder]) {
        let mut known = self.hidden.lock().unwrap_or_else(PoisonError::into_inner);
        let lines: Vec<String> =
            hidden.iter().map(|sample| format!("  {}: {}", sample.place, sample.what)).collect();
        if lines.is_empty() {
            known.clear();
        } else if known.is_new(lines.join("\n")) {
            tracing::warn!(
                "samples are hidden on this address ({} of content/placeholders.toml; TORRE_SAMPLES=show shows them):\n{}",
                lines.len(),
                lines.join("\n")
            );
        }
    }

    /// What is in the folder and is no content.
    fn log_left_out(&self, faults: &Diagnostics) {
        let mut left_out = self.left_out.lock().unwrap_or_else(PoisonError::into_inner);
        if faults.is_empty() {
            left_out.clear();
        } else if left_out.is_new(faults.to_string()) {
            tracing::warn!("in the content folder:\n{faults}");
        }
    }
}
