//! A seeded pseudo-random generator (xorshift): a drawing must not change from one start of the program to the next.

use ring::digest::{SHA256, digest};

pub struct SeededRandom(u64);

impl SeededRandom {
    pub fn from_seed(seed: &str) -> SeededRandom {
        let digest = digest(&SHA256, seed.as_bytes());
        let bytes = digest.as_ref().first_chunk::<8>().copied().unwrap_or_default();
        SeededRandom(u64::from_le_bytes(bytes) | 1)
    }

    /// From 0 to 1.
    fn fraction(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 40) as f32 / (1u64 << 24) as f32
    }

    pub fn in_range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.fraction()
    }

    /// Below `count`.
    pub fn index(&mut self, count: usize) -> usize {
        ((self.fraction() * count as f32) as usize).min(count.saturating_sub(1))
    }
}
