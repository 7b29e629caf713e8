//! How long a delivery that failed waits: doubling, with jitter, over two days.

use std::time::Duration;

const LONGEST: Duration = Duration::from_secs(4 * 60 * 60);
/// With the usual first wait of 30 seconds these take a little over two days.
pub(super) const MOST_ATTEMPTS: u32 = 21;

/// `luck` between 0 and 1 spreads deliveries that failed together.
pub(super) fn wait(first: Duration, attempts: u32, luck: f64) -> Duration {
    let doubled = first.saturating_mul(2_u32.saturating_pow(attempts.saturating_sub(1).min(20)));
    doubled.min(LONGEST).mul_f64(0.75 + luck.clamp(0.0, 1.0) / 2.0)
}

/// Random enough to spread deliveries.
pub(super) fn luck() -> f64 {
    let random = uuid::Uuid::now_v7().as_u128() & 0xffff;
    random as f64 / 65535.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Duration = Duration::from_secs(30);

    #[test]
    fn all_attempts_together_cover_two_days() {
        let total: Duration = (1..MOST_ATTEMPTS).map(|attempt| wait(FIRST, attempt, 0.5)).sum();
        let hours = total.as_secs() / 3600;
        assert!((44..=56).contains(&hours), "{hours} hours");
    }

    #[test]
    fn waits_grow_and_are_spread() {
        assert_eq!(wait(FIRST, 1, 0.5), FIRST);
        assert_eq!(wait(FIRST, 2, 0.5), FIRST * 2);
        assert!(wait(FIRST, 1, 0.0) < wait(FIRST, 1, 1.0));
        assert!(wait(FIRST, 4_000_000, 1.0) <= LONGEST.mul_f64(1.25));
        assert!((0.0..=1.0).contains(&luck()));
    }
}
