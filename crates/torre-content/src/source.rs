//! File source: a tree of files that is embedded in the program or stands in a folder.

use std::collections::BTreeMap;
use std::fs::Metadata;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};

use bytes::Bytes;
use include_dir::Dir;
use jiff::Timestamp;

/// Files by their path below the root, with `/` between folders.
pub type Files = BTreeMap<String, Bytes>;

/// A tree of files that can be read again when it changes.
#[derive(Clone, Debug)]
pub enum Source {
    Embedded { files: &'static Dir<'static>, built: Timestamp },
    Folder(PathBuf),
}

/// What tells one state of a file from the next without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    inode: u64,
    length: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

/// Every file of a tree. None: written so lately that another write may leave the same stamp.
pub type Listing = BTreeMap<String, Option<Stamp>>;

/// A stamp is as fine as the kernel's clock tick; a file this old cannot change within one.
const SETTLED: Duration = Duration::from_millis(100);

impl Source {
    pub fn read(&self) -> io::Result<Files> {
        let read = |path: String| self.file(&path).map(|bytes| (path, bytes));
        self.list()?.into_keys().map(read).collect()
    }

    pub fn list(&self) -> io::Result<Listing> {
        let mut listing = Listing::new();
        match self {
            Source::Embedded { files, .. } => list_embedded(files, &mut listing),
            Source::Folder(root) => list_folder(root, root, SystemTime::now(), &mut listing)?,
        }
        Ok(listing)
    }

    pub fn file(&self, path: &str) -> io::Result<Bytes> {
        match self {
            Source::Embedded { files, .. } => {
                let file =
                    files.get_file(path).ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, path))?;
                Ok(Bytes::from_static(file.contents()))
            }
            Source::Folder(root) => {
                let path = root.join(path);
                fs::read(&path).map(Bytes::from).map_err(|error| with_path(&path, &error))
            }
        }
    }

    /// When a file was last written; inside the program, when it was put there.
    pub fn modified(&self, file: &str) -> Option<Timestamp> {
        match self {
            Source::Embedded { built, .. } => Some(*built),
            Source::Folder(root) => {
                Timestamp::try_from(fs::metadata(root.join(file)).ok()?.modified().ok()?).ok()
            }
        }
    }

    pub fn folder(&self) -> Option<&Path> {
        match self {
            Source::Embedded { .. } => None,
            Source::Folder(root) => Some(root),
        }
    }
}

/// What is built in never changes.
const BUILT_IN: Stamp = Stamp { inode: 0, length: 0, modified: (0, 0), changed: (0, 0) };

fn list_embedded(dir: &'static Dir<'static>, listing: &mut Listing) {
    for file in dir.files() {
        listing.insert(file.path().to_string_lossy().into_owned(), Some(BUILT_IN));
    }
    for folder in dir.dirs() {
        list_embedded(folder, listing);
    }
}

fn list_folder(root: &Path, folder: &Path, now: SystemTime, listing: &mut Listing) -> io::Result<()> {
    for entry in fs::read_dir(folder).map_err(|error| with_path(folder, &error))? {
        let path = entry?.path();
        if is_hidden(&path) {
            continue;
        }
        let metadata = fs::metadata(&path).map_err(|error| with_path(&path, &error))?;
        if metadata.is_dir() {
            list_folder(root, &path, now, listing)?;
        } else if let Ok(below) = path.strip_prefix(root) {
            let name = below.to_string_lossy().replace('\\', "/");
            listing.insert(name, stamp(&metadata, now));
        }
    }
    Ok(())
}

fn stamp(metadata: &Metadata, now: SystemTime) -> Option<Stamp> {
    let nanoseconds = u32::try_from(metadata.ctime_nsec()).unwrap_or_default();
    let since_epoch = Duration::new(u64::try_from(metadata.ctime()).unwrap_or_default(), nanoseconds);
    let age = now.duration_since(SystemTime::UNIX_EPOCH + since_epoch).unwrap_or_default();
    (age > SETTLED).then(|| Stamp {
        inode: metadata.ino(),
        length: metadata.len(),
        modified: (metadata.mtime(), metadata.mtime_nsec()),
        changed: (metadata.ctime(), metadata.ctime_nsec()),
    })
}

/// Editors leave swap and backup files beside the ones they edit.
fn is_hidden(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    name.is_some_and(|name| name.starts_with('.') || name.ends_with('~'))
}

fn with_path(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

/// Files of one folder with one ending: `courses/` and `.toml`.
pub fn in_folder<'a>(
    files: &'a Files,
    folder: &'a str,
    ending: &'a str,
) -> impl Iterator<Item = (&'a str, &'a str)> {
    files.keys().filter_map(move |path| {
        let name = path.strip_prefix(folder)?.strip_suffix(ending)?;
        (!name.contains('/')).then_some((path.as_str(), name))
    })
}
