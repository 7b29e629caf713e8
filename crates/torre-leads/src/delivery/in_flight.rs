//! Deliveries in flight in this process. A lease tells other processes; but it ends by the clock on the wall, and when
//! somebody sets that clock on, a delivery in flight is due again.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use crate::channel::Channel;
use crate::store::outbox::Claim;

#[derive(Default)]
pub(super) struct InFlight(Mutex<HashSet<Delivery>>);

type Delivery = (String, Channel);

impl InFlight {
    /// Or nothing, when it is in flight already.
    pub(super) fn begin(&self, claim: &Claim) -> Option<InFlightGuard<'_>> {
        let delivery = (claim.lead_id.clone(), claim.channel);
        let is_new = self.with(|all| all.insert(delivery.clone()));
        // Made only where it is ours: one that is dropped ends the delivery.
        is_new.then(|| InFlightGuard { in_flight: self, delivery })
    }

    fn with<T>(&self, change: impl FnOnce(&mut HashSet<Delivery>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Ends with the delivery, however that ends.
pub(super) struct InFlightGuard<'a> {
    in_flight: &'a InFlight,
    delivery: Delivery,
}

impl Drop for InFlightGuard<'_> {
    fn drop(&mut self) {
        self.in_flight.with(|all| all.remove(&self.delivery));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(channel: Channel) -> Claim {
        Claim { lead_id: "one".to_owned(), channel, attempts: 1 }
    }

    #[test]
    fn a_delivery_begins_again_only_when_it_has_ended() {
        let in_flight = InFlight::default();
        let first = in_flight.begin(&claim(Channel::School));
        assert!(first.is_some());
        for _ in 0..2 {
            assert!(in_flight.begin(&claim(Channel::School)).is_none());
        }
        assert!(in_flight.begin(&claim(Channel::Acknowledge)).is_some());
        drop(first);
        assert!(in_flight.begin(&claim(Channel::School)).is_some());
    }
}
