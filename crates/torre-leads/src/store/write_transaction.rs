//! A transaction that writes: it holds SQLite's single writer lock from its first word until it has ended.

use sqlx::{Any, AnyConnection, AnyPool, Transaction};
use tokio::sync::OwnedMutexGuard;

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// Undone unless it is committed.
pub struct WriteTransaction {
    transaction: Transaction<'static, Any>,
    /// After the transaction: dropped last.
    _lock: Option<OwnedMutexGuard<()>>,
}

impl WriteTransaction {
    pub fn connection(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }

    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.transaction.commit().await?)
    }
}

impl LeadStore {
    pub async fn write(&self) -> Result<WriteTransaction, StoreError> {
        let lock = match self.dialect {
            Dialect::Sqlite => Some(self.owned_write_lock().await),
            Dialect::Postgres => None,
        };
        Ok(WriteTransaction { transaction: self.begin().await?, _lock: lock })
    }

    /// For reading; whoever writes takes [`LeadStore::write`].
    pub fn reader(&self) -> &AnyPool {
        &self.readers
    }

    pub fn dialect(&self) -> Dialect {
        self.dialect
    }
}
