//! Cacheability, as a handler states it: a response extension.

use bytes::Bytes;

use crate::encoding_set::EncodingSet;

/// Put on a response by whoever knows that it depends only on its address, the application's variant and the best
/// accepted encoding among those that the body exists in.
#[derive(Clone)]
pub struct Repeatable {
    pub body: Bytes,
    pub encodings: EncodingSet,
}
