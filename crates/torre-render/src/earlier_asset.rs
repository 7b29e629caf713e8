//! A file of an earlier build as it is sent: compressed when somebody first asks for it, never on a thread that serves
//! visitors.

use std::sync::Arc;

use bytes::Bytes;

use crate::assets::{Asset, is_compressible};
use crate::compress::{Effort, Encodings, Variants, body_hash};
use crate::compressed_media::CompressedMedia;

pub async fn earlier_asset(path: &str, bytes: Bytes, media: &CompressedMedia) -> Asset {
    let hash = body_hash(&bytes);
    let encodings = match media.cache.get(&hash) {
        Some(encodings) => encodings,
        None if is_compressible(path, &bytes) => compress(&hash, &bytes, media).await,
        None => Arc::default(),
    };
    Asset::new(path, Variants::new(&hash, bytes, Encodings::clone(&encodings)))
}

/// Where that fails it is sent as it is.
async fn compress(hash: &str, bytes: &Bytes, media: &CompressedMedia) -> Arc<Encodings> {
    let (cache, hash, bytes) = (Arc::clone(&media.cache), hash.to_owned(), bytes.clone());
    // Many may have waited for the same one.
    let compress = move || {
        cache.get(&hash).unwrap_or_else(|| cache.put(&hash, Encodings::compress(&bytes, Effort::Page)))
    };
    let compressed = media.pool.run(compress).await;
    compressed
        .inspect_err(|error| tracing::error!("a file of an earlier build cannot be compressed: {error}"))
        .unwrap_or_default()
}
