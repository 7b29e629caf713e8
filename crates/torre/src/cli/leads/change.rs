//! `torre leads done` and `torre leads resend`.

use std::io::Write;

use jiff::Timestamp;
use torre_config::leads::LeadSettings;
use torre_leads::channel::Channel;
use torre_leads::store::Store;

use crate::cli::leads::{CommandError, harmless};

pub(super) fn no_such(id: &str) -> CommandError {
    CommandError::Said(format!("there is no enquiry {}; `torre leads list` shows the ids", harmless(id)))
}

pub(super) async fn done(store: &Store, ids: &[String], out: &mut impl Write) -> Result<(), CommandError> {
    for id in ids {
        if !store.mark_done(id, Timestamp::now().as_millisecond()).await? {
            return Err(no_such(id));
        }
        writeln!(out, "{id} is done")?;
    }
    Ok(())
}

pub(super) async fn resend(
    store: &Store,
    settings: &LeadSettings,
    ids: &[String],
    failed: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let now = Timestamp::now().as_millisecond();
    if failed {
        let count = store.resend_failed(now).await?;
        writeln!(out, "{count} deliveries are due again")?;
        return Ok(());
    }
    let channels = Channel::configured(settings);
    if channels.is_empty() {
        return Err(CommandError::Said(
            "nothing can be delivered: neither TORRE_SMTP_URL nor TORRE_LEAD_WEBHOOK_URL is set".to_owned(),
        ));
    }
    for id in ids {
        store.lead(id).await?.ok_or_else(|| no_such(id))?;
        store.resend(id, &channels, now).await?;
        writeln!(out, "{id} is due again; the running server delivers it")?;
    }
    Ok(())
}
