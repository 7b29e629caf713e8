//! Cuts on disk, by the hash of their photograph and their width, and not more of them than there is room for.

use std::collections::HashMap;
use std::fs::{self, DirEntry};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

use bytes::Bytes;

/// About a thousand photographs in four widths.
const MOST_BYTES: u64 = 512 * 1024 * 1024;

#[derive(Debug)]
pub(crate) struct CutFolder {
    path: PathBuf,
    most_bytes: u64,
    /// A disk that cannot be written is said once.
    has_warned: AtomicBool,
}

impl CutFolder {
    pub(crate) fn new(path: PathBuf) -> CutFolder {
        CutFolder { path, most_bytes: MOST_BYTES, has_warned: AtomicBool::new(false) }
    }

    pub(crate) fn get(&self, hash: &str, width: u32) -> Option<Bytes> {
        fs::read(self.file(hash, width)).ok().filter(|bytes| !bytes.is_empty()).map(Bytes::from)
    }

    /// What cannot be kept is made again when somebody asks.
    pub(crate) fn put(&self, hash: &str, cuts: &HashMap<u32, Bytes>) {
        if let Err(error) = self.try_put(hash, cuts)
            && !self.has_warned.swap(true, Ordering::Relaxed)
        {
            let path = self.path.display();
            tracing::warn!(
                "cuts of photographs cannot be kept in {path} and are made again when asked for: {error}"
            );
        }
    }

    fn try_put(&self, hash: &str, cuts: &HashMap<u32, Bytes>) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        for (width, bytes) in cuts {
            // Under another name until it is whole.
            let unfinished = self.path.join(format!("{hash}-{width}.unfinished"));
            fs::write(&unfinished, bytes)?;
            fs::rename(unfinished, self.file(hash, *width))?;
        }
        self.make_room()
    }

    /// The oldest go first.
    fn make_room(&self) -> io::Result<()> {
        let mut files: Vec<(SystemTime, u64, PathBuf)> =
            fs::read_dir(&self.path)?.flatten().filter_map(|entry| described(&entry)).collect();
        let mut total: u64 = files.iter().map(|(_, length, _)| length).sum();
        files.sort();
        for (_, length, path) in files {
            if total <= self.most_bytes {
                break;
            }
            fs::remove_file(path)?;
            total -= length;
        }
        Ok(())
    }

    fn file(&self, hash: &str, width: u32) -> PathBuf {
        self.path.join(format!("{hash}-{width}.jpg"))
    }
}

fn described(entry: &DirEntry) -> Option<(SystemTime, u64, PathBuf)> {
    let metadata = entry.metadata().ok().filter(|metadata| metadata.is_file())?;
    Some((metadata.modified().ok()?, metadata.len(), entry.path()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn cuts(width: u32, length: usize) -> HashMap<u32, Bytes> {
        HashMap::from([(width, Bytes::from(vec![b'x'; length]))])
    }

    #[test]
    fn the_oldest_cuts_make_room_for_new_ones() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("pictures");
        let folder = CutFolder { most_bytes: 250, ..CutFolder::new(path.clone()) };
        for (age, hash) in [(30, "a"), (20, "b")] {
            folder.put(hash, &cuts(480, 100));
            let file = fs::File::options().write(true).open(path.join(format!("{hash}-480.jpg"))).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        }
        folder.put("c", &cuts(480, 100));
        let kept = ["a", "b", "c"].map(|hash| folder.get(hash, 480).is_some());
        assert_eq!(kept, [false, true, true]);
        assert_eq!(folder.get("b", 800), None);
    }

    #[test]
    fn a_folder_that_cannot_be_made_costs_nothing_but_a_warning() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("file"), "").unwrap();
        let folder = CutFolder::new(place.path().join("file/pictures"));
        folder.put("a", &cuts(480, 1));
        assert_eq!(folder.get("a", 480), None);
    }
}
