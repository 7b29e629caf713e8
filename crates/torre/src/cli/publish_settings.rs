//! The settings of the publisher, from the configuration.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use torre_config::config::Config;
use torre_render::engine::limits::EngineLimits;
use torre_render::publish::settings::PublishSettings;

/// Longer than the pause between two saves of an editor, or two posts that a crawler asks for.
const ENGINE_IDLE: Duration = Duration::from_secs(10);

pub(super) fn publish_settings(config: &Config) -> PublishSettings {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    PublishSettings {
        site_url: config.site_url.clone(),
        dev_server: config.dev_server.clone(),
        third_party: config.third_party.clone(),
        takes_subscriptions: config.leads.mail.is_some(),
        counts_views: config.statistics,
        renders: Arc::default(),
        clock: config.clock,
        samples: config.samples,
        prerenders: config.prerender,
        limits: EngineLimits {
            time: config.render_timeout,
            memory: config.render_memory,
            threads,
            idle: ENGINE_IDLE,
        },
        page_cache_bytes: config.page_store,
        picture_folder: config.data_dir.join("pictures"),
        exported: None,
    }
}
