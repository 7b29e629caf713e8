//! The instance lock: one server per SQLite file. A second one would claim the same deliveries.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::store::private_files;

/// Held as long as the server runs; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct InstanceLock(#[expect(dead_code, reason = "open while the lock is held")] File);

#[derive(Debug, thiserror::Error)]
pub enum LockError {
    #[error("another server uses this folder")]
    AlreadyHeld,
    #[error("the lock cannot be taken: {0}")]
    Io(#[from] std::io::Error),
}

impl InstanceLock {
    pub fn acquire(folder: &Path) -> Result<InstanceLock, LockError> {
        private_files::prepare_folder(folder)?;
        let file = private_files::open_or_create(&folder.join("torre.lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(InstanceLock(file)),
            Err(TryLockError::WouldBlock) => Err(LockError::AlreadyHeld),
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
        let first = InstanceLock::acquire(folder.path()).unwrap();
        assert!(matches!(InstanceLock::acquire(folder.path()), Err(LockError::AlreadyHeld)));
        drop(first);
        assert!(InstanceLock::acquire(folder.path()).is_ok());
    }
}
