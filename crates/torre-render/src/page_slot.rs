//! The cache slot of one prerendered page: ready, not rendered yet, or failed and served stale (stale-if-error).

use std::sync::{Arc, Mutex};

use tokio::sync::OnceCell;

use crate::compress::Variants;
use crate::last_failure::LastFailure;

/// A prerendered page, ready to send.
#[derive(Debug)]
pub(crate) struct RenderedPage {
    /// Hash of all that goes into the page; a new version of the site takes over pages whose hash is the same.
    pub(crate) input: [u8; 32],
    pub(crate) html: Arc<Variants>,
    pub(crate) data: Arc<Variants>,
}

#[derive(Debug, Default)]
pub(crate) struct PageSlot {
    pub(crate) ready: OnceCell<Arc<RenderedPage>>,
    /// The page as the version before had it: shown for as long as this version's own cannot be rendered.
    stale: Mutex<Option<Arc<RenderedPage>>>,
    pub(crate) last_failure: LastFailure,
}

impl PageSlot {
    /// `before`: the slot of the same page in the version before. `input` is asked for only where there is a page to
    /// take over: the first version of the site has none, and starts sooner.
    pub(crate) fn new(before: Option<&PageSlot>, input: impl FnOnce() -> Option<[u8; 32]>) -> PageSlot {
        let Some(shown) = before.and_then(PageSlot::shown) else { return PageSlot::default() };
        if input() == Some(shown.input) {
            return PageSlot { ready: OnceCell::new_with(Some(shown)), ..PageSlot::default() };
        }
        PageSlot { stale: Mutex::new(Some(shown)), ..PageSlot::default() }
    }

    pub(crate) fn stale(&self) -> Option<Arc<RenderedPage>> {
        self.stale.lock().ok()?.clone()
    }

    /// What visitors of this version see, if there is anything.
    fn shown(&self) -> Option<Arc<RenderedPage>> {
        self.ready.get().cloned().or_else(|| self.stale())
    }

    /// True: there was a stale page, and visitors may have seen it.
    pub(crate) fn drop_stale(&self) -> bool {
        self.stale.lock().is_ok_and(|mut stale| stale.take().is_some())
    }
}
