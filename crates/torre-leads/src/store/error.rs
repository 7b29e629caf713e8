//! Why the store could not do something.

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;

use crate::store::instance_lock::LockError;

/// SQLite's primary result codes that concern every row, whatever stands in it.
/// `sqlx` has no kinds for them.
mod sqlite {
    pub(super) const BUSY: u32 = 5;
    pub(super) const READ_ONLY: u32 = 8;
    pub(super) const IO_ERROR: u32 = 10;
    pub(super) const CORRUPT: u32 = 11;
    pub(super) const FULL: u32 = 13;
    /// An extended code has its primary one in its lowest byte.
    pub(super) const PRIMARY: u32 = 0xff;
}

/// PostgreSQL's classes of SQLSTATE that concern every row.
mod postgres {
    pub(super) const CONNECTION: &str = "08";
    pub(super) const INVALID_TRANSACTION_STATE: &str = "25";
    pub(super) const INSUFFICIENT_RESOURCES: &str = "53";
    pub(super) const OPERATOR_INTERVENTION: &str = "57";
    pub(super) const SYSTEM_ERROR: &str = "58";
}

/// Its words are for the log: they hold nothing a visitor wrote.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{}", without_values(.0))]
    Database(#[from] sqlx::Error),
    #[error("{0}")]
    Migration(#[from] MigrateError),
    #[error("the data folder cannot be used: {0}")]
    Folder(#[source] std::io::Error),
    #[error(transparent)]
    Lock(#[from] LockError),
    #[error("the store did not answer in time")]
    TimedOut,
}

impl StoreError {
    /// The database refused this very row; others may be fine.
    pub fn is_about_one_row(&self) -> bool {
        let StoreError::Database(sqlx::Error::Database(error)) = self else { return false };
        match error.kind() {
            ErrorKind::UniqueViolation
            | ErrorKind::ForeignKeyViolation
            | ErrorKind::NotNullViolation
            | ErrorKind::CheckViolation
            | ErrorKind::ExclusionViolation => true,
            // A value that the database cannot hold; or nothing can be written now.
            _ => !concerns_every_row(&**error),
        }
    }
}

fn concerns_every_row(error: &dyn DatabaseError) -> bool {
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<PgDatabaseError>().is_some() {
        let classes = [
            postgres::CONNECTION,
            postgres::INVALID_TRANSACTION_STATE,
            postgres::INSUFFICIENT_RESOURCES,
            postgres::OPERATOR_INTERVENTION,
            postgres::SYSTEM_ERROR,
        ];
        return classes.iter().any(|class| code.starts_with(class));
    }
    let general = [sqlite::BUSY, sqlite::READ_ONLY, sqlite::IO_ERROR, sqlite::CORRUPT, sqlite::FULL];
    code.parse::<u32>().is_ok_and(|code| general.contains(&(code & sqlite::PRIMARY)))
}

/// The message of a database names columns and files; its detail could name values.
fn without_values(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => {
            format!("{} (code {})", error.message(), error.code().unwrap_or_default())
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::lead_store::LeadStore;
    use crate::store::location::StoreLocation;

    /// What a statement fails with after another one has changed the connection.
    async fn failure(before: &'static str, statement: &'static str) -> StoreError {
        let folder = tempfile::tempdir().unwrap();
        let store = LeadStore::open(&StoreLocation::Folder(folder.path().to_owned())).await.unwrap();
        let mut connection = store.writer.acquire().await.unwrap();
        sqlx::query(before).execute(&mut *connection).await.unwrap();
        sqlx::query(statement).execute(&mut *connection).await.unwrap_err().into()
    }

    #[tokio::test]
    async fn a_row_that_breaks_a_constraint_is_about_itself() {
        for statement in [
            "INSERT INTO outbox VALUES ('nobody', 'school', 'waiting', 0, 0, 0, NULL, NULL)",
            "INSERT INTO outbox VALUES ('nobody', NULL, 'waiting', 0, 0, 0, NULL, NULL)",
        ] {
            let error = failure("SELECT 1", statement).await;
            assert!(error.is_about_one_row(), "{error}");
        }
    }

    #[tokio::test]
    async fn a_database_that_cannot_be_written_is_not_about_one_row() {
        let write = "CREATE TABLE large AS SELECT zeroblob(10000000)";
        for before in ["PRAGMA query_only = ON", "PRAGMA max_page_count = 1"] {
            let error = failure(before, write).await;
            assert!(!error.is_about_one_row(), "{before}: {error}");
        }
    }
}
