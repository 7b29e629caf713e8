//! What is made on first request and then kept: share images, documents, calendars. Every address is known from the
//! content, so that a name nobody has costs nothing.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{OnceCell, Semaphore};
use torre_print::drawing::font_files::FontFiles;

use torre_base::digest::version;
use torre_print::artefact::{Artefact, ArtefactEntry};

use crate::compress::{Effort, Variants, without_spare};

/// How long a thing that could not be made answers 500 before it is tried again.
const RETRY_AFTER: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct Item {
    pub made: Arc<dyn Artefact>,
    /// A short name of the input; an address that carries it never changes its bytes.
    pub version: String,
    kept: bool,
    ready: OnceCell<Arc<Variants>>,
    failed: Mutex<Option<Instant>>,
}

#[derive(Debug, Default)]
pub struct Shelf {
    items: HashMap<String, Item>,
}

impl Shelf {
    /// What is the same as on the shelf before stays as it is.
    pub fn new(wanted: Vec<ArtefactEntry>, before: Option<&Shelf>) -> Shelf {
        let items = wanted.into_iter().map(|ArtefactEntry { path, artefact: made, cached: kept }| {
            let version = version(&made.input());
            let same = before.and_then(|before| before.items.get(&path));
            let same = same.filter(|item| item.version == version);
            let ready = same.map(|item| item.ready.clone()).unwrap_or_default();
            (path, Item { made, version, kept, ready, failed: Mutex::default() })
        });
        Shelf { items: items.collect() }
    }

    pub fn get(&self, path: &str) -> Option<&Item> {
        self.items.get(path)
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.items.keys().map(String::as_str)
    }
}

impl Item {
    /// Makes it now if it has not been made, off the threads that serve visitors, and not more at once than `turns`.
    pub async fn body(&self, fonts: &Arc<FontFiles>, turns: &Semaphore) -> Result<Arc<Variants>, String> {
        if let Some(ready) = self.ready.get() {
            return Ok(Arc::clone(ready));
        }
        self.check_recent_failure()?;
        let made = if self.kept {
            self.ready.get_or_try_init(|| self.make(fonts, turns)).await.map(Arc::clone)
        } else {
            self.make(fonts, turns).await
        };
        made.inspect_err(|_| self.note_failure())
    }

    async fn make(&self, fonts: &Arc<FontFiles>, turns: &Semaphore) -> Result<Arc<Variants>, String> {
        let _turn = turns.acquire().await.map_err(|error| error.to_string())?;
        let (made, fonts) = (Arc::clone(&self.made), Arc::clone(fonts));
        let work = move || {
            let body = without_spare(made.render(&fonts).map_err(|error| error.to_string())?);
            let pressed = made.is_compressible();
            Ok(if pressed { Variants::compressed(body, Effort::Page) } else { Variants::plain(body) })
        };
        let body: Result<Variants, String> =
            tokio::task::spawn_blocking(work).await.map_err(|error| error.to_string())?;
        body.map(Arc::new)
    }

    fn check_recent_failure(&self) -> Result<(), String> {
        let recent = |at: &Option<Instant>| at.is_some_and(|at| at.elapsed() < RETRY_AFTER);
        let failed = self.failed.lock().is_ok_and(|failed| recent(&failed));
        if failed { Err("it could not be made a moment ago".to_owned()) } else { Ok(()) }
    }

    fn note_failure(&self) {
        if let Ok(mut failed) = self.failed.lock() {
            *failed = Some(Instant::now());
        }
    }
}
