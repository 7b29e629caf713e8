//! Opening the database: connection pools, and the durability settings of their connections.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use torre_config::secret::Secret;

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::location::{SQLITE_FILE, StoreLocation};
use crate::store::migration_lock::MigrationLock;
use crate::store::{migrate, private_files};

/// A folder may have any name; in an address some characters mean something.
const PATH_ESCAPES: &AsciiSet =
    &CONTROLS.add(b' ').add(b'?').add(b'#').add(b'%').add(b'"').add(b'<').add(b'>');

const SQLITE_READERS: u32 = 3;

/// What every SQLite connection is set to.
/// WAL with FULL survives a loss of power; erased rows are overwritten, not only forgotten.
const SQLITE_PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 5000;";

impl LeadStore {
    /// Opens the store and brings its tables up to date.
    pub async fn open(location: &StoreLocation) -> Result<LeadStore, StoreError> {
        sqlx::any::install_default_drivers();
        match location {
            StoreLocation::Folder(folder) => {
                let (writer, readers) = connect_sqlite(folder).await?;
                let _lock = MigrationLock::acquire(folder).await.map_err(StoreError::Folder)?;
                with_tables(writer, readers, Dialect::Sqlite).await
            }
            StoreLocation::Postgres(url) => {
                let pool = connect_postgres(url).await?;
                with_tables(pool.clone(), pool, Dialect::Postgres).await
            }
        }
    }
}

async fn with_tables(writer: AnyPool, readers: AnyPool, dialect: Dialect) -> Result<LeadStore, StoreError> {
    migrate::run(&writer, dialect).await?;
    Ok(LeadStore::new(writer, readers, dialect))
}

/// The writer and the readers.
async fn connect_sqlite(folder: &Path) -> Result<(AnyPool, AnyPool), StoreError> {
    private_files::prepare_folder(folder).map_err(StoreError::Folder)?;
    let folder = folder.canonicalize().map_err(StoreError::Folder)?;
    let path = folder.join(SQLITE_FILE);
    private_files::open_or_create(&path).map_err(StoreError::Folder)?;
    let encoded = utf8_percent_encode(&path.to_string_lossy(), PATH_ESCAPES).to_string();
    let options = AnyConnectOptions::from_str(&format!("sqlite://{encoded}?mode=rwc"))?;
    let writer = sqlite_pool(1).connect_with(options.clone()).await?;
    Ok((writer, sqlite_pool(SQLITE_READERS).connect_lazy_with(options)))
}

fn sqlite_pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(10))
        .after_release(|connection, _| Box::pin(async move { Ok(is_reusable(connection)) }))
        .after_connect(|connection: &mut AnyConnection, _| {
            Box::pin(async move { connection.execute(SQLITE_PRAGMAS).await.map(|_| ()) })
        })
}

/// A connection whose transaction did not end in order is not used again. On a full disk SQLite ends
/// the transaction by itself; the driver's own count would refuse every later one.
fn is_reusable(connection: &AnyConnection) -> bool {
    !connection.is_in_transaction()
}

async fn connect_postgres(url: &Secret) -> Result<AnyPool, StoreError> {
    let options = AnyConnectOptions::from_str(url.reveal())?;
    let pool = AnyPoolOptions::new()
        .max_connections(8)
        .acquire_timeout(Duration::from_secs(5))
        .after_release(|connection, _| Box::pin(async move { Ok(is_reusable(connection)) }))
        .after_connect(|connection: &mut AnyConnection, _| {
            // A lock that never comes free must not hold an answer for ever.
            let settings = "SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '30s'";
            Box::pin(async move { connection.execute(settings).await.map(|_| ()) })
        })
        .connect_with(options)
        .await?;
    Ok(pool)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Row;

    async fn value(store: &LeadStore, sql: &'static str) -> String {
        let row = sqlx::query(sql).fetch_one(&store.writer).await.unwrap();
        row.try_get::<String, _>(0).or_else(|_| row.try_get::<i64, _>(0).map(|n| n.to_string())).unwrap()
    }

    #[tokio::test]
    async fn the_file_is_opened_with_the_promised_guarantees() {
        let folder = tempfile::tempdir().unwrap();
        let store = LeadStore::open(&StoreLocation::Folder(folder.path().join("a b#%?ñ"))).await.unwrap();
        assert_eq!(value(&store, "PRAGMA journal_mode").await, "wal");
        assert_eq!(value(&store, "PRAGMA synchronous").await, "2");
        assert_eq!(value(&store, "PRAGMA foreign_keys").await, "1");
        assert!(folder.path().join("a b#%?ñ/torre.db").exists());
    }

    /// Older ones can corrupt a file when the log is reset.
    #[tokio::test]
    async fn the_bundled_sqlite_is_new_enough() {
        let folder = tempfile::tempdir().unwrap();
        let store = LeadStore::open(&StoreLocation::Folder(folder.path().to_owned())).await.unwrap();
        let version = value(&store, "SELECT sqlite_version()").await;
        let parts: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
        assert!(parts >= vec![3, 51, 3], "{version}");
    }

    #[tokio::test]
    async fn of_several_that_open_a_new_file_at_once_all_find_its_tables() {
        let folder = tempfile::tempdir().unwrap();
        let location = StoreLocation::Folder(folder.path().to_owned());
        let mut opening = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let location = location.clone();
            opening.spawn(async move { LeadStore::open(&location).await });
        }
        for opened in opening.join_all().await {
            opened.unwrap().ping().await.unwrap();
        }
    }

    #[tokio::test]
    async fn opening_twice_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let location = StoreLocation::Folder(folder.path().to_owned());
        LeadStore::open(&location).await.unwrap().close().await;
        LeadStore::open(&location).await.unwrap().ping().await.unwrap();
    }
}
