//! The poll: asks the store once a second what has changed, for all who watch. Changes of other instances are seen as one's
//! own are.

use std::time::{Duration, Instant};

use jiff::Timestamp;

use crate::live::snapshot::Snapshot;
use crate::office::Office;
use crate::store::live;

const INTERVAL: Duration = Duration::from_secs(1);

/// Runs until it is dropped.
pub async fn run(office: Office) {
    loop {
        office.live().until_watched().await;
        let began = Instant::now();
        let now = Timestamp::now().as_millisecond();
        let due_until = office.now().as_millisecond();
        let read = office.run(move |store| async move { live::read(&store, now, due_until).await });
        // Without a store nobody is told anything: whoever comes back is.
        if let Ok(live::Read { stamp, viewers, sessions }) = read.await {
            office.live().publish(Snapshot { began, stamp, viewers, sessions });
        }
        tokio::time::sleep(INTERVAL.saturating_sub(began.elapsed())).await;
    }
}
