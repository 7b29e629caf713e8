//! `torre leads erase --email`: the right to erasure.

use std::io::{self, Write};

use torre_leads::store::lead_store::LeadStore;

use crate::cli::leads::error::CommandError;
use crate::cli::leads::terminal::{enquiries, printable};

pub(super) async fn run(
    store: &LeadStore,
    email: &str,
    yes: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    if email.trim().is_empty() {
        // It would mean every enquiry that came without one.
        return Err(CommandError::EmptyEmail);
    }
    let count = store.count_by_email(email).await?;
    writeln!(out, "{} of {}", enquiries(count), printable(email.trim()))?;
    if count == 0 {
        return Ok(());
    }
    if !yes {
        write!(out, "Erase them for good? Type yes: ")?;
        out.flush()?;
        let mut answer = String::new();
        io::stdin().read_line(&mut answer)?;
        if answer.trim() != "yes" {
            return Err(CommandError::NotConfirmed);
        }
    }
    let erased = store.erase_by_email(email).await?;
    writeln!(out, "{} erased. Backups keep them until they expire.", enquiries(erased))?;
    Ok(())
}
