//! Bodies in a file that is only memory, so that the kernel can send them by itself.
//!
//! Writing a page copies its 20 KB into the kernel for every visitor; that was a quarter of the work of
//! answering. `sendfile` hands over the same bytes without a copy, but it wants a file, and hyper wants a
//! slice. So a body that is kept is also written to such a file, and is found there by where it lies in memory.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

use bytes::Bytes;
use rustix::fs::{MemfdFlags, memfd_create};

/// Below this a copy is cheaper than a second system call.
pub(super) const WORTH_SENDING: usize = 8 * 1024;

/// Empty until something is worth keeping.
#[derive(Default)]
pub(super) struct Arena {
    file: Option<File>,
    end: u64,
    /// By address of the first byte. Whoever owns the arena keeps the bytes alive, so no other bytes lie there.
    places: BTreeMap<usize, Place>,
}

struct Place {
    offset: u64,
    length: usize,
}

impl Arena {
    /// Without memory for it the body is written as any other.
    pub(super) fn add(&mut self, body: &Bytes) {
        if body.len() < WORTH_SENDING || self.places.contains_key(&address(body)) {
            return;
        }
        if let Err(error) = self.write(body) {
            tracing::debug!("a body could not be kept as a file: {error}");
        }
    }

    fn write(&mut self, body: &Bytes) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(File::from(memfd_create("torre-bodies", MemfdFlags::CLOEXEC)?)),
        };
        file.write_all_at(body, self.end)?;
        self.places.insert(address(body), Place { offset: self.end, length: body.len() });
        self.end += body.len() as u64;
        Ok(())
    }

    /// The file and the place in it where the same bytes are, if these are bytes of a kept body.
    pub(super) fn find(&self, bytes: &[u8]) -> Option<(&File, u64)> {
        let (start, place) = self.places.range(..=address(bytes)).next_back()?;
        let within = address(bytes) - start;
        let is_inside = within + bytes.len() <= place.length;
        Some((self.file.as_ref().filter(|_| is_inside)?, place.offset + within as u64))
    }
}

fn address(bytes: &[u8]) -> usize {
    bytes.as_ptr().addr()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(fill: u8) -> Bytes {
        Bytes::from(vec![fill; WORTH_SENDING])
    }

    fn read(arena: &Arena, bytes: &[u8]) -> Vec<u8> {
        let (file, offset) = arena.find(bytes).unwrap();
        let mut read = vec![0; bytes.len()];
        file.read_exact_at(&mut read, offset).unwrap();
        read
    }

    #[test]
    fn what_is_kept_is_found_whole_and_in_part() {
        let (first, second) = (body(1), Bytes::from([vec![2; WORTH_SENDING], vec![3; 10]].concat()));
        let mut arena = Arena::default();
        arena.add(&first);
        arena.add(&second);
        assert_eq!(read(&arena, &first), first);
        assert_eq!(read(&arena, &second.clone()), second);
        assert_eq!(read(&arena, &second[WORTH_SENDING - 5..]), second[WORTH_SENDING - 5..]);
    }

    #[test]
    fn what_is_not_kept_or_only_begins_there_is_not_found() {
        let whole = body(1);
        let mut arena = Arena::default();
        arena.add(&whole.slice(..WORTH_SENDING - 1));
        assert!(arena.find(&whole).is_none(), "too small to be kept");
        let longer = Bytes::from(vec![1; WORTH_SENDING + 1]);
        arena.add(&longer.slice(..WORTH_SENDING));
        assert!(arena.find(&longer).is_none());
        assert!(arena.find(&body(1)).is_none(), "equal bytes elsewhere are other bytes");
    }
}
