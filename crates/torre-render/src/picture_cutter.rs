//! The picture cutter: asks a child process for the cuts of a photograph when somebody first wants one, one photograph at a
//! time, and keeps them on disk.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};

use bytes::Bytes;
use tokio::sync::Mutex;
use tokio::task::JoinError;
use torre_content::picture_cut::PictureCut;

use crate::cut_folder::CutFolder;
use crate::cut_process::{CutProcessError, run};

/// Requests that may wait for a cut; whoever comes after that is told to come back.
const MOST_WAITING: usize = 64;
/// A photograph that could not be cut is not tried again for so long: the file is the same.
const RETRY: Duration = Duration::from_secs(60);

#[derive(Debug, thiserror::Error)]
pub enum CutError {
    #[error("too many wait for pictures")]
    Busy,
    #[error("it could not be cut a moment ago")]
    FailedRecently,
    #[error(transparent)]
    Process(#[from] CutProcessError),
    #[error(transparent)]
    Panicked(#[from] JoinError),
}

/// The cuts of one photograph, by their width.
type Cuts = Arc<HashMap<u32, Bytes>>;

#[derive(Debug)]
pub struct PictureCutter {
    folder: CutFolder,
    waiting: AtomicUsize,
    /// Held while a photograph is cut; inside, the last one, for a disk that cannot be written: a page's pictures are
    /// asked for in several widths.
    turn: Mutex<Option<(String, Cuts)>>,
    /// By hash, and only of photographs of the content.
    failures: StdMutex<HashMap<String, Instant>>,
}

impl PictureCutter {
    pub fn new(folder: PathBuf) -> PictureCutter {
        PictureCutter {
            folder: CutFolder::new(folder),
            waiting: AtomicUsize::new(0),
            turn: Mutex::default(),
            failures: StdMutex::default(),
        }
    }

    pub async fn get(self: &Arc<Self>, cut: &PictureCut) -> Result<Bytes, CutError> {
        if let Some(bytes) = self.kept(cut).await? {
            return Ok(bytes);
        }
        let _place = Place::take(&self.waiting).ok_or(CutError::Busy)?;
        let mut last = self.turn.lock().await;
        // Whoever had the turn before may have made it.
        if let Some(bytes) = self.kept(cut).await? {
            return Ok(bytes);
        }
        if let Some(bytes) =
            last.as_ref().filter(|(hash, _)| *hash == cut.hash).and_then(|(_, cuts)| cuts.get(&cut.width))
        {
            return Ok(bytes.clone());
        }
        if self.failed_recently(&cut.hash) {
            return Err(CutError::FailedRecently);
        }
        let cuts = self.make(cut).await.inspect_err(|_| self.note_failure(&cut.hash))?;
        let bytes = cuts.get(&cut.width).cloned().unwrap_or_default();
        *last = Some((cut.hash.clone(), cuts));
        Ok(bytes)
    }

    async fn kept(self: &Arc<Self>, cut: &PictureCut) -> Result<Option<Bytes>, JoinError> {
        let (cutter, hash, width) = (Arc::clone(self), cut.hash.clone(), cut.width);
        tokio::task::spawn_blocking(move || cutter.folder.get(&hash, width)).await
    }

    /// Runs to its end also when whoever asked has gone: the next one wants it too.
    async fn make(self: &Arc<Self>, cut: &PictureCut) -> Result<Cuts, CutError> {
        let (cutter, cut) = (Arc::clone(self), cut.clone());
        let made = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let cuts = run(&cut.original, &cut.widths)?;
            let by_width: HashMap<u32, Bytes> =
                cut.widths.iter().copied().zip(cuts.into_iter().map(Bytes::from)).collect();
            let (width, milliseconds) = (cut.widths.last(), started.elapsed().as_millis());
            tracing::info!("a photograph ({}) was cut to {width:?} pixels in {milliseconds} ms", cut.hash);
            cutter.folder.put(&cut.hash, &by_width);
            Ok::<_, CutProcessError>(Arc::new(by_width))
        });
        Ok(made.await??)
    }

    fn failed_recently(&self, hash: &str) -> bool {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.get(hash).is_some_and(|at| at.elapsed() < RETRY)
    }

    fn note_failure(&self, hash: &str) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.retain(|_, at| at.elapsed() < RETRY);
        failures.insert(hash.to_owned(), Instant::now());
    }
}

/// One of the places in the queue, until it is dropped.
struct Place<'a>(&'a AtomicUsize);

impl Place<'_> {
    fn take(waiting: &AtomicUsize) -> Option<Place<'_>> {
        let place = Place(waiting);
        // Dropped, and so given back, where it is one too many.
        (waiting.fetch_add(1, Ordering::Relaxed) < MOST_WAITING).then_some(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
