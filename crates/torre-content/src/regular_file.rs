//! Reading of regular files inside a folder, and of nothing else: a pipe would be waited for without end, a device has no
//! end, and a link may lead to what is none of the site's business.

use std::fs::{self, FileType, Metadata, OpenOptions};
use std::io::Read;
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use bytes::Bytes;
use rustix::fs::OFlags;

use crate::file_fault::FileFault;

const MB: u64 = 1024 * 1024;

/// The most bytes of one file, by its kind. Whatever is read is held in memory.
fn size_limit(path: &Path) -> u64 {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("md") => MB,
        // The record of modification dates has a line for each post.
        Some("toml") => 4 * MB,
        Some("mmdb") => 64 * MB,
        _ => 16 * MB,
    }
}

/// The file that a path stands for, itself or through links that stay inside `root`, which is free of links.
pub(crate) fn resolve(root: &Path, path: &Path) -> Result<(PathBuf, Metadata), FileFault> {
    let target = fs::canonicalize(path)?;
    if !target.starts_with(root) {
        return Err(FileFault::LinkOutside);
    }
    let metadata = fs::symlink_metadata(&target)?;
    match special_kind(metadata.file_type()) {
        Some(kind) => Err(FileFault::LinkToOther(kind)),
        None => within_limit(path, &metadata).map(|()| (target, metadata)),
    }
}

/// Never waits for a writer and never reads more than the limit, whatever becomes of the file meanwhile.
pub(crate) fn read(root: &Path, path: &Path) -> Result<Bytes, FileFault> {
    let (target, _) = resolve(root, path)?;
    let flags = (OFlags::NONBLOCK | OFlags::NOFOLLOW).bits().cast_signed();
    let file = OpenOptions::new().read(true).custom_flags(flags).open(target)?;
    let metadata = file.metadata()?;
    if let Some(kind) = special_kind(metadata.file_type()) {
        return Err(FileFault::SpecialFile(kind));
    }
    within_limit(path, &metadata)?;
    let limit = size_limit(path);
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).unwrap_or_default());
    file.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(too_large(limit)) } else { Ok(Bytes::from(bytes)) }
}

pub(crate) fn within_limit(path: &Path, metadata: &Metadata) -> Result<(), FileFault> {
    let limit = size_limit(path);
    if metadata.len() > limit { Err(too_large(limit)) } else { Ok(()) }
}

fn too_large(limit: u64) -> FileFault {
    FileFault::TooLarge { limit_mb: limit / MB }
}

/// What it is, if it is no regular file.
pub(crate) fn special_kind(kind: FileType) -> Option<&'static str> {
    if kind.is_file() {
        None
    } else if kind.is_dir() {
        Some("a folder")
    } else if kind.is_fifo() {
        Some("a named pipe")
    } else if kind.is_socket() {
        Some("a socket")
    } else {
        Some("a device")
    }
}
