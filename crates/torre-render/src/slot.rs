//! The place of one page that is always kept: ready, not rendered yet, or failed and shown as it was.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

use crate::compress::Variants;
use crate::engine::RenderError;

/// How long after a failure a page is tried again: a broken page under load must not keep the engines from the
/// others. Meanwhile it is shown as it was; one that never was answers 500.
pub(super) const RETRY_AFTER: Duration = Duration::from_secs(10);

/// A page that is always kept, ready to send.
#[derive(Debug)]
pub(super) struct ReadyPage {
    pub(super) html: Arc<Variants>,
    pub(super) data: Arc<Variants>,
}

#[derive(Debug, Default)]
pub(super) struct Slot {
    /// Hash of all that goes into the page; a new version of the site keeps pages whose hash is the same.
    pub(super) input: [u8; 32],
    pub(super) ready: OnceCell<Arc<ReadyPage>>,
    /// The page as the version before had it: shown for as long as this version's own cannot be rendered.
    pub(super) before: Mutex<Option<Arc<ReadyPage>>>,
    pub(super) failed: Mutex<Option<Instant>>,
}

impl Slot {
    pub(super) fn before(&self) -> Option<Arc<ReadyPage>> {
        self.before.lock().ok()?.clone()
    }

    /// What visitors of this version see, if there is anything.
    pub(super) fn shown(&self) -> Option<Arc<ReadyPage>> {
        self.ready.get().cloned().or_else(|| self.before())
    }

    pub(super) fn has_failed(&self) -> bool {
        self.failed.lock().is_ok_and(|failed| failed.is_some())
    }

    /// True: visitors may have seen it.
    pub(super) fn forget_before(&self) -> bool {
        self.before.lock().is_ok_and(|mut before| before.take().is_some())
    }

    pub(super) fn check_recent_failure(&self) -> Result<(), RenderError> {
        let recent =
            self.failed.lock().is_ok_and(|failed| failed.is_some_and(|at| at.elapsed() < RETRY_AFTER));
        if recent { Err(failed_lately()) } else { Ok(()) }
    }

    pub(super) fn note_failure(&self) {
        if let Ok(mut failed) = self.failed.lock() {
            *failed = Some(Instant::now());
        }
    }
}

pub(super) fn failed_lately() -> RenderError {
    RenderError("the page failed to render a moment ago".to_owned())
}
