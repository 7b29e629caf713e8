//! The program: its content and its front end are inside it.

mod allocator;
mod cli;

use std::process::ExitCode;

use include_dir::{Dir, include_dir};
use jiff::Timestamp;
use torre_content::source::Source;

use crate::cli::{Embedded, run};

static CONTENT: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../content");
static WEB: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../web/dist");

fn main() -> ExitCode {
    let embedded = |files| Source::Embedded { files, built: built() };
    run(Embedded { content: embedded(&CONTENT), web: embedded(&WEB) })
}

/// When the build put the files inside.
fn built() -> Timestamp {
    env!("TORRE_BUILT").parse().ok().and_then(|at| Timestamp::from_second(at).ok()).unwrap_or_default()
}
