//! The program: its content and its front end are inside it.

mod cli;

use std::process::ExitCode;

use include_dir::{Dir, include_dir};
use jiff::Timestamp;
use mimalloc::MiMalloc;
use torre_content::source::Source;

use crate::cli::{Embedded, run};

/// Gives back what is free, on threads of its own; the system's keeps it for each thread that ever asked
/// (docs/decisions/0016).
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

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
