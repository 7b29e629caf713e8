//! Online backup: a copy of the SQLite file that is whole, made while others write.

use std::path::Path;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

impl LeadStore {
    /// Writes everything committed so far into a new file.
    pub async fn back_up_to(&self, file: &Path) -> Result<(), StoreError> {
        let name = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(name).execute(&self.pool).await?;
        Ok(())
    }
}
