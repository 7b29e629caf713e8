//! The program: its content and its front end are inside it.

use std::process::ExitCode;

use include_dir::{Dir, include_dir};
use tikv_jemallocator::Jemalloc;
use torre::cli::{Embedded, run};
use torre::content::source::Source;

/// Gives back what is free, on threads of its own; the system's keeps it for each thread that ever asked
/// (docs/decisions/0016).
#[global_allocator]
static MEMORY: Jemalloc = Jemalloc;

static CONTENT: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../content");
static WEB: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../web/dist");

fn main() -> ExitCode {
    run(Embedded { content: Source::Embedded(&CONTENT), web: Source::Embedded(&WEB) })
}
