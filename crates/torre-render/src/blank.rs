//! A page with a blank that each visitor gets filled in differently: the not-found page and its address.
//!
//! Pressed around the blank beforehand, so that a flood of unknown addresses costs neither rendering nor
//! compression, and is not answered with four times the bytes either.

use bytes::Bytes;
use flate2::{Compress, Compression, Crc, FlushCompress};

const GZIP_HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// A last block with nothing in it (RFC 1951, 3.2.4).
const END: [u8; 5] = [1, 0, 0, 0xff, 0xff];

#[derive(Debug)]
pub struct PageWithBlank {
    pieces: Vec<Piece>,
}

/// What stands between two blanks.
#[derive(Debug)]
struct Piece {
    plain: Bytes,
    pressed: Vec<u8>,
    sum: Crc,
}

impl PageWithBlank {
    /// `mark` stands wherever the blank is.
    pub fn new(page: &str, mark: &str) -> PageWithBlank {
        PageWithBlank { pieces: page.split(mark).map(Piece::new).collect() }
    }

    pub fn plain(&self, text: &str) -> Bytes {
        let plain: Vec<&[u8]> = self.pieces.iter().map(|piece| piece.plain.as_ref()).collect();
        plain.join(text.as_bytes()).into()
    }

    /// The text goes in as it is, between pieces that are pressed already. It must be shorter than 64 KB.
    pub fn gzip(&self, text: &str) -> Bytes {
        let length = u16::try_from(text.len()).unwrap_or_default();
        let text = text.get(..usize::from(length)).unwrap_or_default().as_bytes();
        let mut text_sum = Crc::new();
        text_sum.update(text);
        let mut body = Vec::with_capacity(self.pieces.iter().map(|piece| piece.pressed.len() + 256).sum());
        body.extend(GZIP_HEADER);
        let mut sum = Crc::new();
        for (index, piece) in self.pieces.iter().enumerate() {
            if index > 0 {
                body.push(0);
                body.extend(length.to_le_bytes());
                body.extend((!length).to_le_bytes());
                body.extend(text);
                sum.combine(&text_sum);
            }
            body.extend(&piece.pressed);
            sum.combine(&piece.sum);
        }
        body.extend(END);
        body.extend(sum.sum().to_le_bytes());
        body.extend(sum.amount().to_le_bytes());
        body.into()
    }
}

impl Piece {
    fn new(text: &str) -> Piece {
        let mut sum = Crc::new();
        sum.update(text.as_bytes());
        // Room for the worst case: what cannot be pressed grows by five bytes in 16 KB.
        let mut pressed = Vec::with_capacity(text.len() + text.len() / 1024 + 64);
        // A flush ends at a whole byte; an encoder for each piece, because what stands before it may move.
        let mut encoder = Compress::new(Compression::new(9), false);
        let _ = encoder.compress_vec(text.as_bytes(), &mut pressed, FlushCompress::Sync);
        Piece { plain: Bytes::copy_from_slice(text.as_bytes()), pressed, sum }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn unpressed(body: &[u8]) -> String {
        let mut text = String::new();
        flate2::read::GzDecoder::new(body).read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn the_blank_is_filled_wherever_it_stands() {
        let long = "<p>Sin contacto con el tráfico</p>".repeat(2000);
        for page in ["MARK", "a MARK b MARK", "none", &format!("{long}MARK{long}MARK{long}")] {
            let blank = PageWithBlank::new(page, "MARK");
            for text in ["", "/nowhere", &"/x".repeat(60)] {
                assert_eq!(blank.plain(text), page.replace("MARK", text));
                assert_eq!(unpressed(&blank.gzip(text)), page.replace("MARK", text));
            }
        }
    }

    #[test]
    fn it_is_smaller_pressed() {
        let page = PageWithBlank::new(&"<li>one of many</li>".repeat(1000), "MARK");
        assert!(page.gzip("/x").len() < page.plain("/x").len() / 10);
    }
}
