//! The write check: a small transaction that needs the disk as an enquiry does.

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// As much as the longest enquiry of our own forms: where this is stored, that is.
const SIZE: usize = 32 * 1024;

/// The old row is deleted, not updated: SQLite would not write pages that stay the same.
const CLEAR_SQLITE: &str = "DELETE FROM store_check";
const FILL_SQLITE: &str = "INSERT INTO store_check (padding) VALUES ($1)";
/// A row in a table that exists would find room that older rows have left; a new table needs new room on the disk.
const FILL_POSTGRES: &str =
    "CREATE TEMPORARY TABLE store_check ON COMMIT DROP AS SELECT repeat('0', 1000) AS padding";

impl LeadStore {
    /// Committed: until then SQLite keeps everything in memory.
    pub async fn check_write(&self) -> Result<(), StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        match self.dialect {
            Dialect::Sqlite => {
                sqlx::query(CLEAR_SQLITE).execute(&mut *transaction).await?;
                sqlx::query(FILL_SQLITE).bind("0".repeat(SIZE)).execute(&mut *transaction).await?;
            }
            Dialect::Postgres => {
                sqlx::query(FILL_POSTGRES).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(())
    }
}
