//! When what the clock changes is published (a dated post, an edition that opens or begins): at its time. Where that
//! fails, a changed file is the next chance; without one it is tried again with growing pauses, because a disk that did
//! not answer may do so later.

use std::time::{Duration, Instant};

use jiff::Timestamp;
use torre_base::clock::Clock;

const FIRST_PAUSE: Duration = Duration::from_secs(60);
const LONGEST_PAUSE: Duration = Duration::from_secs(60 * 60);
const LONGEST_SLEEP: Duration = Duration::from_secs(30);

/// Publications that failed since the last one that did not.
#[derive(Debug, Default)]
pub(super) struct DueChange {
    failures: u32,
    last_failure: Option<Instant>,
}

impl DueChange {
    pub(super) fn record_failure(&mut self) {
        self.failures = self.failures.saturating_add(1);
        self.last_failure = Some(Instant::now());
    }

    pub(super) fn record_success(&mut self) {
        *self = DueChange::default();
    }

    /// Returns when what changes at `moment` is to be published. A timer does not count while a machine sleeps, and
    /// clocks are set: the time is looked at again before it can be long past.
    pub(super) async fn next(&self, moment: Option<Timestamp>, clock: Clock) {
        let Some(moment) = moment else { return std::future::pending().await };
        loop {
            let delay = self.delay(moment.duration_since(clock.now()));
            if delay <= LONGEST_SLEEP {
                return tokio::time::sleep(delay).await;
            }
            tokio::time::sleep(LONGEST_SLEEP).await;
        }
    }

    fn delay(&self, until_due: jiff::SignedDuration) -> Duration {
        let until_due = Duration::try_from(until_due).unwrap_or_default();
        let since = self.last_failure.map_or(Duration::MAX, |at| at.elapsed());
        until_due.max(self.pause().saturating_sub(since))
    }

    fn pause(&self) -> Duration {
        let doubled = FIRST_PAUSE.saturating_mul(2_u32.saturating_pow(self.failures.saturating_sub(1)));
        doubled.min(LONGEST_PAUSE)
    }
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;

    use super::*;

    const OVERDUE: SignedDuration = SignedDuration::from_secs(-5);

    #[test]
    fn what_is_due_waits_for_its_time_only() {
        let due = DueChange::default();
        assert_eq!(due.delay(SignedDuration::from_secs(7)), Duration::from_secs(7));
        assert_eq!(due.delay(OVERDUE), Duration::ZERO);
    }

    #[test]
    fn after_each_failure_the_pause_grows_until_a_success() {
        let mut due = DueChange::default();
        let mut pauses = Vec::new();
        for _ in 0..10 {
            due.record_failure();
            let delay = due.delay(OVERDUE);
            assert!(delay > due.pause().saturating_sub(Duration::from_secs(10)));
            pauses.push(due.pause().as_secs());
        }
        assert_eq!(pauses, [60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]);
        due.record_success();
        assert_eq!(due.delay(OVERDUE), Duration::ZERO);
    }
}
