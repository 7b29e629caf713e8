//! File source: a tree of files that is embedded in the program or stands in a folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use bytes::Bytes;
use include_dir::Dir;
use jiff::Timestamp;

use crate::file_fault::FileFault;
use crate::folder_listing::{Listing, Stamp, list_folder};
use crate::regular_file;

/// Files by their path below the root, with `/` between folders.
pub type Files = BTreeMap<String, Bytes>;

/// A tree of files that can be read again when it changes.
#[derive(Clone, Debug)]
pub enum Source {
    Embedded { files: &'static Dir<'static>, built: Timestamp },
    Folder(PathBuf),
}

impl Source {
    /// All files, or why not.
    pub fn read(&self) -> io::Result<Files> {
        let mut listing = self.list()?;
        let mut files = Files::new();
        for path in listing.files.into_keys() {
            match self.file(&path) {
                Ok(bytes) => {
                    files.insert(path, bytes);
                }
                Err(fault) => fault.report(&path, &mut listing.faults),
            }
        }
        if listing.faults.has_errors() {
            Err(io::Error::other(listing.faults.to_string()))
        } else {
            Ok(files)
        }
    }

    pub fn list(&self) -> io::Result<Listing> {
        match self {
            Source::Embedded { files, .. } => {
                let mut listing = Listing::default();
                list_embedded(files, &mut listing);
                Ok(listing)
            }
            Source::Folder(root) => list_folder(root),
        }
    }

    pub fn file(&self, path: &str) -> Result<Bytes, FileFault> {
        match self {
            Source::Embedded { files, .. } => {
                let file = files.get_file(path).ok_or(io::Error::from(io::ErrorKind::NotFound))?;
                Ok(Bytes::from_static(file.contents()))
            }
            Source::Folder(root) => regular_file::read(&fs::canonicalize(root)?, &root.join(path)),
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

fn list_embedded(dir: &'static Dir<'static>, listing: &mut Listing) {
    for file in dir.files() {
        listing.files.insert(file.path().to_string_lossy().into_owned(), Some(Stamp::BUILT_IN));
    }
    for folder in dir.dirs() {
        list_embedded(folder, listing);
    }
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
