//! The clock of what is presented: real time, or the time of another day that runs on from there, for previews and
//! tests. Retention, tokens and the deliveries of enquiries never ask it; the office's reminders do.

use jiff::{SignedDuration, Timestamp};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    ahead: SignedDuration,
}

impl Clock {
    /// A clock that says `moment` now.
    pub fn set_to(moment: Timestamp) -> Clock {
        Clock { ahead: moment.duration_since(Timestamp::now()) }
    }

    pub fn now(self) -> Timestamp {
        Timestamp::now().checked_add(self.ahead).unwrap_or(Timestamp::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_set_to_another_day_runs_on_from_there() {
        let moment: Timestamp = "2027-03-01T00:00:00Z".parse().unwrap();
        let clock = Clock::set_to(moment);
        assert!(clock.now() >= moment);
        assert!(clock.now() < moment + SignedDuration::from_secs(60));
    }
}
