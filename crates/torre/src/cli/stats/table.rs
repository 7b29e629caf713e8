//! A report as tables: for people, and as CSV.

use std::io::{self, Write};

use torre_visits::report::{Line, Report, Table};

/// Of each table; the rest is in CSV and JSON.
const SHOWN_LINES: usize = 25;

pub(super) fn text(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let Line { views, visits, views_before, visits_before, .. } = &report.total;
    writeln!(out, "{} to {}, in brackets as many days before", report.from, report.to)?;
    writeln!(out, "{visits} visits ({visits_before}), {views} views ({views_before})")?;
    writeln!(out, "A visit came from another site or from nowhere; people are not told apart.")?;
    section(out, "day", &report.days)?;
    for Table { dimension, lines } in &report.tables {
        section(out, dimension, lines)?;
    }
    Ok(())
}

fn section(out: &mut impl Write, title: &str, lines: &[Line]) -> io::Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{title:<44} {:>16} {:>16}", "views", "visits")?;
    for line in lines.iter().take(SHOWN_LINES) {
        let name = if line.name.is_empty() { "(none)" } else { &line.name };
        let views = format!("{} ({})", line.views, line.views_before);
        let visits = format!("{} ({})", line.visits, line.visits_before);
        writeln!(out, "{name:<44} {views:>16} {visits:>16}")?;
    }
    match lines.len().saturating_sub(SHOWN_LINES) {
        0 => Ok(()),
        more => writeln!(out, "… and {more} more"),
    }
}

/// Names have no commas, quotes or formulas: they are addresses of pages, hosts and words of a few letters.
pub(super) fn csv(report: &Report, out: &mut impl Write) -> io::Result<()> {
    write!(out, "dimension,name,views,visits,views_before,visits_before\r\n")?;
    let tables = report.tables.iter().map(|table| (table.dimension, &table.lines));
    for (dimension, lines) in [("day", &report.days)].into_iter().chain(tables) {
        for Line { name, views, visits, views_before, visits_before } in lines {
            write!(out, "{dimension},{name},{views},{visits},{views_before},{visits_before}\r\n")?;
        }
    }
    Ok(())
}
