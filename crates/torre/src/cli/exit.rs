//! Exit codes: how a command that failed says so.

use std::process::ExitCode;

#[expect(clippy::print_stderr, reason = "the command line speaks to a person")]
pub(super) fn fail(message: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("torre: {message}");
    ExitCode::FAILURE
}
