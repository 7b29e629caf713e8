//! Content hashes (SHA-256): names for versions of a thing, in addresses, ETags and records.

use ring::digest::{SHA256, digest};

const CONTENT_HASH_BYTES: usize = 5;

/// A short name of all that decides the bytes of a thing; an address that carries it never changes its bytes.
pub fn content_hash(input: &[u8]) -> String {
    short_hash(input, CONTENT_HASH_BYTES)
}

/// The [`content_hash`] of what has this longer hash.
pub fn as_content_hash(hash: &str) -> &str {
    hash.get(..2 * CONTENT_HASH_BYTES).unwrap_or(hash)
}

/// The first `bytes` bytes of the SHA-256, in hexadecimal.
pub fn short_hash(content: &[u8], bytes: usize) -> String {
    let digest = digest(&SHA256, content);
    hex(digest.as_ref().get(..bytes).unwrap_or(digest.as_ref()))
}

pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 0xf)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_as_long_as_asked_for_and_differs_with_the_content() {
        assert_eq!(short_hash(b"torre", 5).len(), 10);
        assert_eq!(short_hash(b"torre", 99).len(), 64);
        assert_eq!(as_content_hash(&short_hash(b"torre", 12)), content_hash(b"torre"));
        assert_ne!(short_hash(b"torre", 5), short_hash(b"Torre", 5));
    }
}
