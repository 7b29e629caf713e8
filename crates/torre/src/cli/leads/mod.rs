//! `torre leads`: looking at enquiries and working through them, also while the server runs.

pub(super) mod arguments;
mod erase;
mod error;
mod export;
mod figures;
mod interests;
mod lead_id;
mod list;
mod stats;
mod update;

use std::fs::{File, Permissions};
use std::io::{self, Write};
use std::os::fd::AsFd;
use std::os::unix::fs::PermissionsExt;
use std::process::ExitCode;

use torre_config::config::Config;
use torre_content::source::Source;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;

use crate::cli::exit::fail;
use crate::cli::leads::arguments::{ExportFormat, LeadsCommand};
use crate::cli::leads::error::CommandError;
use crate::cli::leads::export::Table;
use crate::cli::leads::interests::Interests;

pub(crate) fn run(config: &Config, content: &Source, command: LeadsCommand) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error),
    };
    match runtime.block_on(dispatch(config, content, command)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough: `torre leads list | head`.
        Err(CommandError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

async fn dispatch(config: &Config, content: &Source, command: LeadsCommand) -> Result<(), CommandError> {
    let location = StoreLocation::of(config);
    if !location.exists() {
        return Err(CommandError::NoStore(config.data_dir.clone()));
    }
    let store = LeadStore::open(&location).await?;
    keep_private(&io::stdout())?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = match command {
        LeadsCommand::List { filter, format } => {
            list::run(&store, &filter.to_filter(), format, &mut out).await
        }
        LeadsCommand::Show { id } => list::show(&store, &id, &Interests::read(content), &mut out).await,
        LeadsCommand::Export { format, reader, filter } => {
            let table = Table { interests: &Interests::read(content), reader };
            let format = format.unwrap_or(ExportFormat::Csv);
            export::run(&store, &filter.to_filter(), format, &table, &mut out).await
        }
        LeadsCommand::Done { ids } => update::done(&store, &ids, &mut out).await,
        LeadsCommand::Resend { ids, failed } => {
            update::resend(&store, &config.leads, &ids, failed, &mut out).await
        }
        LeadsCommand::Erase { email, yes } => erase::run(&store, &email, yes, &mut out).await,
        LeadsCommand::Stats { format, from, to } => {
            let figures = figures::read(&store, config, content, (from, to)).await;
            stats::run(&store, figures, format, &mut out).await
        }
    };
    store.close().await;
    result?;
    out.flush()?;
    Ok(())
}

/// `torre leads export > leads.csv`: what people wrote is for the file's owner alone, whatever the shell's mask is.
fn keep_private(output: &impl AsFd) -> io::Result<()> {
    let file = File::from(output.as_fd().try_clone_to_owned()?);
    if file.metadata()?.is_file() {
        file.set_permissions(Permissions::from_mode(0o600))?;
    }
    Ok(())
}
