//! How many connections may be open: in total, so that descriptors last, and per client, so that one
//! cannot take them all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use ipnet::IpNet;
use torre_base::client_key::ClientKey;

#[derive(Debug)]
pub struct Connections {
    most: usize,
    most_each: u32,
    /// A proxy speaks for many visitors: it has no limit of its own.
    trusted: Vec<IpNet>,
    open: AtomicUsize,
    clients: Mutex<HashMap<ClientKey, u32>>,
    refused: AtomicU64,
}

/// A connection's place; given back when dropped.
#[derive(Debug)]
pub struct Seat {
    connections: Arc<Connections>,
    client: Option<ClientKey>,
}

impl Connections {
    pub fn new(most: usize, most_each: u32, trusted: Vec<IpNet>) -> Connections {
        Connections {
            most,
            most_each,
            trusted,
            open: AtomicUsize::new(0),
            clients: Mutex::default(),
            refused: AtomicU64::new(0),
        }
    }

    /// `None`: this client, or all together, have as many as they may.
    pub fn seat(self: &Arc<Connections>, address: IpAddr) -> Option<Seat> {
        let address = address.to_canonical();
        let client =
            (!self.trusted.iter().any(|network| network.contains(&address))).then(|| ClientKey::of(address));
        let room = self.open.load(Relaxed) < self.most && client.is_none_or(|client| self.count(client));
        if !room {
            self.refused.fetch_add(1, Relaxed);
            return None;
        }
        self.open.fetch_add(1, Relaxed);
        Some(Seat { connections: Arc::clone(self), client })
    }

    fn count(&self, client: ClientKey) -> bool {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        let open = clients.entry(client).or_default();
        let room = *open < self.most_each;
        *open += u32::from(room);
        room
    }

    pub fn open(&self) -> usize {
        self.open.load(Relaxed)
    }

    pub fn refused(&self) -> u64 {
        self.refused.load(Relaxed)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.connections.open.fetch_sub(1, Relaxed);
        let Some(client) = self.client else { return };
        let mut clients = self.connections.clients.lock().unwrap_or_else(PoisonError::into_inner);
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

    fn connections(most: usize, most_each: u32) -> Arc<Connections> {
        Arc::new(Connections::new(most, most_each, vec!["10.0.0.0/8".parse().unwrap()]))
    }

    fn sit(connections: &Arc<Connections>, address: &str) -> Option<Seat> {
        connections.seat(address.parse().unwrap())
    }

    #[test]
    fn one_client_cannot_take_the_places_of_others() {
        let connections = connections(100, 2);
        let seats = [sit(&connections, "203.0.113.1"), sit(&connections, "203.0.113.1")];
        assert!(seats.iter().all(Option::is_some));
        assert!(sit(&connections, "203.0.113.1").is_none());
        assert!(sit(&connections, "203.0.113.2").is_some());
        drop(seats);
        assert!(sit(&connections, "203.0.113.1").is_some());
    }

    #[test]
    fn a_trusted_proxy_speaks_for_many() {
        let connections = connections(100, 1);
        let seats: Vec<_> = (0..50).map(|_| sit(&connections, "10.1.2.3")).collect();
        assert!(seats.iter().all(Option::is_some));
    }

    #[test]
    fn all_together_have_a_limit_and_nothing_is_remembered_of_who_left() {
        let connections = connections(3, 2);
        let seats: Vec<_> = (0..9).filter_map(|n| sit(&connections, &format!("203.0.113.{n}"))).collect();
        assert_eq!((seats.len(), connections.open(), connections.refused()), (3, 3, 6));
        drop(seats);
        assert_eq!(connections.open(), 0);
        // Those who were refused for lack of room left no trace either.
        assert!(connections.clients.lock().unwrap().is_empty());
    }
}
