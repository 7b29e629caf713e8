//! The connections to the enquiries' database, and how a write begins.

use std::sync::Arc;

use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{Mutex, MutexGuard, OwnedMutexGuard};

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;

#[derive(Clone, Debug)]
pub struct LeadStore {
    /// On SQLite one connection: what another one wrote empties a connection's cache, and the next write would read again
    /// whatever it is going to change. On PostgreSQL the pool that is also read from.
    pub(super) writer: AnyPool,
    pub(super) readers: AnyPool,
    pub(super) dialect: Dialect,
    /// SQLite has one writer at a time. Waiting here is fair; waiting inside SQLite is not.
    write_lock: Arc<Mutex<()>>,
}

impl LeadStore {
    pub(super) fn new(writer: AnyPool, readers: AnyPool, dialect: Dialect) -> LeadStore {
        LeadStore { writer, readers, dialect, write_lock: Arc::default() }
    }

    /// A transaction that will write. SQLite must know that from its first word: a reader that
    /// turns writer half-way is refused while others write.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(match self.dialect {
            Dialect::Sqlite => self.writer.begin_with("BEGIN IMMEDIATE").await?,
            Dialect::Postgres => self.writer.begin().await?,
        })
    }

    /// Held while this process writes; PostgreSQL needs none.
    pub(super) async fn write_lock(&self) -> Option<MutexGuard<'_, ()>> {
        match self.dialect {
            Dialect::Sqlite => Some(self.write_lock.lock().await),
            Dialect::Postgres => None,
        }
    }

    /// The same for a transaction that is handed on.
    pub(super) async fn owned_write_lock(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.write_lock).lock_owned().await
    }

    /// The store answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }

    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
