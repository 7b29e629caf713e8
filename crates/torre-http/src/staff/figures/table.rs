//! One table of the figures, in the reader's words: a name, the number now, the number before.

use serde::Deserialize;
use torre_leads::store::stats::Count;
use torre_office::figures::report::FiguresReport;
use torre_office::figures::sums::Figures;
use utoipa::ToSchema;

use crate::staff::enquiries::row::Reading;

/// The words of the office that name it and its parts.
const WORDS: &str = "figures";

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) enum Table {
    /// Answers, and what became of enquiries.
    Outcome,
    Week,
    Course,
    Form,
    Language,
    Source,
}

pub(super) struct Line {
    pub(super) name: String,
    /// None where there is none, such as a median of nothing.
    pub(super) now: Option<i64>,
    pub(super) before: Option<i64>,
}

impl Table {
    pub(super) fn code(self) -> &'static str {
        match self {
            Table::Outcome => "outcome",
            Table::Week => "week",
            Table::Course => "course",
            Table::Form => "form",
            Table::Language => "language",
            Table::Source => "source",
        }
    }

    pub(super) fn lines(
        self,
        FiguresReport { period, before, .. }: &FiguresReport,
        reading: &Reading,
    ) -> Vec<Line> {
        match self {
            Table::Outcome => outcome(period, before, reading),
            Table::Week => weeks(period, before),
            Table::Course => named(&period.by_course, &before.by_course, |name| {
                reading.interest_title(name).unwrap_or(name).to_owned()
            }),
            Table::Form => {
                named(&period.by_form, &before.by_form, |name| reading.word("form", name).to_owned())
            }
            Table::Language => named(&period.by_language, &before.by_language, |name| {
                let key = if name == "es" { "spanish" } else { "english" };
                reading.word("spoken", key).to_owned()
            }),
            Table::Source => named(&period.by_source, &before.by_source, str::to_owned),
        }
        .into_iter()
        .map(|line| unnamed(line, reading))
        .collect()
    }
}

/// A line without a name is of those who chose nothing.
fn unnamed(line: Line, reading: &Reading) -> Line {
    if line.name.is_empty() {
        return Line { name: reading.word(WORDS, "none").to_owned(), ..line };
    }
    line
}

/// One of the figures.
type Figure = fn(&Figures) -> Option<i64>;

fn outcome(period: &Figures, before: &Figures, reading: &Reading) -> Vec<Line> {
    let rows: [(&str, Figure); 9] = [
        ("enquiries", |figures| Some(figures.enquiries)),
        ("replied", |figures| Some(figures.first_answer.count)),
        ("medianMinutes", |figures| figures.first_answer.median),
        ("slowestMinutes", |figures| figures.first_answer.slowest_tenth),
        ("answered", |figures| Some(figures.answered)),
        ("enrolled", |figures| Some(figures.enrolled)),
        ("closed", |figures| Some(figures.closed)),
        ("open", |figures| Some(figures.open)),
        ("overdue", |figures| Some(figures.overdue)),
    ];
    rows.map(|(key, of)| Line {
        name: reading.word(WORDS, key).to_owned(),
        now: of(period),
        before: of(before),
    })
    .into()
}

/// The first week beside the first: there are as many days before.
fn weeks(period: &Figures, before: &Figures) -> Vec<Line> {
    let earlier = before.by_week.iter().map(|week| Some(week.count)).chain(std::iter::repeat(None));
    let week = |(week, before): (&Count, Option<i64>)| Line {
        name: week.name.clone(),
        now: Some(week.count),
        before,
    };
    period.by_week.iter().zip(earlier).map(week).collect()
}

/// What there was only before stands at the end.
fn named(period: &[Count], before: &[Count], name_of: impl Fn(&str) -> String) -> Vec<Line> {
    let count_in = |counts: &[Count], name: &str| {
        counts.iter().find(|count| count.name == name).map_or(0, |count| count.count)
    };
    let is_gone = |count: &&Count| !period.iter().any(|now| now.name == count.name);
    let all = period.iter().chain(before.iter().filter(is_gone));
    all.map(|Count { name, .. }| Line {
        name: name_of(name),
        now: Some(count_in(period, name)),
        before: Some(count_in(before, name)),
    })
    .collect()
}
