//! Rate limiter: token buckets in memory, one for each client, one for each larger network it stands in, and one for all
//! together. Each instance counts for itself.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use torre_base::client_key::{NetworkKey, NetworkScope};

/// Beyond this many clients, or networks of one size, those who have been quiet are forgotten.
const MAX_CLIENTS: usize = 20_000;
/// So many clients' worth for the networks that a household and an organisation may have.
const HOUSEHOLD_CLIENTS: f64 = 2.0;
const ORGANISATION_CLIENTS: f64 = 4.0;
/// No organisation takes more of the total than one of so many parts.
const TOTAL_PARTS: f64 = 10.0;

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
    client: f64,
    total: Rate,
    buckets: Mutex<Buckets>,
}

struct Buckets {
    /// By scope, smallest first: a flood of small networks leaves room for what is known of the large ones.
    networks: [HashMap<NetworkKey, Bucket>; NetworkScope::ALL.len()],
    total: Bucket,
}

impl RateLimiter {
    pub fn new(per_minute: u32, total_per_minute: u32) -> RateLimiter {
        let total = Rate { per_minute: f64::from(total_per_minute) };
        let buckets = Buckets { networks: Default::default(), total: total.full(Instant::now()) };
        RateLimiter { client: f64::from(per_minute), total, buckets: Mutex::new(buckets) }
    }

    fn rate(&self, address: IpAddr, scope: NetworkScope) -> Rate {
        let share = (self.total.per_minute / TOTAL_PARTS).max(1.0);
        let per_minute = match scope {
            NetworkScope::Client => self.client,
            NetworkScope::Household => HOUSEHOLD_CLIENTS * self.client,
            // The addresses of an IPv4 network are customers of their own; what they share is its part of the total.
            NetworkScope::Organisation if address.to_canonical().is_ipv4() => share,
            NetworkScope::Organisation => (ORGANISATION_CLIENTS * self.client).min(share),
        };
        Rate { per_minute }
    }

    /// Takes a token of the client, of each network it stands in, and of all; or none, when one of them has none.
    pub fn try_acquire(&self, client: IpAddr, now: Instant) -> Result<(), RateLimited> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Buckets { networks, total } = &mut *buckets;
        self.total.refill(total, now);
        let mut retry_after = self.total.wait(total);
        let own = NetworkScope::ALL.map(|scope| (NetworkKey::of(client, scope), self.rate(client, scope)));
        for (known, (key, rate)) in networks.iter_mut().zip(own) {
            if let Some(bucket) = known.get_mut(&key) {
                rate.refill(bucket, now);
                retry_after = retry_after.max(rate.wait(bucket));
            }
        }
        if !retry_after.is_zero() {
            return Err(RateLimited { retry_after });
        }
        total.tokens -= 1.0;
        // Only who is let in is remembered: memory grows no faster than the total allows.
        for (known, (key, rate)) in networks.iter_mut().zip(own) {
            if let Some(bucket) = bucket(known, key, rate, now) {
                bucket.tokens -= 1.0;
            }
        }
        Ok(())
    }
}

/// None: more clients than can be remembered came within a minute. The larger networks and the total decide.
fn bucket(
    known: &mut HashMap<NetworkKey, Bucket>,
    key: NetworkKey,
    rate: Rate,
    now: Instant,
) -> Option<&mut Bucket> {
    if known.len() >= MAX_CLIENTS && !known.contains_key(&key) {
        let full = |bucket: &Bucket| now.saturating_duration_since(bucket.refilled) > Duration::from_secs(60);
        known.retain(|_, bucket| !full(bucket));
        if known.len() >= MAX_CLIENTS {
            return None;
        }
    }
    Some(known.entry(key).or_insert(rate.full(now)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> IpAddr {
        address.parse().unwrap()
    }

    /// How many of these are let in at once.
    fn taken(limiter: &RateLimiter, addresses: impl IntoIterator<Item = String>) -> usize {
        let now = Instant::now();
        addresses.into_iter().filter(|address| limiter.try_acquire(client(address), now).is_ok()).count()
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
        assert_eq!(taken(&limiter, (0..10).map(|n| format!("10.0.{n}.1"))), 3);
    }

    #[test]
    fn whoever_has_many_networks_has_not_many_times_the_limit() {
        let limiter = || RateLimiter::new(6, 300);
        let twice = |address: String| std::iter::repeat_n(address, 7);
        let household = (0..256).flat_map(|n| twice(format!("2001:db8:1:2{n:02x}::1")));
        assert_eq!(taken(&limiter(), household), 12);
        let organisation = (0..256).flat_map(|n| twice(format!("2001:db8:1:{n:02x}00::1")));
        assert_eq!(taken(&limiter(), organisation), 24);
    }

    #[test]
    fn no_network_takes_more_than_a_tenth_of_the_total() {
        let limiter = RateLimiter::new(1000, 300);
        assert_eq!(taken(&limiter, (0..500).map(|n| format!("2001:db8:1:{n:x}::1"))), 30);
        assert_eq!(taken(&limiter, (0..256).map(|n| format!("203.0.113.{n}"))), 30);
        assert_eq!(taken(&limiter, ["2001:db8:2::1".to_owned(), "198.51.100.1".to_owned()]), 2);
    }

    #[test]
    fn memory_has_a_limit_too() {
        let limiter = RateLimiter::new(6, 1_000_000);
        let now = Instant::now();
        for n in 0..30_000_u32 {
            let _ = limiter.try_acquire(IpAddr::V4((n << 8).into()), now);
        }
        let buckets = limiter.buckets.lock().unwrap();
        assert!(buckets.networks.iter().all(|known| known.len() <= MAX_CLIENTS));
    }

    #[test]
    fn who_is_refused_is_not_remembered() {
        let limiter = RateLimiter::new(6, 10);
        taken(&limiter, (0..1000).map(|n| format!("10.{}.{}.1", n / 250, n % 250)));
        let buckets = limiter.buckets.lock().unwrap();
        assert!(buckets.networks.iter().all(|known| known.len() == 10));
    }
}
