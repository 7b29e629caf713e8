//! Compressed media: pictures and documents of the content as they are sent, drawings compressed when somebody first
//! asks for one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use torre_content::media::MediaFile;

use crate::compress::{Effort, Variants};

/// By address. Addresses that do not exist never come here, so there are as many as there are files.
#[derive(Debug, Default)]
pub struct CompressedMedia(Mutex<HashMap<String, Arc<Variants>>>);

impl CompressedMedia {
    pub fn get(&self, address: &str, file: &MediaFile) -> Arc<Variants> {
        if let Some(cached) = self.cached().get(address) {
            return Arc::clone(cached);
        }
        // Outside the lock: two who ask at once may both compress, which costs less than everybody waiting.
        let bytes = file.bytes.clone();
        let body = Arc::new(match file.content_type {
            "image/svg+xml" => Variants::compressed(bytes, Effort::Page),
            // Photographs and documents are compressed in themselves.
            _ => Variants::plain(bytes),
        });
        self.cached().insert(address.to_owned(), Arc::clone(&body));
        body
    }

    fn cached(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Variants>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
