//! The open-file limit (`RLIMIT_NOFILE`): a connection is an open file. The system's usual limit of 1,024 is a default
//! for programs that do not ask; this one asks for all it may have.

use std::thread;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::fast_path::memory_file::MOST_FILES;

/// For the database, the log, content files and engines.
const RESERVED: u64 = 128;

/// Raises the limit as far as allowed and says how many connections that is good for.
pub fn raise_for_connections() -> usize {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(error) => {
            tracing::warn!("the limit of open files could not be raised: {error}");
            limit.current
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let usable = current.unwrap_or(u64::MAX).saturating_sub(RESERVED);
    usize::try_from(usable).unwrap_or(usize::MAX).saturating_sub(threads * MOST_FILES)
}
