//! `torre leads export`: everything, one after the other.

use std::io::Write;

use futures_util::{Stream, TryStreamExt};
use torre_leads::lead::Lead;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::query::Filter;

use crate::cli::leads::arguments::ExportFormat;
use crate::cli::leads::csv;
use crate::cli::leads::error::CommandError;
use crate::cli::terminal::printable_json;

pub(super) trait LeadStream: Stream<Item = Result<Lead, StoreError>> + Unpin {}

impl<S: Stream<Item = Result<Lead, StoreError>> + Unpin> LeadStream for S {}

const COLUMNS: [&str; 16] = [
    "id",
    "received",
    "form",
    "language",
    "name",
    "email",
    "phone",
    "company",
    "interest",
    "page",
    "message",
    "consent",
    "policy_version",
    "suspicion",
    "done",
    "fields",
];

pub(super) async fn run(
    store: &LeadStore,
    filter: &Filter,
    format: ExportFormat,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let leads = store.leads(filter, false);
    match format {
        ExportFormat::Csv => csv(leads, out).await,
        ExportFormat::Json => json(leads, out).await,
    }
}

async fn csv(mut leads: impl LeadStream, out: &mut impl Write) -> Result<(), CommandError> {
    out.write_all(csv::line(COLUMNS).as_bytes())?;
    while let Some(lead) = leads.try_next().await? {
        out.write_all(row(&lead).as_bytes())?;
    }
    Ok(())
}

/// One array, one enquiry a line, in the order they come.
pub(super) async fn json(mut leads: impl LeadStream, out: &mut impl Write) -> Result<(), CommandError> {
    let mut before = "[\n";
    while let Some(lead) = leads.try_next().await? {
        out.write_all(before.as_bytes())?;
        let json = serde_json::to_string(&lead).map_err(std::io::Error::from)?;
        out.write_all(printable_json(&json).as_bytes())?;
        before = ",\n";
    }
    out.write_all(if before == "[\n" { b"[]\n" } else { b"\n]\n" })?;
    Ok(())
}

fn row(lead: &Lead) -> String {
    let or_empty = |text: &Option<String>| text.clone().unwrap_or_default();
    let (consent, suspicion, done) =
        (or_empty(&lead.consent), or_empty(&lead.suspicion), or_empty(&lead.done));
    let fields = lead.fields.as_ref().map(ToString::to_string).unwrap_or_default();
    csv::line([
        lead.id.as_str(),
        &lead.received,
        &lead.form,
        &lead.language,
        &lead.name,
        &lead.email,
        &lead.phone,
        &lead.company,
        &lead.interest,
        &lead.page,
        &lead.message,
        &consent,
        &lead.policy_version,
        &suspicion,
        &done,
        &fields,
    ])
}
