//! Compressed media: pictures and documents of the content as they are sent. Drawings are compressed when somebody first
//! asks for one, never on a thread that serves visitors.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use torre_content::media::MediaFile;

use crate::compress::{Effort, Encodings, Variants};
use crate::compression_cache::CompressionCache;
use crate::compression_pool::CompressionPool;
use crate::render_error::RenderError;

/// A drawing up to this size takes milliseconds: whoever asks waits and gets it small. A larger one takes up to seconds,
/// in which it is on its way sooner as it is.
const LARGE_BYTES: usize = 256 * 1024;

/// Drawings that may wait to be compressed; while there are as many, others are sent as they are. They wait as part of
/// the content and take no memory of their own.
const MOST_IN_FLIGHT: usize = 64;

#[derive(Debug)]
pub struct CompressedMedia {
    pub cache: Arc<CompressionCache>,
    pub pool: CompressionPool,
    /// By hash; the other end is dropped when it is done.
    in_flight: Mutex<HashMap<String, watch::Receiver<()>>>,
}

pub struct MediaBody {
    pub body: Variants,
    /// False: a compressed form is being made, and the next response may be another one.
    pub is_final: bool,
}

impl CompressedMedia {
    pub fn new(cache: Arc<CompressionCache>, pool: CompressionPool) -> CompressedMedia {
        CompressedMedia { cache, pool, in_flight: Mutex::default() }
    }

    pub async fn get(self: &Arc<Self>, file: &MediaFile) -> MediaBody {
        // Photographs and documents are compressed in themselves.
        if file.content_type != "image/svg+xml" {
            return MediaBody { body: with_encodings(file, &Encodings::default()), is_final: true };
        }
        if let Some(encodings) = self.cache.get(&file.hash) {
            return MediaBody { body: with_encodings(file, &encodings), is_final: true };
        }
        let done = self.start(file).filter(|_| file.bytes.len() <= LARGE_BYTES);
        if let Some(mut done) = done {
            // Nothing is ever sent: it ends when the other end is dropped.
            let _ = done.changed().await;
        }
        let encodings = self.cache.get(&file.hash);
        let is_final = encodings.is_some();
        MediaBody { body: with_encodings(file, &encodings.unwrap_or_default()), is_final }
    }

    /// Each drawing is compressed once, however many ask for it. None: it is ready by now, or too many others wait.
    fn start(self: &Arc<Self>, file: &MediaFile) -> Option<watch::Receiver<()>> {
        let mut in_flight = self.in_flight();
        if let Some(done) = in_flight.get(&file.hash) {
            return Some(done.clone());
        }
        if in_flight.len() >= MOST_IN_FLIGHT || self.cache.get(&file.hash).is_some() {
            return None;
        }
        let (sender, done) = watch::channel(());
        in_flight.insert(file.hash.clone(), done.clone());
        drop(in_flight);
        let job = Job { media: Arc::clone(self), file: file.clone(), _done: sender };
        tokio::spawn(async move {
            if let Err(error) = job.run().await {
                tracing::error!("a drawing cannot be compressed and is sent as it is: {error}");
            }
        });
        Some(done)
    }

    fn in_flight(&self) -> MutexGuard<'_, HashMap<String, watch::Receiver<()>>> {
        self.in_flight.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn with_encodings(file: &MediaFile, encodings: &Encodings) -> Variants {
    Variants::new(&file.hash, file.bytes.clone(), encodings.clone())
}

/// A drawing in flight, until this is dropped.
struct Job {
    media: Arc<CompressedMedia>,
    file: MediaFile,
    _done: watch::Sender<()>,
}

impl Job {
    async fn run(&self) -> Result<(), RenderError> {
        let bytes = self.file.bytes.clone();
        let is_large = bytes.len() > LARGE_BYTES;
        let compress = move || Encodings::compress(&bytes, Effort::Page);
        let pool = &self.media.pool;
        let encodings = if is_large { pool.run_large(compress).await } else { pool.run(compress).await };
        self.media.cache.put(&self.file.hash, encodings?);
        Ok(())
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.media.in_flight().remove(&self.file.hash);
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;

    use super::*;

    fn media() -> Arc<CompressedMedia> {
        let cache = Arc::new(CompressionCache::new(1024 * 1024));
        Arc::new(CompressedMedia::new(cache, CompressionPool::new(1)))
    }

    fn drawing(hash: &str, length: usize) -> MediaFile {
        let bytes = Bytes::from(vec![b'x'; length]);
        MediaFile { bytes, hash: hash.to_owned(), content_type: "image/svg+xml" }
    }

    #[tokio::test]
    async fn a_small_drawing_is_compressed_for_whoever_asks_first() {
        let ready = media().get(&drawing("a", LARGE_BYTES)).await;
        assert!(ready.is_final);
        assert!(ready.body.brotli.is_some());
    }

    #[tokio::test]
    async fn a_large_drawing_is_sent_as_it_is_until_it_is_compressed() {
        let (media, file) = (media(), drawing("a", LARGE_BYTES + 1));
        let first = media.get(&file).await;
        assert_eq!((first.is_final, first.body.brotli), (false, None));
        let done = media.start(&file);
        assert_eq!(media.in_flight().len(), 1, "once for everybody");
        let _ = done.unwrap().changed().await;
        let second = media.get(&file).await;
        assert!(second.is_final && second.body.brotli.is_some());
        assert!(media.in_flight().is_empty());
    }

    #[tokio::test]
    async fn so_many_drawings_wait_and_no_more() {
        let media = media();
        for number in 0..MOST_IN_FLIGHT + 10 {
            assert!(!media.get(&drawing(&number.to_string(), LARGE_BYTES + 1)).await.is_final);
        }
        assert_eq!(media.in_flight().len(), MOST_IN_FLIGHT);
    }
}
