//! Settings of publishing.

use std::path::PathBuf;
use std::sync::Arc;

use torre_base::clock::Clock;
use torre_base::histogram::Histogram;
use torre_config::samples::Samples;
use torre_config::third_party::ThirdPartySettings;
use torre_pages::page_data::Exported;

use crate::engine::limits::EngineLimits;

#[derive(Debug, Clone)]
pub struct PublishSettings {
    pub site_url: String,
    pub dev_server: Option<String>,
    pub third_party: ThirdPartySettings,
    /// Mail can be sent to confirm a subscription.
    pub takes_subscriptions: bool,
    /// Pages say when they are seen.
    pub counts_views: bool,
    /// Pages are rendered before anybody asks for them.
    pub prerenders: bool,
    pub limits: EngineLimits,
    pub renders: Arc<Histogram>,
    /// The time for which the site is shown.
    pub clock: Clock,
    /// Whether what stands in for the school's own is shown.
    pub samples: Samples,
    /// Most bytes of the cache for pages that are rendered on demand.
    pub page_cache_bytes: usize,
    /// Where cuts of photographs are kept.
    pub picture_folder: PathBuf,
    /// Set when the site becomes files.
    pub exported: Option<Exported>,
}
