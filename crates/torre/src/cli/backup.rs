//! `torre backup FILE`: a copy of the enquiries' database, whole at one moment, while the server runs.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use torre_config::config::Config;
use torre_leads::store::{Place, Store};

use crate::cli::fail;

type Failure = Box<dyn std::error::Error>;

pub(crate) fn run(config: &Config, file: &Path) -> ExitCode {
    match copy(config, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn copy(config: &Config, file: &Path) -> Result<(), Failure> {
    let place = Place::of(config);
    if matches!(place, Place::Postgres(_)) {
        return Err("the enquiries are in PostgreSQL; back it up with pg_dump".into());
    }
    if !place.exists() {
        return Err(format!("there is no database in {}; set TORRE_DATA", config.data_dir.display()).into());
    }
    if file.exists() {
        return Err(format!("{} exists already and is not overwritten", file.display()).into());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&place).await?;
        // Under another name until it is whole: what has the final name can be restored.
        let unfinished = unfinished_name(file);
        let _ = std::fs::remove_file(&unfinished);
        store.copy_to(&unfinished).await?;
        store.close().await;
        std::fs::rename(&unfinished, file)?;
        Ok(())
    })
}

fn unfinished_name(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}
