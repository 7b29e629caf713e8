//! Exponential backoff with jitter: how long a delivery that failed waits, over two days in all.

use std::time::Duration;

const MAX_DELAY: Duration = Duration::from_secs(4 * 60 * 60);
/// With the usual first wait of 30 seconds these take a little over two days.
pub(crate) const MAX_ATTEMPTS: u32 = 21;

/// `jitter` between 0 and 1 spreads deliveries that failed together.
pub(crate) fn delay(first: Duration, attempts: u32, jitter: f64) -> Duration {
    let doubled = first.saturating_mul(2_u32.saturating_pow(attempts.saturating_sub(1).min(20)));
    doubled.min(MAX_DELAY).mul_f64(0.75 + jitter.clamp(0.0, 1.0) / 2.0)
}

/// Random enough to spread deliveries.
pub(crate) fn random_jitter() -> f64 {
    let random = uuid::Uuid::now_v7().as_u128() & 0xffff;
    random as f64 / 65535.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Duration = Duration::from_secs(30);

    #[test]
    fn all_attempts_together_cover_two_days() {
        let total: Duration = (1..MAX_ATTEMPTS).map(|attempt| delay(FIRST, attempt, 0.5)).sum();
        let hours = total.as_secs() / 3600;
        assert!((44..=56).contains(&hours), "{hours} hours");
    }

    #[test]
    fn waits_grow_and_are_spread() {
        assert_eq!(delay(FIRST, 1, 0.5), FIRST);
        assert_eq!(delay(FIRST, 2, 0.5), FIRST * 2);
        assert!(delay(FIRST, 1, 0.0) < delay(FIRST, 1, 1.0));
        assert!(delay(FIRST, 4_000_000, 1.0) <= MAX_DELAY.mul_f64(1.25));
        assert!((0.0..=1.0).contains(&random_jitter()));
    }
}
