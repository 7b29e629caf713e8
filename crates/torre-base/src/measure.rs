//! Counting and timing without a lock: what the program did, for `/metrics`.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper ends of the histogram's buckets, in microseconds.
pub const BUCKETS: [u64; 10] =
    [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];

/// A histogram of durations.
#[derive(Debug, Default)]
pub struct Durations {
    /// One more than the bounds: what took longer than all of them.
    buckets: [AtomicU64; BUCKETS.len() + 1],
    micros: AtomicU64,
}

/// A histogram as it was at one moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Histogram {
    pub buckets: [u64; BUCKETS.len() + 1],
    pub micros: u64,
}

impl Durations {
    pub fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let place = BUCKETS.iter().position(|bound| micros <= *bound).unwrap_or(BUCKETS.len());
        self.buckets[place].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    /// Adds what was counted here to a sum.
    pub fn add_to(&self, sum: &mut Histogram) {
        for (bucket, total) in self.buckets.iter().zip(&mut sum.buckets) {
            *total += bucket.load(Relaxed);
        }
        sum.micros += self.micros.load(Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_is_counted_in_the_first_bucket_that_holds_it() {
        let durations = Durations::default();
        for micros in [100, 101, 9_000_000] {
            durations.took(Duration::from_micros(micros));
        }
        let mut sum = Histogram::default();
        durations.add_to(&mut sum);
        assert_eq!((sum.buckets[0], sum.buckets[1], sum.buckets[10]), (1, 1, 1));
        assert_eq!(sum.micros, 9_000_201);
    }
}
