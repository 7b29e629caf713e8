//! Where the database is: a folder with a SQLite file, or the address of a PostgreSQL server.

use std::path::PathBuf;

use torre_config::config::Config;
use torre_config::secret::Secret;

pub(super) const SQLITE_FILE: &str = "torre.db";

#[derive(Clone, Debug)]
pub enum StoreLocation {
    Folder(PathBuf),
    Postgres(Secret),
}

impl StoreLocation {
    pub fn of(config: &Config) -> StoreLocation {
        match &config.database_url {
            Some(url) => StoreLocation::Postgres(url.clone()),
            None => StoreLocation::Folder(config.data_dir.clone()),
        }
    }

    /// There is something to open already.
    pub fn exists(&self) -> bool {
        match self {
            StoreLocation::Folder(folder) => folder.join(SQLITE_FILE).exists(),
            StoreLocation::Postgres(_) => true,
        }
    }
}
