//! Folder watching with debounce: what of content and front end has changed on disk.

use std::fs;
use std::path::Path;
use std::time::Duration;

use notify::{Config, RecommendedWatcher, RecursiveMode, Watcher};
use tokio::sync::watch;

use crate::publish::sources::Sources;

/// Editors write a file in several steps; wait until they have finished.
const DEBOUNCE: Duration = Duration::from_millis(60);

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    Content,
    Web,
}

/// How many changes there were. Counted, not queued: nobody may come to take them while a disk does not answer.
#[derive(Clone, Copy, Default)]
struct ChangeCounts {
    content: u64,
    web: u64,
}

/// The folders under watch, and what has changed in them since. The watchers stop when it is dropped.
pub struct FolderWatch {
    counts: watch::Receiver<ChangeCounts>,
    seen: ChangeCounts,
    _watchers: [Option<RecommendedWatcher>; 2],
    /// Keeps the channel open where no folder is watched.
    _counter: watch::Sender<ChangeCounts>,
}

impl FolderWatch {
    /// Watches content and front end where they come from folders.
    pub(super) fn start(sources: &Sources) -> FolderWatch {
        let mut folders = FolderWatch::of_nothing();
        let counter = &folders._counter;
        let content = watch(sources.content.folder(), counter, |counts| counts.content += 1);
        let web = watch(sources.web.folder(), counter, |counts| counts.web += 1);
        folders._watchers = [content, web];
        folders
    }

    pub(super) fn of_nothing() -> FolderWatch {
        let (counter, counts) = watch::channel(ChangeCounts::default());
        FolderWatch { counts, seen: ChangeCounts::default(), _watchers: [None, None], _counter: counter }
    }

    /// Returns at the next change. Pending for ever where no folder is watched.
    pub(super) async fn changed(&mut self) {
        // The other end is kept here.
        let _ = self.counts.changed().await;
    }

    /// Waits for the rest of a change, and says whether the front end is part of it.
    pub(super) async fn debounce(&mut self) -> Change {
        tokio::time::sleep(DEBOUNCE).await;
        let counts = *self.counts.borrow_and_update();
        let change = if counts.web == self.seen.web { Change::Content } else { Change::Web };
        self.seen = counts;
        change
    }
}

fn watch(
    folder: Option<&Path>,
    counter: &watch::Sender<ChangeCounts>,
    count: impl Fn(&mut ChangeCounts) + Send + 'static,
) -> Option<RecommendedWatcher> {
    let folder = folder?;
    let counter = counter.clone();
    let on_event = move |event: notify::Result<notify::Event>| {
        if event.is_ok_and(|event| !event.kind.is_access()) {
            counter.send_modify(&count);
        }
    };
    match watcher(folder, on_event) {
        Ok(watcher) => Some(watcher),
        Err(error) => {
            tracing::error!(folder = %folder.display(), "changes will not be noticed: {error}");
            None
        }
    }
}

fn watcher(folder: &Path, on_event: impl notify::EventHandler) -> notify::Result<RecommendedWatcher> {
    // Links to folders are not read, so they are not watched either: one to / would watch the whole disk.
    let mut watcher = RecommendedWatcher::new(on_event, Config::default().with_follow_symlinks(false))?;
    watcher.watch(&fs::canonicalize(folder)?, RecursiveMode::Recursive)?;
    Ok(watcher)
}
