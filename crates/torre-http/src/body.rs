//! Reading small bodies.

use std::time::Duration;

use axum::body::Body;
use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use torre_base::digest::hex;

/// A body that is too large is read on for a while, so that the visitor gets the answer and not a
/// broken connection.
const MOST_DISCARDED: usize = 2 * 1024 * 1024;
const PATIENCE: Duration = Duration::from_secs(15);

/// Why a body could not be read.
pub enum BodyError {
    TooLarge,
    /// It ended early, or came too slowly.
    Broken,
}

pub async fn read(body: Body, largest: usize) -> Result<Bytes, BodyError> {
    tokio::time::timeout(PATIENCE, read_all(body, largest)).await.unwrap_or(Err(BodyError::Broken))
}

async fn read_all(mut body: Body, largest: usize) -> Result<Bytes, BodyError> {
    let mut kept = BytesMut::new();
    let mut size = 0;
    while let Some(frame) = body.frame().await {
        let Ok(frame) = frame else { return Err(BodyError::Broken) };
        let Some(data) = frame.data_ref() else { continue };
        size += data.len();
        if size > MOST_DISCARDED {
            break;
        }
        if size <= largest {
            kept.extend_from_slice(data);
        }
    }
    if size > largest { Err(BodyError::TooLarge) } else { Ok(kept.freeze()) }
}

/// The same text on the same day has the same digest.
pub fn digest_of_day(body: &[u8]) -> String {
    let day = Timestamp::now().as_second() / (24 * 60 * 60);
    let mut hash = Sha256::new();
    hash.update(day.to_be_bytes());
    hash.update(body);
    hex(&hash.finalize())
}
