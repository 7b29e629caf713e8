//! Numbers that look like chance but are the same for the same name: a drawing must not change from one start of the
//! program to the next.

use sha2::{Digest, Sha256};

pub struct Chance(u64);

impl Chance {
    pub fn of(name: &str) -> Chance {
        let digest = Sha256::digest(name);
        let bytes = digest.first_chunk::<8>().copied().unwrap_or_default();
        Chance(u64::from_le_bytes(bytes) | 1)
    }

    /// From 0 to 1 (xorshift).
    fn fraction(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 40) as f32 / (1u64 << 24) as f32
    }

    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.fraction()
    }

    pub fn below(&mut self, count: usize) -> usize {
        ((self.fraction() * count as f32) as usize).min(count.saturating_sub(1))
    }
}
