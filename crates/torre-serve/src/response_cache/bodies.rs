//! Reference-counted bodies of cached responses, with a memory file for those that are sent often.
//!
//! Many addresses have one body: every invented query of a page does. It is held, and counted, once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use bytes::Bytes;

use crate::fast_path::memory_file::{MOST_FILES, MemoryFile};

/// Below this a copy is cheaper than a second system call.
pub(crate) const WORTH_A_FILE: usize = 8 * 1024;

/// Of one serving thread: its cache adds and removes, its connections without TLS look up.
pub(crate) type SharedBodies = Arc<Mutex<Bodies>>;

#[derive(Default)]
pub(crate) struct Bodies {
    /// By address of the first byte, and length. The bytes are held here, so no others can lie at that address.
    held: BTreeMap<(usize, usize), Body>,
    bytes: usize,
    files: usize,
    /// For the metrics.
    file_bytes: Arc<AtomicU64>,
}

struct Body {
    bytes: Bytes,
    users: usize,
    file: Option<MemoryFile>,
}

impl Bodies {
    pub(crate) fn counted_by(file_bytes: Arc<AtomicU64>) -> SharedBodies {
        Arc::new(Mutex::new(Bodies { file_bytes, ..Bodies::default() }))
    }

    pub(crate) fn add(&mut self, body: &Bytes) {
        let held = self.held.entry(place(body)).or_insert_with(|| {
            self.bytes += body.len();
            Body { bytes: body.clone(), users: 0, file: None }
        });
        held.users += 1;
    }

    pub(crate) fn remove(&mut self, body: &Bytes) {
        let Some(held) = self.held.get_mut(&place(body)) else { return };
        held.users -= 1;
        if held.users > 0 {
            return;
        }
        let file = usize::from(held.file.is_some());
        self.bytes -= body.len() * (1 + file);
        self.files -= file;
        self.file_bytes.fetch_sub((body.len() * file) as u64, Relaxed);
        self.held.remove(&place(body));
    }

    /// For a body that is asked for again. Without memory or descriptors for it the body is written as any other.
    pub(crate) fn give_file(&mut self, body: &Bytes) {
        if body.len() < WORTH_A_FILE || self.files >= MOST_FILES {
            return;
        }
        let Some(held) = self.held.get_mut(&place(body)).filter(|held| held.file.is_none()) else { return };
        match MemoryFile::holding(&held.bytes) {
            Ok(file) => {
                held.file = Some(file);
                self.files += 1;
                self.bytes += body.len();
                self.file_bytes.fetch_add(body.len() as u64, Relaxed);
            }
            Err(error) => tracing::debug!("a body could not be written to a memory file: {error}"),
        }
    }

    /// The file with these bytes and where in it they begin, if they are part of a body that has one.
    #[cfg(target_os = "linux")]
    pub(crate) fn find(&self, bytes: &[u8]) -> Option<(&MemoryFile, u64)> {
        let (start, _) = place(bytes);
        let ((first, length), body) = self.held.range(..=(start, usize::MAX)).next_back()?;
        let within = start - first;
        let is_inside = within + bytes.len() <= *length;
        Some((body.file.as_ref().filter(|_| is_inside)?, within as u64))
    }

    /// Memory of all bodies and their files.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    #[cfg(test)]
    pub(crate) fn files(&self) -> usize {
        self.files
    }
}

fn place(bytes: &[u8]) -> (usize, usize) {
    (bytes.as_ptr().addr(), bytes.len())
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::os::unix::fs::FileExt;

    use super::*;

    fn body(fill: u8) -> Bytes {
        Bytes::from(vec![fill; WORTH_A_FILE])
    }

    fn hold(bodies: &mut Bodies, body: &Bytes) {
        bodies.add(body);
        bodies.give_file(body);
    }

    fn read(bodies: &Bodies, bytes: &[u8]) -> Vec<u8> {
        let (file, offset) = bodies.find(bytes).unwrap();
        let mut read = vec![0; bytes.len()];
        file.as_file().read_exact_at(&mut read, offset).unwrap();
        read
    }

    #[test]
    fn what_is_held_is_found_whole_and_in_part() {
        let (first, second) = (body(1), Bytes::from([vec![2; WORTH_A_FILE], vec![3; 10]].concat()));
        let mut bodies = Bodies::default();
        hold(&mut bodies, &first);
        hold(&mut bodies, &second);
        assert_eq!(read(&bodies, &first), first);
        assert_eq!(read(&bodies, &second.clone()), second);
        assert_eq!(read(&bodies, &second[WORTH_A_FILE - 5..]), second[WORTH_A_FILE - 5..]);
    }

    #[test]
    fn what_is_not_held_or_only_begins_there_is_not_found() {
        let whole = body(1);
        let mut bodies = Bodies::default();
        hold(&mut bodies, &whole.slice(..WORTH_A_FILE - 1));
        assert!(bodies.find(&whole).is_none(), "too small for a file");
        let longer = Bytes::from(vec![1; WORTH_A_FILE + 1]);
        hold(&mut bodies, &longer.slice(..WORTH_A_FILE));
        assert!(bodies.find(&longer).is_none());
        assert!(bodies.find(&body(1)).is_none(), "equal bytes elsewhere are other bytes");
    }

    #[test]
    fn the_last_user_takes_the_file_along() {
        let shared = body(1);
        let mut bodies = Bodies::default();
        hold(&mut bodies, &shared);
        hold(&mut bodies, &shared);
        assert_eq!((bodies.bytes(), bodies.files()), (2 * WORTH_A_FILE, 1));
        assert_eq!(bodies.file_bytes.load(Relaxed), WORTH_A_FILE as u64);
        bodies.remove(&shared);
        assert!(bodies.find(&shared).is_some());
        bodies.remove(&shared);
        assert!(bodies.find(&shared).is_none());
        assert_eq!((bodies.bytes(), bodies.files()), (0, 0));
        assert_eq!(bodies.file_bytes.load(Relaxed), 0);
    }

    #[test]
    fn there_are_so_many_files_and_no_more() {
        let mut bodies = Bodies::default();
        let all: Vec<Bytes> = (0..MOST_FILES + 10).map(|_| body(1)).collect();
        all.iter().for_each(|body| hold(&mut bodies, body));
        assert_eq!(bodies.files(), MOST_FILES);
    }
}
