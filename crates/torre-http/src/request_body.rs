//! Reading request bodies, with a size limit and a timeout.

use std::time::Duration;

use axum::body::Body;
use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;

/// A body that is too large is read on for a while, so that the visitor gets the answer and not a
/// broken connection.
const MAX_DISCARDED: usize = 2 * 1024 * 1024;
const READ_TIMEOUT: Duration = Duration::from_secs(15);

/// Why a body could not be read.
#[derive(Debug, thiserror::Error)]
pub enum BodyError {
    #[error("the body is too large")]
    TooLarge,
    #[error("the body ended early or came too slowly")]
    Incomplete,
}

pub async fn read(body: Body, limit: usize) -> Result<Bytes, BodyError> {
    tokio::time::timeout(READ_TIMEOUT, read_all(body, limit)).await.unwrap_or(Err(BodyError::Incomplete))
}

async fn read_all(mut body: Body, limit: usize) -> Result<Bytes, BodyError> {
    let mut buffer = BytesMut::new();
    let mut size = 0;
    while let Some(frame) = body.frame().await {
        let Ok(frame) = frame else { return Err(BodyError::Incomplete) };
        let Some(data) = frame.data_ref() else { continue };
        size += data.len();
        if size > MAX_DISCARDED {
            break;
        }
        if size <= limit {
            buffer.extend_from_slice(data);
        }
    }
    if size > limit { Err(BodyError::TooLarge) } else { Ok(buffer.freeze()) }
}
