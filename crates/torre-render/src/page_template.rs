//! A page template with a placeholder that is filled in for each visitor: the not-found page and its address.
//!
//! Compressed around the placeholder beforehand, so that a flood of unknown addresses costs neither rendering nor
//! compression, and is not answered with four times the bytes either.

use bytes::Bytes;
use flate2::{Compress, Compression, Crc, FlushCompress};

const GZIP_HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// A last block with nothing in it (RFC 1951, 3.2.4).
const FINAL_BLOCK: [u8; 5] = [1, 0, 0, 0xff, 0xff];

#[derive(Debug)]
pub struct PageTemplate {
    segments: Vec<Segment>,
}

/// The text between two placeholders.
#[derive(Debug)]
struct Segment {
    plain: Bytes,
    compressed: Vec<u8>,
    crc: Crc,
}

impl PageTemplate {
    /// `placeholder` may stand in several places.
    pub fn new(page: &str, placeholder: &str) -> PageTemplate {
        PageTemplate { segments: page.split(placeholder).map(Segment::new).collect() }
    }

    pub fn plain(&self, text: &str) -> Bytes {
        let plain: Vec<&[u8]> = self.segments.iter().map(|segment| segment.plain.as_ref()).collect();
        plain.join(text.as_bytes()).into()
    }

    /// The text goes in as it is, between segments that are compressed already. It must be shorter than 64 KB.
    pub fn gzip(&self, text: &str) -> Bytes {
        let length = u16::try_from(text.len()).unwrap_or_default();
        let text = text.get(..usize::from(length)).unwrap_or_default().as_bytes();
        let mut text_crc = Crc::new();
        text_crc.update(text);
        let mut body =
            Vec::with_capacity(self.segments.iter().map(|segment| segment.compressed.len() + 256).sum());
        body.extend(GZIP_HEADER);
        let mut crc = Crc::new();
        for (index, segment) in self.segments.iter().enumerate() {
            if index > 0 {
                body.push(0);
                body.extend(length.to_le_bytes());
                body.extend((!length).to_le_bytes());
                body.extend(text);
                crc.combine(&text_crc);
            }
            body.extend(&segment.compressed);
            crc.combine(&segment.crc);
        }
        body.extend(FINAL_BLOCK);
        body.extend(crc.sum().to_le_bytes());
        body.extend(crc.amount().to_le_bytes());
        body.into()
    }
}

impl Segment {
    fn new(text: &str) -> Segment {
        let mut crc = Crc::new();
        crc.update(text.as_bytes());
        // Room for the worst case: what cannot be compressed grows by five bytes in 16 KB.
        let mut compressed = Vec::with_capacity(text.len() + text.len() / 1024 + 64);
        // A flush ends at a whole byte; an encoder for each segment, because what stands before it may move.
        let mut encoder = Compress::new(Compression::new(9), false);
        let _ = encoder.compress_vec(text.as_bytes(), &mut compressed, FlushCompress::Sync);
        Segment { plain: Bytes::copy_from_slice(text.as_bytes()), compressed, crc }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn decompressed(body: &[u8]) -> String {
        let mut text = String::new();
        flate2::read::GzDecoder::new(body).read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn the_placeholder_is_filled_wherever_it_stands() {
        let long = "<p>Sin contacto con el tráfico</p>".repeat(2000);
        for page in [
            "PLACEHOLDER",
            "a PLACEHOLDER b PLACEHOLDER",
            "none",
            &format!("{long}PLACEHOLDER{long}PLACEHOLDER{long}"),
        ] {
            let template = PageTemplate::new(page, "PLACEHOLDER");
            for text in ["", "/nowhere", &"/x".repeat(60)] {
                assert_eq!(template.plain(text), page.replace("PLACEHOLDER", text));
                assert_eq!(decompressed(&template.gzip(text)), page.replace("PLACEHOLDER", text));
            }
        }
    }

    #[test]
    fn it_is_smaller_compressed() {
        let page = PageTemplate::new(&"<li>one of many</li>".repeat(1000), "PLACEHOLDER");
        assert!(page.gzip("/x").len() < page.plain("/x").len() / 10);
    }
}
