//! The loop of a delivery worker: claims what is due and delivers it, several at a time, until it is told to stop.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

/// How often other processes' entries and those whose wait is over are looked for.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// What a worker delivers.
pub(crate) trait Deliveries: Send + Sync + 'static {
    type Claim: Send + 'static;
    const MAX_IN_FLIGHT: usize;

    /// At most `limit`, and nothing where the store does not answer.
    fn claim(&self, limit: usize) -> impl Future<Output = Vec<Self::Claim>> + Send;

    fn deliver(&self, claim: Self::Claim) -> impl Future<Output = ()> + Send;
}

/// Runs until `stop` says so, then lets deliveries in flight finish, for as long as one may take.
pub(crate) async fn run<D: Deliveries>(
    deliveries: D,
    timeout: Duration,
    outbox_changed: Arc<Notify>,
    mut stop: watch::Receiver<bool>,
) {
    let deliveries = Arc::new(deliveries);
    let mut tasks = JoinSet::new();
    loop {
        let free = D::MAX_IN_FLIGHT - tasks.len();
        let claims = if free > 0 { deliveries.claim(free).await } else { Vec::new() };
        let more = claims.len() == free;
        for claim in claims {
            let deliveries = Arc::clone(&deliveries);
            tasks.spawn(async move { deliveries.deliver(claim).await });
        }
        tokio::select! {
            _ = stop.changed() => break,
            Some(_) = tasks.join_next(), if more => {}
            () = outbox_changed.notified(), if !more => {}
            () = tokio::time::sleep(POLL_INTERVAL) => {}
        }
        while tasks.try_join_next().is_some() {}
    }
    let finish = async { while tasks.join_next().await.is_some() {} };
    if tokio::time::timeout(timeout, finish).await.is_err() {
        tracing::warn!("deliveries under way were cut; the next start finds them");
    }
}
