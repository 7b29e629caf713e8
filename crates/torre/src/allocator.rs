//! The allocator (mimalloc), and the options it reads from the environment before `main`.

use std::os::unix::process::CommandExt as _;
use std::process::Command;
use std::{env, io};

use mimalloc::MiMalloc;

/// Also for SQLite, QuickJS and zstd: docs/decisions/0016.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Freed memory goes back to the system at once, and none is taken before it is used.
const OPTIONS: [(&str, &str); 4] = [
    ("MIMALLOC_ABANDONED_PAGE_PURGE", "1"),
    ("MIMALLOC_ARENA_EAGER_COMMIT", "0"),
    ("MIMALLOC_EAGER_COMMIT", "0"),
    ("MIMALLOC_PURGE_DELAY", "0"),
];

/// Starts this program again, as the same process, with the options it lacks; whoever has set all of them is believed.
/// Returns where that is not needed. An error is no reason not to serve: more memory is used, and nothing else.
pub(crate) fn restart_with_options() -> io::Result<()> {
    let missing: Vec<_> = OPTIONS.into_iter().filter(|(name, _)| env::var_os(name).is_none()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut arguments = env::args_os();
    let name = arguments.next().unwrap_or_default();
    Err(Command::new(env::current_exe()?).arg0(name).args(arguments).envs(missing).exec())
}
