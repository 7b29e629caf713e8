//! `torre leads export`: everything, one after the other.

use std::io::Write;

use futures_util::{Stream, TryStreamExt};
use torre_base::time_zone::{madrid_cell, madrid_text};
use torre_leads::csv;
use torre_leads::lead::Lead;
use torre_leads::lead_table::{COLUMNS, EXCEL_MARK, EXCEL_SEPARATOR, SPANISH_COLUMNS, cells};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::query::Filter;

use crate::cli::leads::arguments::{ExportFormat, Reader};
use crate::cli::leads::error::CommandError;
use crate::cli::leads::interests::Interests;
use torre_base::printable::printable_json;

pub(super) trait LeadStream: Stream<Item = Result<Lead, StoreError>> + Unpin {}

impl<S: Stream<Item = Result<Lead, StoreError>> + Unpin> LeadStream for S {}

/// Where it came from, and what the office made of it.
const OFFICE_COLUMNS: [&str; 3] = ["campaign", "status", "owner"];
const SPANISH_OFFICE_COLUMNS: [&str; 3] = ["campaña", "estado", "responsable"];

pub(super) async fn run(
    store: &LeadStore,
    filter: &Filter,
    format: ExportFormat,
    table: &Table<'_>,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let leads = store.leads(filter, false);
    match format {
        ExportFormat::Csv => table.write(leads, out).await,
        ExportFormat::Json => json(leads, out).await,
    }
}

/// How a table is written, by who reads it.
pub(super) struct Table<'a> {
    pub interests: &'a Interests,
    pub reader: Option<Reader>,
}

impl Table<'_> {
    async fn write(&self, mut leads: impl LeadStream, out: &mut impl Write) -> Result<(), CommandError> {
        let head = match self.reader {
            Some(Reader::Excel) => {
                let columns = SPANISH_COLUMNS.into_iter().chain(SPANISH_OFFICE_COLUMNS);
                format!("{EXCEL_MARK}{}", csv::line(columns, EXCEL_SEPARATOR))
            }
            None => csv::line(COLUMNS.into_iter().chain(OFFICE_COLUMNS), ","),
        };
        out.write_all(head.as_bytes())?;
        while let Some(lead) = leads.try_next().await? {
            out.write_all(self.row(&lead).as_bytes())?;
        }
        Ok(())
    }

    fn row(&self, lead: &Lead) -> String {
        let interest = self.interests.in_words(&lead.interest);
        let campaign = lead.campaign.as_ref().map(ToString::to_string).unwrap_or_default();
        let office = [campaign, lead.status.to_owned(), lead.owner.clone().unwrap_or_default()];
        let cells = match self.reader {
            Some(Reader::Excel) => cells(lead, interest, madrid_cell),
            None => cells(lead, interest, madrid_text),
        };
        csv::line(cells.into_iter().chain(office), self.separator())
    }

    fn separator(&self) -> &'static str {
        match self.reader {
            Some(Reader::Excel) => EXCEL_SEPARATOR,
            None => ",",
        }
    }
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
