//! One who watches: what is to be told next, until the session, the stream's time or the program ends.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::live::snapshot::{Snapshot, Viewers};
use crate::live::stream_limit::StreamPermit;

/// Then the browser comes back by itself, and shows its cookie again.
pub const LONGEST: Duration = Duration::from_secs(60);

/// What one second has brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub stamp: Option<String>,
    pub viewers: Option<Viewers>,
    /// The last that is said.
    pub signed_out: bool,
}

#[derive(Debug)]
pub struct Watcher {
    session: String,
    snapshots: watch::Receiver<Option<Arc<Snapshot>>>,
    stopped: watch::Receiver<bool>,
    opened: Instant,
    told: Option<Arc<Snapshot>>,
    has_ended: bool,
    _permit: StreamPermit,
}

impl Watcher {
    pub(super) fn new(
        permit: StreamPermit,
        session: &str,
        mut snapshots: watch::Receiver<Option<Arc<Snapshot>>>,
        stopped: watch::Receiver<bool>,
        opened: Instant,
    ) -> Watcher {
        // What is known already is news to whoever comes.
        snapshots.mark_changed();
        let session = session.to_owned();
        Watcher { session, snapshots, stopped, opened, told: None, has_ended: false, _permit: permit }
    }

    /// With each poll; without news where nothing has changed. None: the stream has ended.
    pub async fn next(&mut self) -> Option<News> {
        let left = LONGEST.saturating_sub(self.opened.elapsed());
        if self.has_ended || left.is_zero() {
            return None;
        }
        let snapshot = tokio::select! {
            _ = self.stopped.wait_for(|stopped| *stopped) => return None,
            () = tokio::time::sleep(left) => return None,
            snapshot = next_snapshot(&mut self.snapshots) => snapshot?,
        };
        Some(self.news(snapshot))
    }

    fn news(&mut self, snapshot: Arc<Snapshot>) -> News {
        // A poll that began before the stream may not have seen its session.
        if snapshot.began >= self.opened && !snapshot.sessions.contains(&self.session) {
            self.has_ended = true;
            return News { signed_out: true, ..News::default() };
        }
        let told = self.told.as_deref();
        let stamp = told.is_none_or(|told| told.stamp != snapshot.stamp).then(|| snapshot.stamp.clone());
        let viewers =
            told.is_none_or(|told| told.viewers != snapshot.viewers).then(|| snapshot.viewers.clone());
        self.told = Some(snapshot);
        News { stamp, viewers, signed_out: false }
    }
}

async fn next_snapshot(snapshots: &mut watch::Receiver<Option<Arc<Snapshot>>>) -> Option<Arc<Snapshot>> {
    loop {
        snapshots.changed().await.ok()?;
        if let Some(snapshot) = &*snapshots.borrow_and_update() {
            return Some(Arc::clone(snapshot));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::queue::LiveQueue;
    use crate::live::stream_limit::StreamLimit;

    fn snapshot(stamp: &str, sessions: &[&str]) -> Snapshot {
        let sessions = sessions.iter().map(|&session| session.to_owned()).collect();
        Snapshot { began: Instant::now(), stamp: stamp.to_owned(), viewers: Viewers::new(), sessions }
    }

    #[tokio::test]
    async fn what_has_changed_is_told_once_and_the_end_of_the_session_last() {
        let live = LiveQueue::default();
        let mut watcher = live.watch("ana", "s1").unwrap();
        live.publish(snapshot("1", &["s1"]));
        let first = News { stamp: Some("1".to_owned()), viewers: Some(Viewers::new()), signed_out: false };
        assert_eq!(watcher.next().await, Some(first));
        live.publish(snapshot("1", &["s1"]));
        assert_eq!(watcher.next().await, Some(News::default()));
        live.publish(snapshot("2", &["s1"]));
        assert_eq!(watcher.next().await.unwrap().stamp.as_deref(), Some("2"));
        live.publish(snapshot("3", &["s2"]));
        assert_eq!(watcher.next().await, Some(News { signed_out: true, ..News::default() }));
        assert_eq!(watcher.next().await, None);
    }

    #[tokio::test]
    async fn a_poll_from_before_does_not_end_a_session_that_it_cannot_know() {
        let live = LiveQueue::default();
        live.publish(snapshot("1", &[]));
        let mut watcher = live.watch("ana", "s1").unwrap();
        assert_eq!(watcher.next().await.unwrap().stamp.as_deref(), Some("1"));
    }

    #[tokio::test]
    async fn a_stream_lives_for_a_minute() {
        let permit = StreamLimit::default().acquire("ana").unwrap();
        let (snapshots, stopped) = (watch::Sender::new(None), watch::Sender::new(false));
        let opened = Instant::now().checked_sub(LONGEST).unwrap();
        let mut watcher = Watcher::new(permit, "s1", snapshots.subscribe(), stopped.subscribe(), opened);
        snapshots.send_replace(Some(Arc::new(snapshot("1", &["s1"]))));
        assert_eq!(watcher.next().await, None);
    }

    #[tokio::test]
    async fn the_end_of_the_program_ends_every_stream() {
        let live = LiveQueue::default();
        let mut watcher = live.watch("ana", "s1").unwrap();
        live.stop();
        assert_eq!(watcher.next().await, None);
        assert_eq!(live.watch("ana", "s1").unwrap().next().await, None);
    }
}
