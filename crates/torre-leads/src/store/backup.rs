//! Online backup: a copy of the SQLite file that is whole, made while others write.

use std::path::Path;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::private_files;

impl LeadStore {
    /// Writes everything committed so far into a new file.
    pub async fn back_up_to(&self, file: &Path) -> Result<(), StoreError> {
        // SQLite fills an empty file as it fills a new one; this one belongs to its owner alone.
        private_files::open_or_create(file).map_err(StoreError::Folder)?;
        let name = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(name).execute(&self.pool).await?;
        Ok(())
    }
}
