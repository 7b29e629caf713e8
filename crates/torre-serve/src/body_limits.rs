//! Limits on unfinished request bodies: how many, of one client and of all, and how many bytes they may hold in memory.
//! Whoever has not sent a whole body waits here and takes nothing that a whole request needs.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use torre_base::client_key::ClientKey;

/// Of one client. A browser sends one, an office of people behind one address a few.
const MOST_EACH: u32 = 16;
/// Of all clients, and the bytes they hold together.
const MOST: u32 = 1024;
const MOST_BYTES: usize = 16 * 1024 * 1024;
/// Of one client: the bodies of as many forms as it may send at once.
const MOST_BYTES_EACH: usize = 1024 * 1024;

#[derive(Debug, Default)]
pub struct BodyLimits {
    open: Mutex<OpenBodies>,
    refused: AtomicU64,
}

#[derive(Debug, Default)]
struct OpenBodies {
    clients: HashMap<ClientKey, Held>,
    all: Held,
}

#[derive(Clone, Copy, Debug, Default)]
struct Held {
    bodies: u32,
    bytes: usize,
}

/// The right to receive one body; released with its bytes when dropped.
#[derive(Debug)]
pub(crate) struct BodyPermit {
    limits: Arc<BodyLimits>,
    client: ClientKey,
    bytes: usize,
}

impl BodyLimits {
    /// `None`: this client, or all together, have as many unfinished bodies as they may.
    pub(crate) fn acquire(self: &Arc<BodyLimits>, client: ClientKey) -> Option<BodyPermit> {
        let mut open = self.open();
        let each = open.clients.get(&client).map_or(0, |held| held.bodies);
        if each >= MOST_EACH || open.all.bodies >= MOST {
            self.refused.fetch_add(1, Relaxed);
            return None;
        }
        open.clients.entry(client).or_default().bodies += 1;
        open.all.bodies += 1;
        Some(BodyPermit { limits: Arc::clone(self), client, bytes: 0 })
    }

    /// Bodies that were not received because of a limit.
    pub fn refused(&self) -> u64 {
        self.refused.load(Relaxed)
    }

    /// Bytes of unfinished bodies.
    pub fn held_bytes(&self) -> usize {
        self.open().all.bytes
    }

    fn open(&self) -> MutexGuard<'_, OpenBodies> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl BodyPermit {
    /// False: there is no room for this many more bytes.
    pub(crate) fn hold(&mut self, more: usize) -> bool {
        let mut open = self.limits.open();
        let each = open.clients.get(&self.client).map_or(0, |held| held.bytes);
        if each + more > MOST_BYTES_EACH || open.all.bytes + more > MOST_BYTES {
            self.limits.refused.fetch_add(1, Relaxed);
            return false;
        }
        open.clients.entry(self.client).or_default().bytes += more;
        open.all.bytes += more;
        self.bytes += more;
        true
    }
}

impl Drop for BodyPermit {
    fn drop(&mut self) {
        let mut open = self.limits.open();
        open.all.bodies -= 1;
        open.all.bytes -= self.bytes;
        if let Some(held) = open.clients.get_mut(&self.client) {
            held.bodies -= 1;
            held.bytes -= self.bytes;
            if held.bodies == 0 {
                open.clients.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> ClientKey {
        ClientKey::of(address.parse().unwrap())
    }

    #[test]
    fn one_client_cannot_take_the_room_of_others() {
        let limits = Arc::new(BodyLimits::default());
        let (ana, luis) = (client("203.0.113.1"), client("203.0.113.2"));
        let held: Vec<_> = (0..MOST_EACH).map(|_| limits.acquire(ana)).collect();
        assert!(held.iter().all(Option::is_some));
        assert!(limits.acquire(ana).is_none());
        assert!(limits.acquire(luis).is_some());
        assert_eq!(limits.refused(), 1);
        drop(held);
        assert!(limits.acquire(ana).is_some());
    }

    #[test]
    fn bytes_are_counted_for_each_and_for_all() {
        let limits = Arc::new(BodyLimits::default());
        let mut first = limits.acquire(client("203.0.113.1")).unwrap();
        assert!(first.hold(MOST_BYTES_EACH) && !first.hold(1));
        let mut others: Vec<_> =
            (2..40).filter_map(|n| limits.acquire(client(&format!("203.0.113.{n}")))).collect();
        let room = others.iter_mut().filter_map(|body| body.hold(MOST_BYTES_EACH).then_some(())).count();
        assert_eq!((1 + room) * MOST_BYTES_EACH, MOST_BYTES);
        assert_eq!(limits.held_bytes(), MOST_BYTES);
        drop((first, others));
        assert_eq!(limits.held_bytes(), 0);
        assert!(limits.open().clients.is_empty());
    }
}
