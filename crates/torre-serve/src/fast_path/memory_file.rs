//! A memory file (`memfd_create`) with the bytes of one body, so that the kernel can send them by itself.
//!
//! Writing a page copies its 20 KB into the kernel for every client. `sendfile` hands over the same bytes without a
//! copy, but it wants a file.
//!
//! One file a body, never one with room that is used again: pages that were sent stay referenced by the socket until
//! the client has them, and what is written over them would reach that client.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

use rustix::fs::{MemfdFlags, memfd_create};

/// Descriptors of one serving thread: a site's most visited pages.
pub(crate) const MOST_FILES: usize = 128;

pub(crate) struct MemoryFile(File);

impl MemoryFile {
    pub(crate) fn holding(body: &[u8]) -> io::Result<MemoryFile> {
        let file = File::from(memfd_create("torre-body", MemfdFlags::CLOEXEC)?);
        file.write_all_at(body, 0)?;
        Ok(MemoryFile(file))
    }

    pub(crate) fn as_file(&self) -> &File {
        &self.0
    }
}
