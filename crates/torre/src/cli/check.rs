//! `torre check`: everything that is wrong with the content, at once.

use std::process::ExitCode;

use jiff::Timestamp;
use torre_content::addressing::Addressing;
use torre_content::library::Library;
use torre_content::{Content, changes, check};
use torre_render::assets::WebAssets;
use torre_render::publish::sources::Sources;

use crate::cli::fail;

pub(crate) fn run(sources: &Sources, launch: bool) -> ExitCode {
    let mut library = match Library::open(sources.content.clone(), Addressing::Forced) {
        Ok(library) => library,
        Err(error) => return fail(&error),
    };
    // Content can be checked before the front end is built; only the cuts of photographs are missing then.
    let assets = sources.web.read().ok().and_then(|files| WebAssets::load(&files).ok());
    let cuts = assets.as_ref().map(|assets| assets.cuts.clone()).unwrap_or_default();
    let faults = match Content::load(&mut library, &cuts, Timestamp::now()) {
        Ok(content) => {
            let mut faults = content.warnings.clone();
            if let Some(assets) = &assets {
                check::words::check(&content, &assets.bundle, &mut faults);
            }
            let files = sources.content.read().unwrap_or_default();
            for file in changes::unrecorded(&files) {
                faults.warning(file, "", "has changed since dates.toml was written; run `make dates`");
            }
            faults
        }
        Err(faults) => faults,
    };
    let refused = faults.has_errors() || (launch && !faults.is_empty());
    report(&faults.sorted(), refused)
}

#[expect(clippy::print_stdout, reason = "the report is the command's output")]
fn report(faults: &[torre_content::fault::Fault], refused: bool) -> ExitCode {
    for fault in faults {
        println!("{fault}");
    }
    let verdict = if refused { "the content cannot be used" } else { "the content is good" };
    println!("{verdict}: {} to look at", faults.len());
    if refused { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
