//! How many enquiries a client, and all clients together, may send: token buckets in memory.
//! Each instance counts for itself.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use torre_base::client_key::ClientKey;

/// Beyond this many clients, those who have been quiet are forgotten.
const MOST_CLIENTS: usize = 20_000;

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    filled: Instant,
}

/// A bucket holds a minute's worth and fills evenly.
#[derive(Clone, Copy, Debug)]
struct Rate {
    per_minute: f64,
}

impl Rate {
    fn full(self, now: Instant) -> Bucket {
        Bucket { tokens: self.per_minute, filled: now }
    }

    fn fill(self, bucket: &mut Bucket, now: Instant) {
        let since = now.saturating_duration_since(bucket.filled).as_secs_f64();
        bucket.tokens = (bucket.tokens + since * self.per_minute / 60.0).min(self.per_minute);
        bucket.filled = now;
    }

    /// How long until there is a token; nothing when there is one.
    fn wait(self, bucket: &Bucket) -> Duration {
        Duration::from_secs_f64(((1.0 - bucket.tokens) * 60.0 / self.per_minute).max(0.0))
    }
}

pub struct Limits {
    client: Rate,
    total: Rate,
    buckets: Mutex<Buckets>,
}

struct Buckets {
    clients: HashMap<ClientKey, Bucket>,
    total: Bucket,
}

impl Limits {
    pub fn new(per_minute: u32, total_per_minute: u32) -> Limits {
        let rate = |per_minute: u32| Rate { per_minute: f64::from(per_minute) };
        let (client, total) = (rate(per_minute), rate(total_per_minute));
        let buckets = Buckets { clients: HashMap::new(), total: total.full(Instant::now()) };
        Limits { client, total, buckets: Mutex::new(buckets) }
    }

    /// Takes a token of the client and one of all; `Err` says when to come back.
    pub fn take(&self, client: ClientKey, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.clients.len() >= MOST_CLIENTS {
            let full =
                |bucket: &Bucket| now.saturating_duration_since(bucket.filled) > Duration::from_secs(60);
            buckets.clients.retain(|_, bucket| !full(bucket));
        }
        let Buckets { clients, total } = &mut *buckets;
        // More clients than can be remembered within a minute: the total alone decides.
        let room = clients.len() < MOST_CLIENTS || clients.contains_key(&client);
        self.total.fill(total, now);
        let mut stranger = self.client.full(now);
        let own = if room { clients.entry(client).or_insert(stranger) } else { &mut stranger };
        self.client.fill(own, now);
        let wait = self.client.wait(own).max(self.total.wait(total));
        if !wait.is_zero() {
            return Err(wait);
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
        let limits = Limits::new(6, 100);
        let now = Instant::now();
        let ana = client("203.0.113.1");
        assert!((0..6).all(|_| limits.take(ana, now).is_ok()));
        let wait = limits.take(ana, now).unwrap_err();
        assert!(wait > Duration::from_secs(9) && wait <= Duration::from_secs(10), "{wait:?}");
        assert!(limits.take(client("203.0.113.2"), now).is_ok());
        assert!(limits.take(ana, now + wait).is_ok());
    }

    #[test]
    fn all_clients_together_have_a_limit() {
        let limits = Limits::new(6, 3);
        let now = Instant::now();
        let taken = (0..10).filter(|n| limits.take(client(&format!("10.0.0.{n}")), now).is_ok()).count();
        assert_eq!(taken, 3);
    }

    #[test]
    fn memory_has_a_limit_too() {
        let limits = Limits::new(6, 1_000_000);
        let now = Instant::now();
        for n in 0..30_000_u32 {
            let _ = limits.take(ClientKey::of(IpAddr::V4(n.into())), now);
        }
        assert!(limits.buckets.lock().unwrap().clients.len() <= MOST_CLIENTS);
    }
}
