//! Open files: a connection each. The system's usual limit of 1,024 is a default for programs that do
//! not ask; this one asks for all it may have.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Kept for the database, the log, content files and engines.
const OWN: u64 = 128;

/// Raises the limit as far as allowed and says how many connections that is good for.
pub fn for_connections() -> usize {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(error) => {
            tracing::warn!("the limit of open files could not be raised: {error}");
            limit.current
        }
    };
    let usable = current.unwrap_or(u64::MAX).saturating_sub(OWN);
    usize::try_from(usable).unwrap_or(usize::MAX)
}
