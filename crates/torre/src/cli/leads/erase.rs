//! `torre leads erase --email`: the right to erasure.

use std::io::{self, Write};

use torre_leads::store::Store;

use crate::cli::leads::{CommandError, enquiries, harmless};

pub(super) async fn run(
    store: &Store,
    email: &str,
    yes: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    if email.trim().is_empty() {
        // It would mean every enquiry that came without one.
        return Err(CommandError::Said("--email is empty; expected the person's address".to_owned()));
    }
    let count = store.count_of(email).await?;
    writeln!(out, "{} of {}", enquiries(count), harmless(email.trim()))?;
    if count == 0 {
        return Ok(());
    }
    if !yes {
        write!(out, "Erase them for good? Type yes: ")?;
        out.flush()?;
        let mut answer = String::new();
        io::stdin().read_line(&mut answer)?;
        if answer.trim() != "yes" {
            return Err(CommandError::Said("nothing was erased; answer yes, or say --yes".to_owned()));
        }
    }
    let erased = store.erase(email).await?;
    writeln!(out, "{} erased. Backups keep them until they expire.", enquiries(erased))?;
    Ok(())
}
