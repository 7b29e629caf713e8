//! `torre check`: everything that is wrong with the content, at once.

use std::process::ExitCode;

use clap::ValueEnum;
use torre_base::clock::Clock;
use torre_base::time_zone::parse_timestamp;
use torre_config::samples::Samples;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::report::Report;
use torre_content::{check, modification_record};
use torre_render::assets::WebAssets;
use torre_render::compression_cache::CompressionCache;
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum CheckFormat {
    Text,
    Json,
}

#[derive(clap::Args)]
pub(crate) struct CheckCommand {
    /// Treat warnings as errors: placeholders, dates gone by.
    #[arg(long)]
    launch: bool,
    /// As on this day: what will be stale by then.
    #[arg(long, value_name = "DATE")]
    at: Option<String>,
    /// Messages for people, or JSON for programs.
    #[arg(long, value_enum, default_value = "text")]
    format: CheckFormat,
}

pub(crate) fn run(sources: &Sources, command: &CheckCommand, clock: Clock) -> ExitCode {
    let now = match command.at.as_deref().map(|text| (text, parse_timestamp(text))) {
        None => clock.now(),
        Some((_, Some(moment))) => moment,
        Some((text, None)) => {
            return fail(&format!("--at {text} cannot be read; expected a day such as 2027-03-01"));
        }
    };
    let mut content_files =
        match ContentFiles::open(sources.content.clone(), LanguageAddressing::QueryParameter) {
            Ok(files) => files,
            Err(error) => return fail(&error),
        };
    // Content can be checked before the front end is built; only the variants of photographs are missing then.
    let nothing_kept = CompressionCache::new(0);
    let assets = sources.web.read().ok().and_then(|files| WebAssets::load(&files, &nothing_kept).ok());
    let variants = assets.as_ref().map(|assets| assets.cuts.clone()).unwrap_or_default();
    let report = match Content::load(&mut content_files, &variants, now, Samples::Show) {
        Ok(content) => {
            let mut diagnostics = content.warnings.clone();
            if let Err(faults) = Content::read(&mut content_files, &variants, now, Samples::Hide) {
                diagnostics.extend(&faults);
            }
            if let Some(assets) = &assets {
                check::unused_text::check(&content, assets.scripts(), &mut diagnostics);
            }
            let files = sources.content.read().unwrap_or_default();
            check::terms::check(&files, &mut diagnostics);
            for file in modification_record::unrecorded(&files) {
                diagnostics.warning(file, "", "has changed since dates.toml was written; run `make dates`");
            }
            Report::new(diagnostics, &|file| content_files.text(file))
        }
        Err(report) => report,
    };
    let refused = report.errors() > 0 || (command.launch && report.warnings() > 0);
    print(&report, refused, command.format);
    if refused { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

#[expect(clippy::print_stdout, reason = "the report is the command's output")]
fn print(report: &Report, refused: bool, format: CheckFormat) {
    match format {
        CheckFormat::Json => println!("{:#}", report.to_json()),
        CheckFormat::Text => {
            let verdict = if refused { "the content cannot be used" } else { "the content is good" };
            println!("{report}{verdict}: {}", report.count());
            if report.errors() > 0 && report.warnings() > 0 {
                println!("warnings are listed when there are no errors, and always by --format json");
            }
        }
    }
}
