//! `torre stats`: how often pages were seen, where visits came from and what they led to.

mod table;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use jiff::Timestamp;
use jiff::civil::Date;
use torre_base::period::Period;
use torre_base::time_zone::madrid;
use torre_config::config::Config;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::location::StoreLocation;
use torre_visits::report::Report;

use crate::cli::exit::fail;

/// Without days to begin and end with.
const USUAL_DAYS: i32 = 30;

#[derive(Args)]
pub(crate) struct StatsCommand {
    /// The first day, in Madrid: 2026-11-01. Without it, thirty days up to the last.
    #[arg(long)]
    from: Option<Date>,
    /// The last day; today without it.
    #[arg(long)]
    to: Option<Date>,
    /// Tables for people, or CSV or JSON for programs.
    #[arg(long, value_enum, default_value = "text")]
    format: StatsFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum StatsFormat {
    Text,
    Csv,
    Json,
}

#[derive(Debug, thiserror::Error)]
enum StatsError {
    #[error("there is no database in {}; set TORRE_DATA", .0.display())]
    NoDatabase(PathBuf),
    #[error("--from {0} lies after --to {1}; expected the earlier day first")]
    Order(Date, Date),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Output(#[from] io::Error),
}

pub(crate) fn run(config: &Config, command: &StatsCommand) -> ExitCode {
    match print(config, command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough: `torre stats | head`.
        Err(StatsError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn print(config: &Config, command: &StatsCommand) -> Result<(), StatsError> {
    let period = command.period()?;
    let location = StoreLocation::of(config);
    if !location.exists() {
        return Err(StatsError::NoDatabase(config.data_dir.clone()));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        let store = LeadStore::open(&location).await?;
        let report = Report::read(&store, period).await;
        store.close().await;
        report
    })?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    match command.format {
        StatsFormat::Text => table::text(&report, &mut out)?,
        StatsFormat::Csv => table::csv(&report, &mut out)?,
        StatsFormat::Json => {
            writeln!(out, "{}", serde_json::to_string_pretty(&report).map_err(io::Error::from)?)?;
        }
    }
    Ok(out.flush()?)
}

impl StatsCommand {
    fn period(&self) -> Result<Period, StatsError> {
        let to = self.to.unwrap_or_else(|| Timestamp::now().to_zoned(madrid()).date());
        let from = self.from.unwrap_or(Period::ending(to, USUAL_DAYS).from);
        if from > to {
            return Err(StatsError::Order(from, to));
        }
        Ok(Period { from, to })
    }
}
