//! The arguments of `torre leads`.

use clap::{Args, Subcommand, ValueEnum};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use torre_leads::lead::Form;
use torre_leads::store::query::{Filter, Status};

#[derive(Subcommand)]
pub(crate) enum LeadsCommand {
    /// List enquiries, newest first.
    List {
        #[command(flatten)]
        filter: FilterArguments,
        /// A table for people, or JSON with every field.
        #[arg(long, value_enum, default_value = "table")]
        format: ListFormat,
    },
    /// Show one enquiry and its deliveries.
    Show {
        /// The enquiry's id, as `list` shows it, or its first letters.
        id: String,
    },
    /// Write enquiries to standard output, oldest first.
    Export {
        /// CSV for spreadsheets, safe against formulas, or JSON.
        #[arg(long, value_enum, required_unless_present = "reader")]
        format: Option<ExportFormat>,
        /// CSV as this program opens it by a double click: `excel` in Spanish.
        #[arg(long = "for", value_enum, value_name = "PROGRAM", conflicts_with = "format")]
        reader: Option<Reader>,
        #[command(flatten)]
        filter: FilterArguments,
    },
    /// Mark enquiries as done.
    Done {
        /// The ids of the enquiries, or their first letters.
        #[arg(required = true)]
        ids: Vec<String>,
    },
    /// Deliver enquiries again: those named, or every one whose delivery was given up.
    Resend {
        /// The ids of the enquiries, or their first letters.
        #[arg(required_unless_present = "failed")]
        ids: Vec<String>,
        /// Every delivery that was given up.
        #[arg(long, conflicts_with = "ids")]
        failed: bool,
    },
    /// Erase everything one person sent, after a count and a question.
    Erase {
        /// The person's address; capitals do not matter.
        #[arg(long)]
        email: String,
        /// Do not ask.
        #[arg(long)]
        yes: bool,
    },
    /// Count enquiries by form, page, language and week; and what the office's page says of some days.
    Stats {
        /// The first of those days, in Madrid: 2026-11-01. Without it, twelve weeks up to the last.
        #[arg(long)]
        from: Option<Date>,
        /// The last day; today without it.
        #[arg(long)]
        to: Option<Date>,
        /// Tables for people, or JSON.
        #[arg(long, value_enum, default_value = "table")]
        format: ListFormat,
    },
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ListFormat {
    Table,
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ExportFormat {
    Csv,
    Json,
}

/// A program that reads a table.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Reader {
    Excel,
}

/// FilterArguments enquiries; all of them when nothing is said.
#[derive(Args)]
pub(crate) struct FilterArguments {
    /// FilterArguments form they came through.
    #[arg(long, value_enum)]
    form: Option<Form>,
    /// From this day on (Madrid), such as 2026-11-01.
    #[arg(long)]
    since: Option<Date>,
    /// Up to and including this day (Madrid).
    #[arg(long)]
    until: Option<Date>,
    /// What has become of them.
    #[arg(long, value_enum)]
    status: Option<Status>,
    /// Part of name, e-mail, phone, company, message or an answer to the form provider.
    #[arg(long)]
    text: Option<String>,
    /// At most this many.
    #[arg(long)]
    limit: Option<u32>,
}

impl FilterArguments {
    pub(super) fn to_filter(&self) -> Filter {
        let madrid = TimeZone::get("Europe/Madrid").unwrap_or(TimeZone::UTC);
        let midnight =
            |date: Date| date.to_zoned(madrid.clone()).ok().map(|day| day.timestamp().as_millisecond());
        Filter {
            form: self.form,
            since: self.since.and_then(midnight),
            until: self.until.and_then(|date| date.tomorrow().ok()).and_then(midnight),
            status: self.status,
            text: self.text.clone(),
            limit: self.limit,
        }
    }
}
