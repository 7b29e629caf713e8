//! The artefact cache: share images, documents and calendars are rendered on first request and then cached. Every
//! address is known from the content, so that a name nobody has costs nothing.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::{AcquireError, OnceCell, Semaphore};
use tokio::task::JoinError;
use torre_base::digest::content_hash;
use torre_print::artefact::{Artefact, ArtefactEntry};
use torre_print::artefact_error::ArtefactError;
use torre_print::drawing::font_files::FontFiles;

use crate::compress::{Effort, Variants, into_exact_bytes};
use crate::last_failure::LastFailure;

/// Why there is no body to send.
#[derive(Debug, thiserror::Error)]
pub enum ArtefactCacheError {
    #[error("it could not be made a moment ago")]
    FailedRecently,
    #[error(transparent)]
    Artefact(#[from] ArtefactError),
    #[error(transparent)]
    PoolClosed(#[from] AcquireError),
    #[error(transparent)]
    Panicked(#[from] JoinError),
}

#[derive(Debug)]
pub struct CachedArtefact {
    pub artefact: Arc<dyn Artefact>,
    /// A short hash of the input; an address that carries it never changes its bytes.
    pub version: String,
    cached: bool,
    ready: OnceCell<Arc<Variants>>,
    last_failure: LastFailure,
}

#[derive(Debug, Default)]
pub struct ArtefactCache {
    artefacts: HashMap<String, CachedArtefact>,
}

impl ArtefactCache {
    /// What is the same as in the cache before is taken over.
    pub fn new(catalogue: Vec<ArtefactEntry>, before: Option<&ArtefactCache>) -> ArtefactCache {
        let artefacts = catalogue.into_iter().map(|ArtefactEntry { path, artefact, cached }| {
            let version = content_hash(&artefact.input());
            let same = before.and_then(|before| before.artefacts.get(&path));
            let same = same.filter(|known| known.version == version);
            let ready = same.map(|known| known.ready.clone()).unwrap_or_default();
            (path, CachedArtefact { artefact, version, cached, ready, last_failure: LastFailure::default() })
        });
        ArtefactCache { artefacts: artefacts.collect() }
    }

    pub fn get(&self, path: &str) -> Option<&CachedArtefact> {
        self.artefacts.get(path)
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.artefacts.keys().map(String::as_str)
    }
}

impl CachedArtefact {
    /// Rendered now if it is not cached, off the threads that serve visitors, and not more at once than `permits`.
    pub async fn body(
        &self,
        fonts: &Arc<FontFiles>,
        permits: &Arc<Semaphore>,
    ) -> Result<Arc<Variants>, ArtefactCacheError> {
        if let Some(ready) = self.ready.get() {
            return Ok(Arc::clone(ready));
        }
        if self.last_failure.is_recent() {
            return Err(ArtefactCacheError::FailedRecently);
        }
        let rendered = if self.cached {
            self.ready.get_or_try_init(|| self.render(fonts, permits)).await.map(Arc::clone)
        } else {
            self.render(fonts, permits).await
        };
        rendered.inspect_err(|_| self.last_failure.record())
    }

    async fn render(
        &self,
        fonts: &Arc<FontFiles>,
        permits: &Arc<Semaphore>,
    ) -> Result<Arc<Variants>, ArtefactCacheError> {
        let permit = Arc::clone(permits).acquire_owned().await?;
        let (artefact, fonts) = (Arc::clone(&self.artefact), Arc::clone(fonts));
        let render = move || -> Result<Variants, ArtefactError> {
            // Until it is done, also when whoever asked has gone.
            let _permit = permit;
            let body = into_exact_bytes(artefact.render(&fonts)?);
            let compress = artefact.is_compressible();
            Ok(if compress { Variants::compressed(body, Effort::Page) } else { Variants::plain(body) })
        };
        Ok(Arc::new(tokio::task::spawn_blocking(render).await??))
    }
}
