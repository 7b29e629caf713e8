//! Something that is done at most once in a while, by the clock on the wall. One that was set back does not stop it.

use std::sync::atomic::{AtomicI64, Ordering};

pub(crate) struct Throttle {
    interval_ms: i64,
    /// Milliseconds since 1970.
    last: AtomicI64,
}

impl Throttle {
    pub(crate) fn every(interval_ms: i64) -> Throttle {
        Throttle { interval_ms, last: AtomicI64::new(0) }
    }

    /// Whether so long has passed since it last was; then it is counted from now.
    pub(crate) fn is_due(&self, now: i64) -> bool {
        let is_due = !(0..self.interval_ms).contains(&(now - self.last.load(Ordering::Relaxed)));
        if is_due {
            self.last.store(now, Ordering::Relaxed);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_due_once_in_its_interval_and_after_a_clock_that_was_set_back() {
        let throttle = Throttle::every(1000);
        let due: Vec<bool> = [5000, 5999, 6000, 6001, 4000].map(|now| throttle.is_due(now)).to_vec();
        assert_eq!(due, [true, false, true, false, true]);
    }
}
