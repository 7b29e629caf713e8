//! How long a session lasts: half an hour without a sign of its owner, and half a day in all.

pub const IDLE_MS: i64 = 30 * 60 * 1000;
pub const LIFE_MS: i64 = 12 * 60 * 60 * 1000;
/// Seconds that the browser keeps the cookie.
pub const COOKIE_SECONDS: i64 = LIFE_MS / 1000;
/// Signs of activity are written down this often, and not at every request.
pub const TOUCH_MS: i64 = 60 * 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionTimes {
    pub started_at: i64,
    pub last_seen_at: i64,
}

impl SessionTimes {
    pub fn is_over(self, now: i64) -> bool {
        now >= self.ends_at()
    }

    /// When it ends if nothing more is done.
    pub fn ends_at(self) -> i64 {
        (self.last_seen_at + IDLE_MS).min(self.started_at + LIFE_MS)
    }

    pub fn is_to_be_touched(self, now: i64) -> bool {
        now - self.last_seen_at >= TOUCH_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_an_hour_without_a_sign_ends_it_and_half_a_day_in_any_case() {
        let times = SessionTimes { started_at: 0, last_seen_at: 1000 };
        assert!(!times.is_over(IDLE_MS + 999) && times.is_over(IDLE_MS + 1000));
        let busy = SessionTimes { started_at: 0, last_seen_at: LIFE_MS - 1 };
        assert!(!busy.is_over(LIFE_MS - 1) && busy.is_over(LIFE_MS));
    }
}
