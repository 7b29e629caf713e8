//! The migration lock: of a server and a command that open the same new SQLite file, one makes the tables and the other
//! finds them made. PostgreSQL has a lock of its own for this.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::store::private_files;

const FILE: &str = "torre.migration.lock";
/// Tables are made in milliseconds; whoever holds the lock for longer has stopped.
const LONGEST: Duration = Duration::from_secs(30);
const AGAIN: Duration = Duration::from_millis(10);

/// The system lets go of it when the process ends, however it ends.
pub(super) struct MigrationLock(#[expect(dead_code, reason = "open while the lock is held")] File);

impl MigrationLock {
    pub(super) async fn acquire(folder: &Path) -> io::Result<MigrationLock> {
        let file = private_files::open_or_create(&folder.join(FILE))?;
        let started = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(MigrationLock(file)),
                Err(TryLockError::WouldBlock) if started.elapsed() < LONGEST => sleep(AGAIN).await,
                Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::TimedOut.into()),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }
}
