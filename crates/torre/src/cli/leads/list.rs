//! `torre leads list` and `torre leads show`.

use std::io::Write;

use futures_util::TryStreamExt;
use torre_base::time_zone::madrid_text;
use torre_leads::lead::{Form, Lead};
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::query::Filter;

use crate::cli::leads::arguments::ListFormat;
use crate::cli::leads::error::CommandError;
use crate::cli::leads::export;
use crate::cli::leads::interests::Interests;
use crate::cli::leads::lead_id::whole_id;
use torre_base::printable::printable;

pub(super) async fn run(
    store: &LeadStore,
    filter: &Filter,
    format: ListFormat,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let mut leads = store.leads(filter, true);
    match format {
        ListFormat::Json => export::json(leads, out).await,
        ListFormat::Table => {
            writeln!(
                out,
                "{:<36}  {:<21}  {:<12}  {:<4}  {:<11}  {:<16}  {:<24}  {:<30}  page",
                "id", "received", "form", "lang", "status", "owner", "name", "email"
            )?;
            while let Some(lead) = leads.try_next().await? {
                writeln!(out, "{}", line(&lead))?;
            }
            Ok(())
        }
    }
}

fn line(lead: &Lead) -> String {
    let is_confirmed = || lead.answers().any(|(label, value)| label == "confirmed" && !value.is_empty());
    let is_suspected = lead.done.is_none() && lead.suspicion.is_some();
    let status = match lead.status {
        _ if lead.form == Form::Subscription.code() && is_confirmed() => "confirmed",
        _ if lead.form == Form::Subscription.code() => "pending",
        _ if is_suspected => "suspected",
        status => status,
    };
    let received = madrid_text(&lead.received);
    format!(
        "{:<36}  {received:<21}  {:<12}  {:<4}  {status:<11}  {:<16}  {:<24}  {:<30}  {}",
        lead.id,
        lead.form,
        lead.language,
        truncate(lead.owner.as_deref().unwrap_or_default(), 16),
        truncate(&lead.name, 24),
        truncate(&lead.email, 30),
        truncate(&lead.page, 60)
    )
}

fn truncate(text: &str, longest: usize) -> String {
    let text = printable(text).replace(['\n', '\t'], " ");
    if text.chars().count() <= longest {
        return text;
    }
    text.chars().take(longest - 1).chain(['…']).collect()
}

pub(super) async fn show(
    store: &LeadStore,
    letters: &str,
    interests: &Interests,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let id = &whole_id(store, letters).await?;
    let lead = store.lead(id).await?.ok_or_else(|| CommandError::NoSuchLead(id.clone()))?;
    let fields = lead.fields.as_ref().map(ToString::to_string);
    let moment = |text: &Option<String>| text.as_deref().map(madrid_text);
    let (received, consent, done) = (madrid_text(&lead.received), moment(&lead.consent), moment(&lead.done));
    let interest = interests.in_words(&lead.interest).to_owned();
    let campaign = lead.campaign.as_ref().map(ToString::to_string);
    let status = Some(lead.status.to_owned()).filter(|_| lead.form != Form::Subscription.code());
    for (label, value) in [
        ("id", Some(&lead.id)),
        ("received", Some(&received)),
        ("form", Some(&lead.form)),
        ("language", Some(&lead.language)),
        ("name", Some(&lead.name)),
        ("email", Some(&lead.email)),
        ("phone", Some(&lead.phone)),
        ("company", Some(&lead.company)),
        ("interest", Some(&interest)),
        ("page", Some(&lead.page)),
        ("campaign", campaign.as_ref()),
        ("consent", consent.as_ref()),
        ("policy", Some(&lead.policy_version)),
        ("suspicion", lead.suspicion.as_ref()),
        ("status", status.as_ref()),
        ("owner", lead.owner.as_ref()),
        ("done", done.as_ref()),
        ("fields", fields.as_ref()),
    ] {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            writeln!(out, "{label:<10} {}", printable(value))?;
        }
    }
    for (channel, state, attempts, error) in store.deliveries(id).await? {
        let error = error.map(|error| format!(", last error: {}", printable(&error))).unwrap_or_default();
        writeln!(out, "{:<10} {channel}: {state} after {attempts} attempts{error}", "delivery")?;
    }
    writeln!(out, "\n{}", printable(&lead.message))?;
    Ok(())
}
