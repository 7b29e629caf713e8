//! Loading a version of the site: the parts from the front end and the settings, the content from the content_files.

use std::sync::Arc;

use jiff::Timestamp;
use tokio::sync::Semaphore;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;

use crate::assets::WebAssets;
use crate::compression_pool::CompressionPool;
use crate::engine::pool::EnginePool;
use crate::page_cache::PageCache;
use crate::publish::publish_error::PublishError;
use crate::publish::settings::PublishSettings;
use crate::publish::sources::Sources;
use crate::site_parts::SiteParts;

pub(super) fn load_parts(sources: &Sources, settings: &PublishSettings) -> Result<SiteParts, PublishError> {
    let assets = WebAssets::load(&sources.web.read()?)?;
    let limits = settings.limits;
    let engine = EnginePool::start(&assets.bundle, limits)?;
    Ok(SiteParts {
        assets: Arc::new(assets),
        engine,
        site_url: settings.site_url.clone(),
        dev_server: settings.dev_server.clone(),
        third_party: settings.third_party.clone(),
        exported: settings.exported.clone(),
        renders: Arc::clone(&settings.renders),
        compression: CompressionPool::new(limits.threads),
        page_cache: Arc::new(PageCache::new(settings.page_cache_bytes, limits.threads.saturating_sub(1))),
        // One: whoever asks for all of them at once takes one core from the visitors of pages, not all.
        artefact_permits: Arc::new(Semaphore::new(1)),
    })
}

pub(super) fn load_content(
    content_files: &mut ContentFiles,
    parts: &SiteParts,
) -> Result<Content, PublishError> {
    Content::load(content_files, &parts.assets.cuts, Timestamp::now()).map_err(PublishError::Content)
}
