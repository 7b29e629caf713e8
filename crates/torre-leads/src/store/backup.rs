//! Online backup: a copy of the SQLite file that is whole, made while others write. And when the last one was.

use std::path::Path;

use sqlx::Row;
use uuid::Uuid;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::private_files;

/// More than anybody looks at.
const KEPT: i64 = 100;
const RECORD: &str = "INSERT INTO backups (id, finished_at, bytes) VALUES ($1, $2, $3)";
const FORGET: &str = "DELETE FROM backups WHERE id NOT IN (SELECT id FROM backups ORDER BY finished_at DESC, id DESC LIMIT $1)";
const LAST: &str = "SELECT MAX(finished_at) FROM backups";

impl LeadStore {
    /// Writes everything committed so far into a new file.
    pub async fn back_up_to(&self, file: &Path) -> Result<(), StoreError> {
        // SQLite fills an empty file as it fills a new one; this one belongs to its owner alone.
        private_files::open_or_create(file).map_err(StoreError::Folder)?;
        let name = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(name).execute(&self.readers).await?;
        Ok(())
    }

    /// Once it stands where it was asked for.
    pub async fn record_backup(&self, finished_at: i64, bytes: u64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let record = sqlx::query(RECORD).bind(Uuid::now_v7().to_string()).bind(finished_at);
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        record.bind(bytes).execute(write.connection()).await?;
        sqlx::query(FORGET).bind(KEPT).execute(write.connection()).await?;
        write.commit().await
    }

    /// When the last one was finished; milliseconds since 1970.
    pub async fn last_backup(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query(LAST).fetch_one(&self.readers).await?.try_get(0)?)
    }
}
