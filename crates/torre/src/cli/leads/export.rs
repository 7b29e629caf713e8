//! `torre leads export`: everything, one after the other.

use std::io::Write;

use futures_util::{Stream, TryStreamExt};
use torre_base::time_zone::{madrid_cell, madrid_text};
use torre_leads::lead::Lead;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::query::Filter;

use crate::cli::leads::arguments::{ExportFormat, Reader};
use crate::cli::leads::csv;
use crate::cli::leads::error::CommandError;
use crate::cli::leads::interests::Interests;
use crate::cli::terminal::printable_json;

pub(super) trait LeadStream: Stream<Item = Result<Lead, StoreError>> + Unpin {}

impl<S: Stream<Item = Result<Lead, StoreError>> + Unpin> LeadStream for S {}

const COLUMNS: [&str; 19] = [
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
    "campaign",
    "status",
    "owner",
];

/// The same in the language of the school's spreadsheet.
const SPANISH_COLUMNS: [&str; 19] = [
    "identificador",
    "recibida (hora de Madrid)",
    "formulario",
    "idioma",
    "nombre",
    "correo",
    "teléfono",
    "organización",
    "interés",
    "página",
    "mensaje",
    "consentimiento (hora de Madrid)",
    "versión de la política",
    "sospecha",
    "atendida (hora de Madrid)",
    "otros campos",
    "campaña",
    "estado",
    "responsable",
];

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
    /// Excel takes a file for UTF-8 by its mark, and in Spain a semicolon for the end of a cell.
    async fn write(&self, mut leads: impl LeadStream, out: &mut impl Write) -> Result<(), CommandError> {
        let head = match self.reader {
            Some(Reader::Excel) => format!("\u{feff}{}", csv::line(SPANISH_COLUMNS, self.separator())),
            None => csv::line(COLUMNS, self.separator()),
        };
        out.write_all(head.as_bytes())?;
        while let Some(lead) = leads.try_next().await? {
            out.write_all(self.row(&lead).as_bytes())?;
        }
        Ok(())
    }

    fn separator(&self) -> &'static str {
        match self.reader {
            Some(Reader::Excel) => ";",
            None => ",",
        }
    }

    fn moment(&self, moment: &str) -> String {
        match self.reader {
            Some(Reader::Excel) => madrid_cell(moment),
            None => madrid_text(moment),
        }
    }

    fn row(&self, lead: &Lead) -> String {
        let moment =
            |text: &Option<String>| text.as_deref().map(|text| self.moment(text)).unwrap_or_default();
        let (received, consent, done) =
            (self.moment(&lead.received), moment(&lead.consent), moment(&lead.done));
        let suspicion = lead.suspicion.as_deref().unwrap_or_default();
        let fields = lead.fields.as_ref().map(ToString::to_string).unwrap_or_default();
        let campaign = lead.campaign.as_ref().map(ToString::to_string).unwrap_or_default();
        let cells = [
            lead.id.as_str(),
            &received,
            &lead.form,
            &lead.language,
            &lead.name,
            &lead.email,
            &lead.phone,
            &lead.company,
            self.interests.in_words(&lead.interest),
            &lead.page,
            &lead.message,
            &consent,
            &lead.policy_version,
            suspicion,
            &done,
            &fields,
            &campaign,
            lead.status,
            lead.owner.as_deref().unwrap_or_default(),
        ];
        csv::line(cells, self.separator())
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
