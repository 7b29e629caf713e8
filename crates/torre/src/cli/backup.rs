//! `torre backup FILE`: a copy of the enquiries' database, whole at one moment, while the server runs.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jiff::Timestamp;
use torre_config::config::Config;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;

use crate::cli::exit::fail;

#[derive(Debug, thiserror::Error)]
enum BackupError {
    #[error("the enquiries are in PostgreSQL; back it up with pg_dump")]
    Postgres,
    #[error("there is no database in {}; set TORRE_DATA", .0.display())]
    NoDatabase(PathBuf),
    #[error("{} exists already and is not overwritten", .0.display())]
    Exists(PathBuf),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Io(#[from] io::Error),
}

pub(crate) fn run(config: &Config, file: &Path) -> ExitCode {
    match back_up(config, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn back_up(config: &Config, file: &Path) -> Result<(), BackupError> {
    let location = StoreLocation::of(config);
    if matches!(location, StoreLocation::Postgres(_)) {
        return Err(BackupError::Postgres);
    }
    if !location.exists() {
        return Err(BackupError::NoDatabase(config.data_dir.clone()));
    }
    if file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = LeadStore::open(&location).await?;
        // Under another name until it is whole: what has the final name can be restored.
        let unfinished = unfinished_name(file);
        let _ = std::fs::remove_file(&unfinished);
        store.back_up_to(&unfinished).await?;
        std::fs::rename(&unfinished, file)?;
        let bytes = std::fs::metadata(file)?.len();
        store.record_backup(Timestamp::now().as_millisecond(), bytes).await?;
        store.close().await;
        Ok(())
    })
}

fn unfinished_name(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}
