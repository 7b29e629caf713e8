//! `torre notify --uncertain`: what was on the wire when a server ended. A person decides whether it is sent again.

use std::io::Write;

use jiff::Timestamp;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::notifications::UncertainNotification;

use crate::cli::notify::arguments::NotifyCommand;
use crate::cli::notify::error::NotifyError;
use crate::cli::notify::question::confirm;
use torre_base::printable::printable;

pub(super) async fn run(
    store: &LeadStore,
    command: &NotifyCommand,
    out: &mut impl Write,
) -> Result<(), NotifyError> {
    let all = store.uncertain_notifications().await?;
    let chosen = choose(&all, &command.ids)?;
    writeln!(out, "{:<36}  {:<24}  {:<16}  {:<30}  reason", "subscription", "notice", "since", "email")?;
    for one in &chosen {
        let since = one.since.get(..16).unwrap_or_default().replace('T', " ");
        let reason = one.error.as_deref().unwrap_or("the server ended");
        let (notice, email) = (printable(&one.notice), printable(&one.email));
        writeln!(
            out,
            "{:<36}  {notice:<24}  {since:<16}  {email:<30}  {}",
            one.subscription,
            printable(reason)
        )?;
    }
    writeln!(out, "{} uncertain", chosen.len())?;
    if !command.resend || chosen.is_empty() {
        return Ok(());
    }
    confirm(command.yes, "Send them again, also to those who have them?", out)?;
    let ids: Vec<String> = chosen.iter().map(|one| one.subscription.clone()).collect();
    let due = store.resend_uncertain(&ids, Timestamp::now().as_millisecond()).await?;
    writeln!(out, "{due} are in the outbox again; the running server sends them.")?;
    Ok(())
}

fn choose<'a>(
    all: &'a [UncertainNotification],
    ids: &[String],
) -> Result<Vec<&'a UncertainNotification>, NotifyError> {
    for id in ids {
        if !all.iter().any(|one| one.subscription == *id) {
            return Err(NotifyError::NotUncertain(printable(id)));
        }
    }
    Ok(all.iter().filter(|one| ids.is_empty() || ids.contains(&one.subscription)).collect())
}
