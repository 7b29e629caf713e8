//! `torre check`: everything that is wrong with the content, at once.

use std::process::ExitCode;

use torre_base::clock::Clock;
use torre_base::time_zone::parse_timestamp;
use torre_content::content::Content;
use torre_content::content_files::ContentFiles;
use torre_content::diagnostics::Diagnostic;
use torre_content::language_addressing::LanguageAddressing;
use torre_content::{check, modification_record};
use torre_render::assets::WebAssets;
use torre_render::compression_cache::CompressionCache;
use torre_render::publish::sources::Sources;

use crate::cli::exit::fail;

pub(crate) fn run(sources: &Sources, launch: bool, at: Option<&str>, clock: Clock) -> ExitCode {
    let now = match at.map(|text| (text, parse_timestamp(text))) {
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
    let diagnostics = match Content::load(&mut content_files, &variants, now) {
        Ok(content) => {
            let mut diagnostics = content.warnings.clone();
            if let Some(assets) = &assets {
                check::unused_text::check(&content, &assets.bundle, &mut diagnostics);
            }
            let files = sources.content.read().unwrap_or_default();
            check::terms::check(&files, &mut diagnostics);
            for file in modification_record::unrecorded(&files) {
                diagnostics.warning(file, "", "has changed since dates.toml was written; run `make dates`");
            }
            diagnostics
        }
        Err(diagnostics) => diagnostics,
    };
    let refused = diagnostics.has_errors() || (launch && !diagnostics.is_empty());
    report(&diagnostics.sorted(), refused)
}

#[expect(clippy::print_stdout, reason = "the report is the command's output")]
fn report(diagnostics: &[Diagnostic], refused: bool) -> ExitCode {
    for diagnostic in diagnostics {
        println!("{diagnostic}");
    }
    let verdict = if refused { "the content cannot be used" } else { "the content is good" };
    println!("{verdict}: {} to look at", diagnostics.len());
    if refused { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
