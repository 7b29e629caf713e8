//! The figures of the office's page, as `torre leads stats` prints them.

use std::io::{self, Write};

use jiff::Timestamp;
use jiff::civil::Date;
use torre_base::period::Period;
use torre_base::printable::printable;
use torre_config::config::Config;
use torre_content::source::Source;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::stats::Count;
use torre_office::enquiries::waiting_time::WaitingTime;
use torre_office::figures::report::{FiguresReport, MOST_DAYS, usual_period};
use torre_office::figures::sums::Figures;

use crate::cli::leads::error::CommandError;
use crate::cli::read_content::read_content;
use crate::cli::terminal::enquiries;

pub(super) async fn read(
    store: &LeadStore,
    config: &Config,
    content: &Source,
    days: (Option<Date>, Option<Date>),
) -> Result<FiguresReport, CommandError> {
    let now = Timestamp::now();
    let period = period(days, now)?;
    let content = read_content(config, content)?;
    Ok(FiguresReport::read(store, period, &WaitingTime::of(&content), now).await?)
}

/// One of the days is enough: as many as usual up to the last, or from the first up to today.
fn period((from, to): (Option<Date>, Option<Date>), now: Timestamp) -> Result<Period, CommandError> {
    let usual = usual_period(now);
    let to = to.unwrap_or(usual.to);
    let from = from.unwrap_or(Period::ending(to, usual.days()).from);
    let period = Period { from, to };
    if (1..=MOST_DAYS).contains(&period.days()) { Ok(period) } else { Err(CommandError::Days(from, to)) }
}

pub(super) fn print(report: &FiguresReport, out: &mut impl Write) -> io::Result<()> {
    let FiguresReport { period, before, .. } = report;
    writeln!(
        out,
        "\nReceived from {} to {}, in brackets as many days before; without spam.",
        period.from, period.to
    )?;
    writeln!(
        out,
        "{} ({}): {} answered ({}), {} enrolled ({}), {} closed ({}), {} open ({}), of these {} overdue ({})",
        enquiries(period.enquiries),
        before.enquiries,
        period.answered,
        before.answered,
        period.enrolled,
        before.enrolled,
        period.closed,
        before.closed,
        period.open,
        before.open,
        period.overdue,
        before.overdue,
    )?;
    let time = |of: fn(&Figures) -> Option<i64>| format!("{} ({})", minutes(of(period)), minutes(of(before)));
    writeln!(
        out,
        "First answer in office time: median {}, slowest tenth from {}",
        time(|figures| figures.first_answer.median),
        time(|figures| figures.first_answer.slowest_tenth),
    )?;
    for (title, of) in TABLES {
        table(out, title, of(period), of(before))?;
    }
    Ok(())
}

type Part = fn(&Figures) -> &[Count];
const TABLES: [(&str, Part); 4] = [
    ("course", |figures| &figures.by_course),
    ("form", |figures| &figures.by_form),
    ("language", |figures| &figures.by_language),
    ("source", |figures| &figures.by_source),
];

fn table(out: &mut impl Write, title: &str, counts: &[Count], before: &[Count]) -> io::Result<()> {
    writeln!(out, "\n{title:<40} {:>8} {:>8}", "count", "before")?;
    for Count { name, count } in counts {
        let earlier = before.iter().find(|other| other.name == *name).map_or(0, |other| other.count);
        let name = if name.is_empty() { "(none)".to_owned() } else { printable(name) };
        writeln!(out, "{name:<40} {count:>8} {earlier:>8}")?;
    }
    Ok(())
}

fn minutes(minutes: Option<i64>) -> String {
    minutes.map_or("-".to_owned(), |minutes| format!("{} h {:02} min", minutes / 60, minutes % 60))
}
