//! The listing of a folder: its regular files with their stamps, and what is in it besides.

use std::collections::BTreeMap;
use std::fs::{self, DirEntry, Metadata};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::diagnostics::Diagnostics;
use crate::file_fault::FileFault;
use crate::regular_file::{resolve, special_kind, within_limit};

/// More than ten years of daily posts with a dozen pictures each.
const MOST_FILES: usize = 100_000;
const MOST_DEPTH: usize = 16;

/// A stamp is as fine as the kernel's clock tick; a file this old cannot change within one.
const SETTLED: Duration = Duration::from_millis(100);

/// What tells one state of a file from the next without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    inode: u64,
    length: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

impl Stamp {
    /// What is built in never changes.
    pub(crate) const BUILT_IN: Stamp = Stamp { inode: 0, length: 0, modified: (0, 0), changed: (0, 0) };
}

#[derive(Debug, Default)]
pub struct Listing {
    /// By path below the root. None: written so lately that another write may leave the same stamp.
    pub files: BTreeMap<String, Option<Stamp>>,
    /// What is there and cannot be read.
    pub faults: Diagnostics,
}

/// Fails only where the folder itself cannot be listed.
pub(crate) fn list_folder(root: &Path) -> io::Result<Listing> {
    let root = fs::canonicalize(root).map_err(|error| with_path(root, &error))?;
    let entries = fs::read_dir(&root).map_err(|error| with_path(&root, &error))?;
    let mut folder = FolderWalk { root, now: SystemTime::now(), listing: Listing::default() };
    folder.add_all(entries, 0);
    Ok(folder.listing)
}

struct FolderWalk {
    root: PathBuf,
    now: SystemTime,
    listing: Listing,
}

impl FolderWalk {
    fn add_all(&mut self, entries: fs::ReadDir, depth: usize) {
        for entry in entries.filter_map(Result::ok) {
            let path = entry.path();
            if is_hidden(&path) {
                continue;
            }
            if let Err(fault) = self.add(&entry, &path, depth) {
                fault.report(&self.name(&path), &mut self.listing.faults);
            }
            if self.listing.files.len() > MOST_FILES {
                return;
            }
        }
    }

    fn add(&mut self, entry: &DirEntry, path: &Path, depth: usize) -> Result<(), FileFault> {
        let kind = entry.file_type()?;
        if kind.is_dir() && depth == MOST_DEPTH {
            return Err(FileFault::TooDeep(MOST_DEPTH));
        }
        if kind.is_dir() {
            self.add_all(fs::read_dir(path)?, depth + 1);
            return Ok(());
        }
        let metadata = match special_kind(kind) {
            // Links to folders are refused with the others: there is no walking in circles.
            Some(_) if kind.is_symlink() => resolve(&self.root, path).map_err(FileFault::of_link)?.1,
            Some(special) => return Err(FileFault::SpecialFile(special)),
            None => match entry.metadata() {
                // Removed since: a change of its own.
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
                metadata => metadata?,
            },
        };
        within_limit(path, &metadata)?;
        self.listing.files.insert(self.name(path), stamp(&metadata, self.now));
        if self.listing.files.len() > MOST_FILES { Err(FileFault::TooMany(MOST_FILES)) } else { Ok(()) }
    }

    fn name(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().replace('\\', "/")
    }
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
