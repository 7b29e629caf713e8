//! A bit set of content encodings: those that one body exists in.

use torre_base::encoding::Encoding;

/// The plain body always exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EncodingSet(u8);

impl EncodingSet {
    pub const ALL: EncodingSet = EncodingSet(0b1111);

    pub fn contains(self, encoding: Encoding) -> bool {
        self.0 & bit(encoding) != 0
    }
}

impl FromIterator<Encoding> for EncodingSet {
    fn from_iter<I: IntoIterator<Item = Encoding>>(encodings: I) -> EncodingSet {
        let plain = bit(Encoding::Identity);
        EncodingSet(encodings.into_iter().fold(plain, |bits, encoding| bits | bit(encoding)))
    }
}

const fn bit(encoding: Encoding) -> u8 {
    match encoding {
        Encoding::Brotli => 1,
        Encoding::Zstd => 2,
        Encoding::Gzip => 4,
        Encoding::Identity => 8,
    }
}
