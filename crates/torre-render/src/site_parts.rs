//! Shared dependencies of every version of the site: settings, front end, engine, caches and pools.

use std::sync::Arc;

use tokio::sync::Semaphore;
use torre_base::histogram::Histogram;
use torre_config::third_party::ThirdPartySettings;
use torre_content::content::Content;
use torre_pages::page_builder::PageDataBuilder;
use torre_pages::page_data::Exported;

use crate::assets::WebAssets;
use crate::compressed_media::CompressedMedia;
use crate::compression_pool::CompressionPool;
use crate::engine::pool::EnginePool;
use crate::page_cache::PageCache;
use crate::picture_cutter::PictureCutter;

/// What a version of the site is made of.
#[derive(Clone, Debug)]
pub struct SiteParts {
    pub assets: Arc<WebAssets>,
    pub engine: EnginePool,
    pub site_url: String,
    pub dev_server: Option<String>,
    pub third_party: ThirdPartySettings,
    /// Mail can be sent to confirm a subscription.
    pub takes_subscriptions: bool,
    /// Pages say when they are seen.
    pub counts_views: bool,
    /// Set when the site becomes files.
    pub exported: Option<Exported>,
    /// How long pages took to render.
    pub renders: Arc<Histogram>,
    pub compression: CompressionPool,
    /// By their bytes; versions of the site share it.
    pub media: Arc<CompressedMedia>,
    /// Versions of the site share it.
    pub cutter: Arc<PictureCutter>,
    /// Of pages that are rendered on demand; versions of the site share it.
    pub page_cache: Arc<PageCache>,
    /// How many artefacts may be rendered at once.
    pub artefact_permits: Arc<Semaphore>,
}

impl SiteParts {
    pub(crate) fn page_data<'a>(&'a self, content: &'a Content) -> PageDataBuilder<'a> {
        PageDataBuilder {
            content,
            site_url: &self.site_url,
            third_party: &self.third_party,
            takes_subscriptions: self.takes_subscriptions,
            counts_views: self.counts_views,
            exported: self.exported.as_ref(),
            manifest: self.dev_server.is_none().then_some(&self.assets.manifest),
        }
    }
}
