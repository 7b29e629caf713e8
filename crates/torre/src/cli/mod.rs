//! The command line.

mod backup;
mod check;
mod dates;
mod exit;
mod export;
mod leads;
mod notify;
mod publish_settings;
mod ready;
mod routes;
mod serve;
mod terminal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use torre_config::config::Config;
use torre_content::source::Source;
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;
use crate::cli::leads::arguments::LeadsCommand;
use crate::cli::notify::arguments::NotifyCommand;

#[derive(Parser)]
#[command(name = "torre", version, about = "The website of an air traffic controller training school.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the site.
    Serve {
        /// As on this day, for previews on this machine: 2027-03-01, or 2027-03-01T09:00.
        #[arg(long)]
        today: Option<String>,
    },
    /// Check the content and print everything that is wrong.
    Check {
        /// Treat warnings as errors: placeholders, dates gone by.
        #[arg(long)]
        launch: bool,
        /// As on this day: what will be stale by then.
        #[arg(long, value_name = "DATE")]
        at: Option<String>,
    },
    /// Record which files of the content folder have changed, for the dates in the sitemap.
    Dates,
    /// Write the whole site as files for a static host.
    Export(export::ExportCommand),
    /// Ask the running server whether it is ready; for health checks.
    Ready,
    /// Print every address of the site.
    Routes,
    /// Copy the enquiries' database to a new file; the server may run meanwhile.
    Backup {
        /// The copy. To restore it, stop the server and put it in TORRE_DATA as torre.db.
        file: std::path::PathBuf,
    },
    /// Look at enquiries and work through them.
    #[command(subcommand)]
    Leads(LeadsCommand),
    /// Tell subscribers of something, once each; shows what would be sent, and asks.
    Notify(NotifyCommand),
}

/// What the program carries inside it.
pub(crate) struct Embedded {
    pub content: Source,
    pub web: Source,
}

impl Embedded {
    /// Folders named in the settings come before what is inside the program.
    fn sources(self, config: &Config) -> Sources {
        let folder = |path: &Option<std::path::PathBuf>| path.clone().map(Source::Folder);
        Sources {
            content: folder(&config.content_dir).unwrap_or(self.content),
            web: folder(&config.web_dir).unwrap_or(self.web),
        }
    }
}

pub(crate) fn run(embedded: Embedded) -> ExitCode {
    let cli = Cli::parse();
    let config = match &cli.command {
        Command::Serve { today: Some(day) } => Config::from_env_on(day),
        _ => Config::from_env(),
    };
    let config = match config {
        Ok(config) => config,
        Err(faults) => return fail(&faults),
    };
    let sources = embedded.sources(&config);
    match cli.command {
        Command::Serve { .. } => serve::run(config, sources),
        Command::Check { launch, at } => check::run(&sources, launch, at.as_deref(), config.clock),
        Command::Dates => dates::run(&sources),
        Command::Export(command) => export::run(config, sources, command),
        Command::Ready => ready::run(&config),
        Command::Routes => routes::run(&sources),
        Command::Backup { file } => backup::run(&config, &file),
        Command::Leads(command) => leads::run(&config, command),
        Command::Notify(command) => notify::run(&config, &sources, &command),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_defined() {
        super::Cli::command().debug_assert();
    }
}
