//! What this process is delivering now. A lease tells other processes; but it ends by the clock on the wall, and when
//! somebody sets that clock on, a delivery under way is due again.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use crate::channel::Channel;
use crate::store::Claim;

#[derive(Default)]
pub(super) struct UnderWay(Mutex<HashSet<Delivery>>);

type Delivery = (String, Channel);

impl UnderWay {
    /// Or nothing, when it is under way already.
    pub(super) fn begin(&self, claim: &Claim) -> Option<Hold<'_>> {
        let delivery = (claim.lead_id.clone(), claim.channel);
        let is_new = self.with(|all| all.insert(delivery.clone()));
        // Made only where it is ours: one that is dropped ends the delivery.
        is_new.then(|| Hold { under_way: self, delivery })
    }

    fn with<T>(&self, change: impl FnOnce(&mut HashSet<Delivery>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Ends with the delivery, however that ends.
pub(super) struct Hold<'a> {
    under_way: &'a UnderWay,
    delivery: Delivery,
}

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        self.under_way.with(|all| all.remove(&self.delivery));
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
        let under_way = UnderWay::default();
        let first = under_way.begin(&claim(Channel::School));
        assert!(first.is_some());
        for _ in 0..2 {
            assert!(under_way.begin(&claim(Channel::School)).is_none());
        }
        assert!(under_way.begin(&claim(Channel::Acknowledge)).is_some());
        drop(first);
        assert!(under_way.begin(&claim(Channel::School)).is_some());
    }
}
