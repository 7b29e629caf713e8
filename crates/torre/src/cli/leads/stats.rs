//! `torre leads stats`.

use std::io::Write;

use serde::Serialize;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::stats::{Count, Stats};
use torre_office::figures::report::FiguresReport;

use crate::cli::leads::arguments::ListFormat;
use crate::cli::leads::error::CommandError;
use crate::cli::leads::figures::print;
use crate::cli::terminal::enquiries;
use torre_base::printable::{printable, printable_json};

/// What there is in all, and the figures of some days.
#[derive(Serialize)]
struct AllStats {
    #[serde(flatten)]
    stats: Stats,
    figures: FiguresReport,
}

pub(super) async fn run(
    store: &LeadStore,
    figures: Result<FiguresReport, CommandError>,
    format: ListFormat,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let stats = store.stats().await?;
    if let ListFormat::Json = format {
        let all = AllStats { stats, figures: figures? };
        let json = serde_json::to_string_pretty(&all).map_err(std::io::Error::from)?;
        writeln!(out, "{}", printable_json(&json))?;
        return Ok(());
    }
    writeln!(
        out,
        "{}; deliveries: {} waiting, {} given up",
        enquiries(stats.total),
        stats.waiting,
        stats.failed
    )?;
    table(out, "form", &stats.by_form)?;
    table(out, "page", &stats.by_page)?;
    table(out, "language", &stats.by_language)?;
    table(out, "week of", &stats.by_week)?;
    Ok(print(&figures?, out)?)
}

fn table(out: &mut impl Write, title: &str, counts: &[Count]) -> std::io::Result<()> {
    writeln!(out, "\n{title:<40} {:>8}", "count")?;
    for Count { name, count } in counts {
        let name = if name.is_empty() { "(none)".to_owned() } else { printable(name) };
        writeln!(out, "{name:<40} {count:>8}")?;
    }
    Ok(())
}
