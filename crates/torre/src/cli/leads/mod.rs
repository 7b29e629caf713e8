//! `torre leads`: looking at enquiries and working through them, also while the server runs.

mod change;
mod csv;
mod erase;
mod export;
mod list;
mod stats;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Subcommand, ValueEnum};
use jiff::civil::Date;
use torre_base::time_zone::madrid;
use torre_config::config::Config;
use torre_leads::lead::Form;
use torre_leads::store::{Filter, Place, Status, Store, StoreError};

use crate::cli::fail;

#[derive(Subcommand)]
pub(crate) enum LeadsCommand {
    /// List enquiries, newest first.
    List {
        #[command(flatten)]
        which: Which,
        /// A table for people, or JSON with every field.
        #[arg(long, value_enum, default_value = "table")]
        format: ListFormat,
    },
    /// Show one enquiry and its deliveries.
    Show {
        /// The enquiry's id, as `list` shows it.
        id: String,
    },
    /// Write enquiries to standard output, oldest first.
    Export {
        /// CSV for spreadsheets, safe against formulas, or JSON.
        #[arg(long, value_enum)]
        format: ExportFormat,
        #[command(flatten)]
        which: Which,
    },
    /// Mark enquiries as done.
    Done {
        /// The ids of the enquiries.
        #[arg(required = true)]
        ids: Vec<String>,
    },
    /// Deliver enquiries again: those named, or every one whose delivery was given up.
    Resend {
        /// The ids of the enquiries.
        #[arg(required_unless_present = "failed")]
        ids: Vec<String>,
        /// Every delivery that was given up.
        #[arg(long, conflicts_with = "ids")]
        failed: bool,
    },
    /// Erase everything one person sent, after a count and a question.
    Erase {
        /// The person's address; capitals do not matter.
        #[arg(long)]
        email: String,
        /// Do not ask.
        #[arg(long)]
        yes: bool,
    },
    /// Count enquiries by form, page, language and week.
    Stats {
        /// Tables for people, or JSON.
        #[arg(long, value_enum, default_value = "table")]
        format: ListFormat,
    },
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ListFormat {
    Table,
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ExportFormat {
    Csv,
    Json,
}

/// Which enquiries; all of them when nothing is said.
#[derive(Args)]
pub(crate) struct Which {
    /// Which form they came through.
    #[arg(long, value_enum)]
    form: Option<Form>,
    /// From this day on (Madrid), such as 2026-11-01.
    #[arg(long)]
    since: Option<Date>,
    /// Up to and including this day (Madrid).
    #[arg(long)]
    until: Option<Date>,
    /// What has become of them.
    #[arg(long, value_enum)]
    status: Option<Status>,
    /// Part of name, e-mail, phone, company, message or an answer to the form provider.
    #[arg(long)]
    text: Option<String>,
    /// At most this many.
    #[arg(long)]
    limit: Option<u32>,
}

impl Which {
    fn filter(&self) -> Filter {
        let midnight = |date: Date| date.to_zoned(madrid()).ok().map(|day| day.timestamp().as_millisecond());
        Filter {
            form: self.form,
            since: self.since.and_then(midnight),
            until: self.until.and_then(|date| date.tomorrow().ok()).and_then(midnight),
            status: self.status,
            text: self.text.clone(),
            limit: self.limit,
        }
    }
}

/// Why a command failed.
enum CommandError {
    Store(StoreError),
    Output(io::Error),
    Said(String),
}

impl From<StoreError> for CommandError {
    fn from(error: StoreError) -> CommandError {
        CommandError::Store(error)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        CommandError::Output(error)
    }
}

pub(crate) fn run(config: &Config, command: LeadsCommand) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error),
    };
    match runtime.block_on(dispatch(config, command)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough: `torre leads list | head`.
        Err(CommandError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(CommandError::Output(error)) => fail(&error),
        Err(CommandError::Store(error)) => fail(&format!("the store cannot be used: {error}")),
        Err(CommandError::Said(message)) => fail(&message),
    }
}

async fn dispatch(config: &Config, command: LeadsCommand) -> Result<(), CommandError> {
    let place = Place::of(config);
    if !place.exists() {
        let folder = config.data_dir.display();
        return Err(CommandError::Said(format!("there are no enquiries in {folder} (TORRE_DATA)")));
    }
    let store = Store::open(&place).await?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = match command {
        LeadsCommand::List { which, format } => list::run(&store, &which.filter(), format, &mut out).await,
        LeadsCommand::Show { id } => list::show(&store, &id, &mut out).await,
        LeadsCommand::Export { format, which } => {
            export::run(&store, &which.filter(), format, &mut out).await
        }
        LeadsCommand::Done { ids } => change::done(&store, &ids, &mut out).await,
        LeadsCommand::Resend { ids, failed } => {
            change::resend(&store, &config.leads, &ids, failed, &mut out).await
        }
        LeadsCommand::Erase { email, yes } => erase::run(&store, &email, yes, &mut out).await,
        LeadsCommand::Stats { format } => stats::run(&store, format, &mut out).await,
    };
    store.close().await;
    result?;
    out.flush()?;
    Ok(())
}

/// `1 enquiry`, `2 enquiries`.
fn enquiries(count: impl Into<i128>) -> String {
    match count.into() {
        1 => "1 enquiry".to_owned(),
        count => format!("{count} enquiries"),
    }
}

/// Text that cannot move the cursor, colour the screen or reverse what stands beside it.
fn harmless(text: &str) -> String {
    let harmful = |char: char| {
        char.is_control() && char != '\n'
            || matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().filter(|char| !harmful(*char)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_cannot_control_the_terminal() {
        assert_eq!(harmless("a\u{1b}[31mb\u{202e}c\u{7}"), "a[31mbc");
    }
}
