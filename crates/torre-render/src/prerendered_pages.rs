//! Prerendered pages: rendered when the content changes, and never evicted. Where a new version of a page cannot be
//! rendered, or not soon, the stale one is served.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use torre_base::page_key::PageKey;
use torre_content::page::NOT_FOUND;
use torre_pages::blog_pages::PostText;
use torre_pages::page_builder::PageDataBuilder;

use crate::page_renderer::{PageRenderer, input_hash};
use crate::page_slot::{PageSlot, RenderedPage};
use crate::render_error::RenderError;
use crate::site_version::SiteVersion;

/// How long a visitor waits for a changed page before the stale one is served.
const RENDER_TIMEOUT: Duration = Duration::from_secs(1);

#[derive(Debug, Default)]
pub(crate) struct PrerenderedPages(HashMap<PageKey, PageSlot>);

impl PrerenderedPages {
    /// Pages that are the same as in `before` are taken over as they are.
    pub(crate) fn new(builder: &PageDataBuilder<'_>, before: Option<&PrerenderedPages>) -> PrerenderedPages {
        let slots = builder.prerendered_keys().into_iter().map(|key| {
            let input = || Some(input_hash(&builder.build(&key, PostText::Included)?));
            let slot = PageSlot::new(before.and_then(|before| before.0.get(&key)), input);
            (key, slot)
        });
        PrerenderedPages(slots.collect())
    }

    /// Pages that are not rendered yet, the home page first: it is the one most asked for.
    pub(crate) fn cold(&self) -> Vec<PageKey> {
        let cold = self.0.iter().filter(|(_, slot)| !slot.ready.initialized());
        let mut keys: Vec<PageKey> = cold.map(|(key, _)| key.clone()).collect();
        keys.sort_by_key(|key| (key.page != "home", key.page != NOT_FOUND, key.clone()));
        keys
    }

    /// Ready, or rendered now, or stale. `Ok(None)`: no page that is prerendered.
    pub(crate) async fn get(
        &self,
        key: &PageKey,
        renderer: PageRenderer<'_>,
        version: &SiteVersion,
    ) -> Result<Option<Arc<RenderedPage>>, RenderError> {
        let Some(slot) = self.0.get(key) else { return Ok(None) };
        if let Some(ready) = slot.ready.get() {
            return Ok(Some(Arc::clone(ready)));
        }
        let Some(stale) = slot.stale() else { return fill(slot, key, renderer, version).await.map(Some) };
        // Once it has failed, or taken too long, visitors do not wait for further attempts.
        if slot.last_failure.exists() {
            return Ok(Some(stale));
        }
        let filled = tokio::time::timeout(RENDER_TIMEOUT, fill(slot, key, renderer, version));
        let Ok(filled) = filled.await else {
            slot.last_failure.record();
            return Ok(Some(stale));
        };
        Ok(Some(filled.unwrap_or(stale)))
    }

    /// Renders a page of [`PrerenderedPages::cold`].
    pub(crate) async fn warm(
        &self,
        key: &PageKey,
        renderer: PageRenderer<'_>,
        version: &SiteVersion,
    ) -> Result<(), RenderError> {
        let Some(slot) = self.0.get(key) else { return Ok(()) };
        fill(slot, key, renderer, version).await.map(|_| ())
    }
}

async fn fill(
    slot: &PageSlot,
    key: &PageKey,
    renderer: PageRenderer<'_>,
    version: &SiteVersion,
) -> Result<Arc<RenderedPage>, RenderError> {
    let render = || async {
        // Many may have waited for somebody's attempt: when it fails, it has failed for all of them.
        if slot.last_failure.is_recent() {
            return Err(RenderError::FailedRecently);
        }
        renderer.page(key).await.inspect_err(|_| slot.last_failure.record())
    };
    let ready = slot.ready.get_or_try_init(render).await?;
    if slot.drop_stale() {
        version.advance();
    }
    Ok(Arc::clone(ready))
}
