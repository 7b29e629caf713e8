//! `torre leads done` and `torre leads resend`.

use std::io::Write;

use jiff::Timestamp;
use torre_config::leads::LeadSettings;
use torre_leads::channel::Channel;
use torre_leads::lead::Form;
use torre_leads::store::lead_store::LeadStore;

use crate::cli::leads::error::CommandError;
use crate::cli::leads::lead_id::whole_id;

pub(super) async fn done(
    store: &LeadStore,
    ids: &[String],
    out: &mut impl Write,
) -> Result<(), CommandError> {
    for letters in ids {
        let id = whole_id(store, letters).await?;
        if !store.mark_done(&id, Timestamp::now().as_millisecond()).await? {
            return Err(CommandError::NoSuchLead(id));
        }
        writeln!(out, "{id} is done")?;
    }
    Ok(())
}

pub(super) async fn resend(
    store: &LeadStore,
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
        return Err(CommandError::NoChannels);
    }
    for letters in ids {
        let id = whole_id(store, letters).await?;
        let lead = store.lead(&id).await?.filter(|lead| lead.form != Form::Subscription.code());
        lead.ok_or_else(|| CommandError::NoSuchLead(id.clone()))?;
        store.resend(&id, &channels, now).await?;
        writeln!(out, "{id} is due again; the running server delivers it")?;
    }
    Ok(())
}
