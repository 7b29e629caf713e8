//! The command line.

mod backup;
mod check;
mod cut_picture;
mod dates;
mod doctor;
mod exit;
mod export;
mod leads;
mod mail;
mod manual;
mod new;
mod notify;
mod publish_settings;
mod read_content;
mod ready;
mod routes;
mod serve;
mod staff;
mod stats;
mod terminal;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use torre_config::config::Config;
use torre_config::settings::Settings;
use torre_config::today;
use torre_content::source::Source;
use torre_render::cut_process::COMMAND;
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;
use crate::cli::leads::arguments::LeadsCommand;
use crate::cli::mail::MailCommand;
use crate::cli::notify::arguments::NotifyCommand;
use crate::cli::staff::arguments::StaffCommand;
use crate::cli::stats::StatsCommand;

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
    Check(check::CheckCommand),
    /// Begin a post, a page or a course: writes a file that passes the check.
    New(new::NewCommand),
    /// Record which files of the content folder have changed, for the dates in the sitemap.
    Dates,
    /// One page about this server: what is set, what it can reach, what is stale, what others may read.
    Doctor,
    /// Write the whole site as files for a static host.
    Export(export::ExportCommand),
    /// Ask the running server whether it is ready; for health checks.
    Ready,
    /// Cut a photograph; for the server.
    #[command(name = COMMAND, hide = true)]
    CutPicture { widths: Vec<u32> },
    /// Print the manual page.
    #[command(hide = true)]
    Manual,
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
    /// Try the mail settings out.
    #[command(subcommand)]
    Mail(MailCommand),
    /// Tell subscribers of something, once each; shows what would be sent, and asks.
    Notify(NotifyCommand),
    /// Say who may enter the office at /staff.
    #[command(subcommand)]
    Staff(StaffCommand),
    /// How often pages were seen, where visits came from and what they led to.
    Stats(StatsCommand),
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
    let mut settings = Settings::gather();
    if let Command::Serve { today: Some(day) } = &cli.command {
        settings.set(today::NAME, day);
    }
    let loaded = Config::load(&settings);
    let report = matches!(cli.command, Command::Doctor).then(|| doctor::settings(&settings, &loaded));
    let config = match (loaded.config, &report) {
        (Ok(config), _) => config,
        (Err(_), Some(report)) => return report.print(),
        (Err(faults), None) => return fail(&faults),
    };
    let sources = embedded.sources(&config);
    match cli.command {
        Command::Serve { .. } => serve::run(config, sources),
        Command::Check(command) => check::run(&sources, &command, config.clock),
        Command::New(command) => new::run(&sources.content, &command, config.clock),
        Command::Dates => dates::run(&sources),
        Command::Doctor => doctor::run(report.unwrap_or_default(), &settings, &config, &sources),
        Command::Export(command) => export::run(config, sources, command),
        Command::CutPicture { widths } => cut_picture::run(&widths),
        Command::Manual => manual::run(Cli::command()),
        Command::Ready => ready::run(&config),
        Command::Routes => routes::run(&config, &sources),
        Command::Backup { file } => backup::run(&config, &file),
        Command::Leads(command) => leads::run(&config, &sources.content, command),
        Command::Mail(command) => mail::run(&config, &command),
        Command::Notify(command) => notify::run(&config, &sources, &command),
        Command::Staff(command) => staff::run(&config, &sources, &command),
        Command::Stats(command) => stats::run(&config, &command),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_well_defined() {
        super::Cli::command().debug_assert();
    }
}
