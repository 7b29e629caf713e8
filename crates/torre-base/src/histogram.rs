//! Histogram of durations, counted with atomics and without a lock: `/metrics` reports it.

use std::ops::AddAssign;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the buckets, in microseconds.
pub const BUCKETS: [u64; 10] =
    [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];

#[derive(Debug, Default)]
pub struct Histogram {
    /// One more than the bounds: what took longer than all of them.
    buckets: [AtomicU64; BUCKETS.len() + 1],
    micros: AtomicU64,
}

/// A histogram as it was at one moment; those of several threads can be added up.
#[derive(Clone, Copy, Debug, Default)]
pub struct HistogramSnapshot {
    pub buckets: [u64; BUCKETS.len() + 1],
    pub micros: u64,
}

impl Histogram {
    pub fn observe(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let bucket = BUCKETS.iter().position(|bound| micros <= *bound).unwrap_or(BUCKETS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    pub fn snapshot(&self) -> HistogramSnapshot {
        HistogramSnapshot {
            buckets: self.buckets.each_ref().map(|bucket| bucket.load(Relaxed)),
            micros: self.micros.load(Relaxed),
        }
    }
}

impl AddAssign for HistogramSnapshot {
    fn add_assign(&mut self, other: HistogramSnapshot) {
        for (total, count) in self.buckets.iter_mut().zip(other.buckets) {
            *total += count;
        }
        self.micros += other.micros;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_is_counted_in_the_first_bucket_that_holds_it() {
        let histogram = Histogram::default();
        for micros in [100, 101, 9_000_000] {
            histogram.observe(Duration::from_micros(micros));
        }
        let mut sum = histogram.snapshot();
        assert_eq!((sum.buckets[0], sum.buckets[1], sum.buckets[10]), (1, 1, 1));
        assert_eq!(sum.micros, 9_000_201);
        sum += histogram.snapshot();
        assert_eq!((sum.buckets[0], sum.micros), (2, 18_000_402));
    }
}
