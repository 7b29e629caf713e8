//! The connection limit: in total, so that open files last, and per client, so that one cannot take them all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use ipnet::IpNet;
use torre_base::client_key::ClientKey;

#[derive(Debug)]
pub struct ConnectionLimit {
    most: usize,
    most_each: u32,
    /// A proxy speaks for many clients: it has no limit of its own.
    trusted: Vec<IpNet>,
    open: AtomicUsize,
    clients: Mutex<HashMap<ClientKey, u32>>,
    refused: AtomicU64,
}

/// The right to one open connection; released when dropped.
#[derive(Debug)]
pub struct ConnectionPermit {
    limit: Arc<ConnectionLimit>,
    client: Option<ClientKey>,
}

impl ConnectionLimit {
    pub fn new(most: usize, most_each: u32, trusted: Vec<IpNet>) -> ConnectionLimit {
        ConnectionLimit {
            most,
            most_each,
            trusted,
            open: AtomicUsize::new(0),
            clients: Mutex::default(),
            refused: AtomicU64::new(0),
        }
    }

    /// `None`: this client, or all together, have as many as they may.
    pub fn acquire(self: &Arc<ConnectionLimit>, address: IpAddr) -> Option<ConnectionPermit> {
        let address = address.to_canonical();
        let client =
            (!self.trusted.iter().any(|network| network.contains(&address))).then(|| ClientKey::of(address));
        let has_room = self.open.load(Relaxed) < self.most && client.is_none_or(|client| self.count(client));
        if !has_room {
            self.refused.fetch_add(1, Relaxed);
            return None;
        }
        self.open.fetch_add(1, Relaxed);
        Some(ConnectionPermit { limit: Arc::clone(self), client })
    }

    fn count(&self, client: ClientKey) -> bool {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        let open = clients.entry(client).or_default();
        let has_room = *open < self.most_each;
        *open += u32::from(has_room);
        has_room
    }

    pub fn open(&self) -> usize {
        self.open.load(Relaxed)
    }

    pub fn refused(&self) -> u64 {
        self.refused.load(Relaxed)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.limit.open.fetch_sub(1, Relaxed);
        let Some(client) = self.client else { return };
        let mut clients = self.limit.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = clients.get_mut(&client) {
            *open -= 1;
            if *open == 0 {
                clients.remove(&client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(most: usize, most_each: u32) -> Arc<ConnectionLimit> {
        Arc::new(ConnectionLimit::new(most, most_each, vec!["10.0.0.0/8".parse().unwrap()]))
    }

    fn acquire(limit: &Arc<ConnectionLimit>, address: &str) -> Option<ConnectionPermit> {
        limit.acquire(address.parse().unwrap())
    }

    #[test]
    fn one_client_cannot_take_the_permits_of_others() {
        let limit = limit(100, 2);
        let permits = [acquire(&limit, "203.0.113.1"), acquire(&limit, "203.0.113.1")];
        assert!(permits.iter().all(Option::is_some));
        assert!(acquire(&limit, "203.0.113.1").is_none());
        assert!(acquire(&limit, "203.0.113.2").is_some());
        drop(permits);
        assert!(acquire(&limit, "203.0.113.1").is_some());
    }

    #[test]
    fn a_trusted_proxy_speaks_for_many() {
        let limit = limit(100, 1);
        let permits: Vec<_> = (0..50).map(|_| acquire(&limit, "10.1.2.3")).collect();
        assert!(permits.iter().all(Option::is_some));
    }

    #[test]
    fn all_together_have_a_limit_and_nothing_is_remembered_of_who_left() {
        let limit = limit(3, 2);
        let permits: Vec<_> = (0..9).filter_map(|n| acquire(&limit, &format!("203.0.113.{n}"))).collect();
        assert_eq!((permits.len(), limit.open(), limit.refused()), (3, 3, 6));
        drop(permits);
        assert_eq!(limit.open(), 0);
        // Those who were refused for lack of room left no trace either.
        assert!(limit.clients.lock().unwrap().is_empty());
    }
}
