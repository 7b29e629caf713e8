//! The question before anything is sent.

use std::io::{self, Write};

use crate::cli::notify::error::NotifyError;

pub(super) fn confirm(yes: bool, question: &str, out: &mut impl Write) -> Result<(), NotifyError> {
    if yes {
        return Ok(());
    }
    write!(out, "{question} Type yes: ")?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    if answer.trim() == "yes" { Ok(()) } else { Err(NotifyError::NotConfirmed) }
}
