//! `torre leads erase --email`: the right to erasure.

use std::io::{self, Write};

use jiff::Timestamp;
use torre_leads::store::lead_store::LeadStore;
use torre_office::person::address::PersonAddress;
use torre_office::person::erase::erase;

use crate::cli::leads::error::CommandError;
use crate::cli::terminal::enquiries;
use torre_base::printable::printable;

pub(super) async fn run(
    store: &LeadStore,
    email: &str,
    yes: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    // An empty one would mean every enquiry that came without.
    let address = PersonAddress::parse(email).ok_or(CommandError::EmptyEmail)?;
    let (count, subscribed) =
        (store.count_by_email(email).await?, store.count_subscriptions_of(email).await?);
    writeln!(out, "{} of {}", everything(count, subscribed), printable(email.trim()))?;
    if count + subscribed == 0 {
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
    let erased = erase(store, &address, None, Timestamp::now().as_millisecond()).await?;
    let erased = everything(erased.enquiries, erased.subscriptions);
    writeln!(out, "{erased} erased. Backups keep them until they expire.")?;
    Ok(())
}

/// `1 enquiry`, `2 enquiries and 1 subscription`.
fn everything(count: impl Into<i128>, subscribed: impl Into<i128>) -> String {
    match subscribed.into() {
        0 => enquiries(count),
        1 => format!("{} and 1 subscription", enquiries(count)),
        subscribed => format!("{} and {subscribed} subscriptions", enquiries(count)),
    }
}
