//! Content encodings (Brotli, Zstandard, gzip) of one body, compressed once and served many times.

use std::io::Write;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use torre_base::digest::short_hash;
use torre_base::encoding::Encoding;

/// As many as tell all versions of a body from each other.
const HASH_BYTES: usize = 12;

/// Compression effort. Pages are compressed while visitors may wait; files of the build are not.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// An answer made for one visitor, or a long list.
    Quick,
    Page,
    Asset,
}

impl Effort {
    /// Levels of brotli, zstd and gzip.
    fn levels(self) -> (i32, i32, u32) {
        match self {
            Effort::Quick => (4, 3, 4),
            Effort::Page => (6, 9, 6),
            Effort::Asset => (11, 19, 9),
        }
    }
}

/// A body in every encoding. An encoding that did not make it smaller is left out.
#[derive(Clone, Debug)]
pub struct Variants {
    pub etag: String,
    pub plain: Bytes,
    pub brotli: Option<Bytes>,
    pub zstd: Option<Bytes>,
    pub gzip: Option<Bytes>,
}

/// The compressed forms of a body. One that did not make it smaller is left out.
#[derive(Clone, Debug, Default)]
pub struct Encodings {
    pub brotli: Option<Bytes>,
    pub zstd: Option<Bytes>,
    pub gzip: Option<Bytes>,
}

impl Encodings {
    pub fn compress(body: &Bytes, effort: Effort) -> Encodings {
        let (brotli_quality, zstd_level, gzip_level) = effort.levels();
        let smaller = |compressed| if_smaller(compressed, body);
        Encodings {
            brotli: smaller(brotli(body, brotli_quality)),
            zstd: smaller(zstd::bulk::compress(body, zstd_level).ok()),
            gzip: smaller(gzip(body, gzip_level)),
        }
    }

    /// Bytes of all together.
    pub fn len(&self) -> usize {
        [&self.brotli, &self.zstd, &self.gzip].into_iter().flatten().map(Bytes::len).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Variants {
    /// `hash`: as [`body_hash`] makes it.
    pub fn new(hash: &str, body: Bytes, encodings: Encodings) -> Variants {
        let Encodings { brotli, zstd, gzip } = encodings;
        Variants { etag: format!("\"{hash}\""), plain: body, brotli, zstd, gzip }
    }

    pub fn plain(body: Bytes) -> Variants {
        Variants::new(&body_hash(&body), body, Encodings::default())
    }

    pub fn compressed(body: Bytes, effort: Effort) -> Variants {
        let encodings = Encodings::compress(&body, effort);
        Variants::new(&body_hash(&body), body, encodings)
    }

    /// Compressed in one encoding only: the response is sent once.
    pub fn compress_as(&mut self, encoding: Encoding, effort: Effort) {
        let (brotli_quality, zstd_level, gzip_level) = effort.levels();
        let body = &self.plain;
        let smaller = |compressed| if_smaller(compressed, body);
        match encoding {
            Encoding::Brotli => self.brotli = smaller(brotli(body, brotli_quality)),
            Encoding::Zstd => self.zstd = smaller(zstd::bulk::compress(body, zstd_level).ok()),
            Encoding::Gzip => self.gzip = smaller(gzip(body, gzip_level)),
            Encoding::Identity => {}
        }
    }

    /// Bytes of all encodings together.
    pub fn len(&self) -> usize {
        let compressed = [&self.brotli, &self.zstd, &self.gzip];
        self.plain.len() + compressed.into_iter().flatten().map(Bytes::len).sum::<usize>()
    }

    pub fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    pub fn get(&self, encoding: Encoding) -> Option<&Bytes> {
        match encoding {
            Encoding::Brotli => self.brotli.as_ref(),
            Encoding::Zstd => self.zstd.as_ref(),
            Encoding::Gzip => self.gzip.as_ref(),
            Encoding::Identity => Some(&self.plain),
        }
    }
}

fn if_smaller(compressed: Option<Vec<u8>>, body: &Bytes) -> Option<Bytes> {
    compressed.filter(|compressed| compressed.len() < body.len()).map(into_exact_bytes)
}

/// A body in no more memory than it needs. What was written piece by piece lies in up to twice its length, what was
/// compressed in the length it might have had; cached for weeks, that was a third of the program's memory.
pub fn into_exact_bytes(body: impl Into<Vec<u8>>) -> Bytes {
    Bytes::from(body.into().into_boxed_slice())
}

/// What an entity tag is made of, and what compressed forms are kept by.
pub fn body_hash(body: &[u8]) -> String {
    short_hash(body, HASH_BYTES)
}

fn brotli(body: &[u8], quality: i32) -> Option<Vec<u8>> {
    let mut compressed = Vec::new();
    // A window no larger than the body: the default one takes megabytes for every page. Not below 17 bits: for those the
    // encoder falls back to tables of 33 MB.
    let lgwin = (body.len().max(1024).ilog2() + 1).clamp(17, 22).cast_signed();
    let params =
        brotli::enc::BrotliEncoderParams { quality, lgwin, size_hint: body.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &*body, &mut compressed, &params).ok()?;
    Some(compressed)
}

fn gzip(body: &[u8], level: u32) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(level));
    encoder.write_all(body).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cached_has_no_spare_capacity() {
        let mut body = Vec::with_capacity(4096);
        body.extend_from_slice(b"torre");
        let mut cached = Vec::from(into_exact_bytes(body));
        assert_eq!((cached.as_slice(), cached.capacity()), (b"torre".as_slice(), 5));
        cached = Vec::from(Variants::compressed(vec![b'x'; 9000].into(), Effort::Page).zstd.unwrap());
        assert_eq!(cached.capacity(), cached.len());
    }

    #[test]
    fn every_encoding_gives_back_the_body() {
        for length in [1, 1000, 70_000, 300_000] {
            let body: Vec<u8> = (0..length).flat_map(|n: u32| format!("{n} torre ").into_bytes()).collect();
            let compressed = Variants::compressed(body.clone().into(), Effort::Page);
            let mut plain = Vec::new();
            if let Some(mut brotli) = compressed.brotli.as_deref() {
                brotli::BrotliDecompress(&mut brotli, &mut plain).unwrap();
                assert_eq!(plain, body, "{length}");
            }
        }
    }
}
