//! Content encodings of HTTP: the ways a body is compressed for the network.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Brotli,
    Zstd,
    Gzip,
    Identity,
}

impl Encoding {
    pub const ALL: [Encoding; 4] = [Encoding::Brotli, Encoding::Zstd, Encoding::Gzip, Encoding::Identity];

    pub fn token(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Zstd => Some("zstd"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }
}
