//! The live queue: one poll for all who watch, and none while nobody does.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{Notify, watch};

use crate::live::snapshot::Snapshot;
use crate::live::stream_limit::{NoStream, StreamLimit};
use crate::live::watcher::Watcher;

#[derive(Clone, Debug)]
pub struct LiveQueue(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    limit: StreamLimit,
    /// None while nobody watches: what was seen before is old.
    snapshots: watch::Sender<Option<Arc<Snapshot>>>,
    opened: Notify,
    stopped: watch::Sender<bool>,
}

impl Default for LiveQueue {
    fn default() -> LiveQueue {
        LiveQueue(Arc::new(Inner {
            limit: StreamLimit::default(),
            snapshots: watch::Sender::new(None),
            opened: Notify::new(),
            stopped: watch::Sender::new(false),
        }))
    }
}

impl LiveQueue {
    /// A stream for somebody who is signed in by this session.
    pub fn watch(&self, person: &str, session: &str) -> Result<Watcher, NoStream> {
        let permit = self.0.limit.acquire(person)?;
        self.0.opened.notify_one();
        let (snapshots, stopped) = (self.0.snapshots.subscribe(), self.0.stopped.subscribe());
        Ok(Watcher::new(permit, session, snapshots, stopped, Instant::now()))
    }

    /// Ends every stream, and all that are opened afterwards: the program ends.
    pub fn stop(&self) {
        self.0.stopped.send_replace(true);
    }

    pub(super) async fn until_watched(&self) {
        while !self.0.limit.is_any_open() {
            self.0.snapshots.send_replace(None);
            self.0.opened.notified().await;
        }
    }

    pub(super) fn publish(&self, snapshot: Snapshot) {
        self.0.snapshots.send_replace(Some(Arc::new(snapshot)));
    }
}
