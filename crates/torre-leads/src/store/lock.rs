//! One server per SQLite file: a second one would claim the same deliveries.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// Held as long as the server runs; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct InstanceLock(#[expect(dead_code, reason = "open while the lock is held")] File);

#[derive(Debug)]
pub enum LockError {
    /// Another server holds it.
    Taken,
    Io(std::io::Error),
}

impl InstanceLock {
    pub fn take(folder: &Path) -> Result<InstanceLock, LockError> {
        std::fs::create_dir_all(folder).map_err(LockError::Io)?;
        let path = folder.join("torre.lock");
        let open = OpenOptions::new().create(true).truncate(false).write(true).open(path);
        let file = open.map_err(LockError::Io)?;
        match file.try_lock() {
            Ok(()) => Ok(InstanceLock(file)),
            Err(TryLockError::WouldBlock) => Err(LockError::Taken),
            Err(TryLockError::Error(error)) => Err(LockError::Io(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_lock_is_refused_until_the_first_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let first = InstanceLock::take(folder.path()).unwrap();
        assert!(matches!(InstanceLock::take(folder.path()), Err(LockError::Taken)));
        drop(first);
        assert!(InstanceLock::take(folder.path()).is_ok());
    }
}
