//! Folder watching with debounce: what of content and front end has changed on disk.

use std::path::Path;
use std::time::Duration;

use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use tokio::sync::mpsc;

use crate::publish::sources::Sources;

/// Editors write a file in several steps; wait until they have finished.
const DEBOUNCE: Duration = Duration::from_millis(60);

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    Content,
    Web,
}

/// The folders under watch, and what has changed in them since. The watchers stop when it is dropped.
pub struct FolderWatch {
    changes: mpsc::UnboundedReceiver<Change>,
    _watchers: [Option<RecommendedWatcher>; 2],
    /// Keeps the channel open where no folder is watched.
    _changed: mpsc::UnboundedSender<Change>,
}

impl FolderWatch {
    /// Watches content and front end where they come from folders.
    pub(super) fn start(sources: &Sources) -> FolderWatch {
        let (changed, changes) = mpsc::unbounded_channel();
        let content = watch(sources.content.folder(), &changed, Change::Content);
        let web = watch(sources.web.folder(), &changed, Change::Web);
        FolderWatch { changes, _watchers: [content, web], _changed: changed }
    }

    /// The next change. Pending for ever where no folder is watched.
    pub(super) async fn next(&mut self) -> Option<Change> {
        self.changes.recv().await
    }

    /// Waits for the rest of a change, and says whether the front end is part of it.
    pub(super) async fn debounce(&mut self, first: Change) -> Change {
        tokio::time::sleep(DEBOUNCE).await;
        let mut change = first;
        while let Ok(more) = self.changes.try_recv() {
            if more == Change::Web {
                change = Change::Web;
            }
        }
        change
    }
}

fn watch(
    folder: Option<&Path>,
    changed: &mpsc::UnboundedSender<Change>,
    change: Change,
) -> Option<RecommendedWatcher> {
    let folder = folder?;
    let changed = changed.clone();
    let on_event = move |event: notify::Result<notify::Event>| {
        if event.is_ok_and(|event| !event.kind.is_access()) {
            // Nobody listens any more only when the program ends.
            let _ = changed.send(change);
        }
    };
    let watching = notify::recommended_watcher(on_event).and_then(|mut watcher| {
        watcher.watch(folder, RecursiveMode::Recursive)?;
        Ok(watcher)
    });
    match watching {
        Ok(watcher) => Some(watcher),
        Err(error) => {
            tracing::error!(folder = %folder.display(), "changes will not be noticed: {error}");
            None
        }
    }
}
