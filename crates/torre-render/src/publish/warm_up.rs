//! Warm-up: pages and site files are rendered before anybody asks for them.

use std::sync::Arc;
use std::thread;

use tokio::task::JoinSet;
use torre_base::page_key::PageKey;

use crate::site::Site;
use crate::site_files::SiteFile;

/// Not more at once than there are processors: a visitor who comes meanwhile waits for one page, not for all.
/// Failures are logged where they happen.
pub(super) async fn render_pages(site: &Arc<Site>, keys: Vec<PageKey>) {
    let concurrency = thread::available_parallelism().map_or(1, usize::from);
    let mut waiting = keys.into_iter();
    let mut in_flight = JoinSet::new();
    loop {
        for key in waiting.by_ref().take(concurrency - in_flight.len()) {
            let site = Arc::clone(site);
            in_flight.spawn(async move { site.warm(&key).await.is_ok() });
        }
        if in_flight.join_next().await.is_none() {
            return;
        }
    }
}

/// Whoever asks before they are ready waits for them; nobody else does.
pub(super) async fn write_files(site: &Site) {
    for file in SiteFile::ALL {
        if let Err(error) = site.file(file).await {
            tracing::error!("{file:?} cannot be written: {error}");
        }
    }
}
