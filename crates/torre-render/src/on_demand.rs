//! On-demand rendering, through the page cache: pages of which there may be thousands, such as old posts.

use std::sync::Arc;

use torre_base::page_key::PageKey;
use torre_pages::blog_pages::PostText;

use crate::compress::Variants;
use crate::page_cache::CachedPage;
use crate::page_renderer::{PageRenderer, input_hash};
use crate::render_error::RenderError;

/// `version`: that of the site. `Ok(None)`: no such page.
pub(crate) async fn html(
    key: &PageKey,
    renderer: PageRenderer<'_>,
    version: u64,
) -> Result<Option<Arc<Variants>>, RenderError> {
    let cache = &renderer.parts.page_cache;
    if let Some(page) = cache.get(key).filter(|page| page.is_of(version)) {
        return Ok(Some(Arc::clone(&page.html)));
    }
    let Some(data) = renderer.page_data(key, PostText::Included) else { return Ok(None) };
    let input = input_hash(&data);
    let ready = || cache.get(key).filter(|page| page.is_made_of(&input, version));
    if let Some(page) = ready() {
        return Ok(Some(Arc::clone(&page.html)));
    }
    // What cannot be rendered is served stale, while it is still there.
    let or_stale = |error| match cache.get(key) {
        Some(page) => Ok(Some(Arc::clone(&page.html))),
        None => Err(error),
    };
    if cache.has_failed_recently(key) {
        return or_stale(RenderError::FailedRecently);
    }
    let _permit = cache.render_permit().await?;
    // Somebody else may have asked for the same page and been first, with or without success.
    if let Some(page) = ready() {
        return Ok(Some(Arc::clone(&page.html)));
    }
    if cache.has_failed_recently(key) {
        return or_stale(RenderError::FailedRecently);
    }
    match renderer.html(key, data).await {
        Ok(html) => {
            cache.put(key, Arc::new(CachedPage::new(Arc::clone(&html), input, version)));
            Ok(Some(html))
        }
        Err(error) => {
            cache.record_failure(key);
            or_stale(error)
        }
    }
}
