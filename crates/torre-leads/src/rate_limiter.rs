//! Rate limiter: token buckets in memory, one for each client and one for all together. Each instance counts for itself.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use torre_base::client_key::ClientKey;

/// Beyond this many clients, those who have been quiet are forgotten.
const MAX_CLIENTS: usize = 20_000;

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    refilled: Instant,
}

/// A bucket holds a minute's worth and fills evenly.
#[derive(Clone, Copy, Debug)]
struct Rate {
    per_minute: f64,
}

impl Rate {
    fn full(self, now: Instant) -> Bucket {
        Bucket { tokens: self.per_minute, refilled: now }
    }

    fn refill(self, bucket: &mut Bucket, now: Instant) {
        let since = now.saturating_duration_since(bucket.refilled).as_secs_f64();
        bucket.tokens = (bucket.tokens + since * self.per_minute / 60.0).min(self.per_minute);
        bucket.refilled = now;
    }

    /// How long until there is a token; nothing when there is one.
    fn wait(self, bucket: &Bucket) -> Duration {
        Duration::from_secs_f64(((1.0 - bucket.tokens) * 60.0 / self.per_minute).max(0.0))
    }
}

/// There is no token now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many requests; try again in {} s", .retry_after.as_secs_f64().ceil())]
pub struct RateLimited {
    pub retry_after: Duration,
}

pub struct RateLimiter {
    client: Rate,
    total: Rate,
    buckets: Mutex<Buckets>,
}

struct Buckets {
    clients: HashMap<ClientKey, Bucket>,
    total: Bucket,
}

impl RateLimiter {
    pub fn new(per_minute: u32, total_per_minute: u32) -> RateLimiter {
        let rate = |per_minute: u32| Rate { per_minute: f64::from(per_minute) };
        let (client, total) = (rate(per_minute), rate(total_per_minute));
        let buckets = Buckets { clients: HashMap::new(), total: total.full(Instant::now()) };
        RateLimiter { client, total, buckets: Mutex::new(buckets) }
    }

    /// Takes a token of the client and one of all.
    pub fn try_acquire(&self, client: ClientKey, now: Instant) -> Result<(), RateLimited> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.clients.len() >= MAX_CLIENTS {
            let full =
                |bucket: &Bucket| now.saturating_duration_since(bucket.refilled) > Duration::from_secs(60);
            buckets.clients.retain(|_, bucket| !full(bucket));
        }
        let Buckets { clients, total } = &mut *buckets;
        // More clients than can be remembered within a minute: the total alone decides.
        let room = clients.len() < MAX_CLIENTS || clients.contains_key(&client);
        self.total.refill(total, now);
        let mut untracked = self.client.full(now);
        let own = if room { clients.entry(client).or_insert(untracked) } else { &mut untracked };
        self.client.refill(own, now);
        let retry_after = self.client.wait(own).max(self.total.wait(total));
        if !retry_after.is_zero() {
            return Err(RateLimited { retry_after });
        }
        own.tokens -= 1.0;
        total.tokens -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn client(address: &str) -> ClientKey {
        ClientKey::of(address.parse().unwrap())
    }

    #[test]
    fn the_seventh_in_a_minute_waits_and_others_do_not() {
        let limiter = RateLimiter::new(6, 100);
        let now = Instant::now();
        let ana = client("203.0.113.1");
        assert!((0..6).all(|_| limiter.try_acquire(ana, now).is_ok()));
        let RateLimited { retry_after: wait } = limiter.try_acquire(ana, now).unwrap_err();
        assert!(wait > Duration::from_secs(9) && wait <= Duration::from_secs(10), "{wait:?}");
        assert!(limiter.try_acquire(client("203.0.113.2"), now).is_ok());
        assert!(limiter.try_acquire(ana, now + wait).is_ok());
    }

    #[test]
    fn all_clients_together_have_a_limit() {
        let limiter = RateLimiter::new(6, 3);
        let now = Instant::now();
        let taken =
            (0..10).filter(|n| limiter.try_acquire(client(&format!("10.0.0.{n}")), now).is_ok()).count();
        assert_eq!(taken, 3);
    }

    #[test]
    fn memory_has_a_limit_too() {
        let limiter = RateLimiter::new(6, 1_000_000);
        let now = Instant::now();
        for n in 0..30_000_u32 {
            let _ = limiter.try_acquire(ClientKey::of(IpAddr::V4(n.into())), now);
        }
        assert!(limiter.buckets.lock().unwrap().clients.len() <= MAX_CLIENTS);
    }
}
