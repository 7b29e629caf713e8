//! What people read: sums of a period and of the one before it. Groups under five have no number.

use serde::Serialize;
use torre_base::period::Period;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use utoipa::ToSchema;

use crate::dimension::Dimension;
use crate::store::read::{NamedSum, by_day, by_value};

/// Fewer than this many could be known to each other.
pub const SMALLEST_GROUP: i64 = 5;

/// A number, or none where it is between one and four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Shown(pub Option<i64>);

impl Shown {
    pub fn of(count: i64) -> Shown {
        Shown((count == 0 || count >= SMALLEST_GROUP).then_some(count))
    }
}

impl std::fmt::Display for Shown {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(count) => write!(out, "{count}"),
            None => write!(out, "<{SMALLEST_GROUP}"),
        }
    }
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    pub name: String,
    pub views: Shown,
    pub visits: Shown,
    /// The same of the period before.
    pub views_before: Shown,
    pub visits_before: Shown,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Table {
    pub dimension: &'static str,
    pub lines: Vec<Line>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    pub from: String,
    pub to: String,
    pub total: Line,
    /// Every day on which a page was seen.
    pub days: Vec<Line>,
    pub tables: Vec<Table>,
}

impl Report {
    pub async fn read(store: &LeadStore, period: Period) -> Result<Report, StoreError> {
        let before = period.before();
        let (days, days_before) = (by_day(store, period).await?, by_day(store, before).await?);
        let mut tables = Vec::with_capacity(Dimension::ALL.len());
        for dimension in Dimension::ALL {
            let now = by_value(store, dimension, period).await?;
            let earlier = by_value(store, dimension, before).await?;
            tables.push(Table { dimension: dimension.code(), lines: compared(&now, &earlier) });
        }
        Ok(Report {
            from: period.from.to_string(),
            to: period.to.to_string(),
            total: line(&total(&days), Some(&total(&days_before))),
            days: days.iter().map(|day| line(day, None)).collect(),
            tables,
        })
    }
}

fn total(sums: &[NamedSum]) -> NamedSum {
    let mut total = NamedSum { name: String::new(), sum: Default::default() };
    for named in sums {
        total.sum.views += named.sum.views;
        total.sum.visits += named.sum.visits;
    }
    total
}

fn compared(now: &[NamedSum], earlier: &[NamedSum]) -> Vec<Line> {
    let same = |named: &NamedSum| earlier.iter().find(|other| other.name == named.name);
    now.iter().map(|named| line(named, same(named))).collect()
}

fn line(now: &NamedSum, before: Option<&NamedSum>) -> Line {
    let before = before.map(|named| named.sum).unwrap_or_default();
    Line {
        name: now.name.clone(),
        views: Shown::of(now.sum.views),
        visits: Shown::of(now.sum.visits),
        views_before: Shown::of(before.views),
        visits_before: Shown::of(before.visits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_under_five_has_no_number() {
        let shown: Vec<String> = [0, 1, 4, 5, 600].map(|count| Shown::of(count).to_string()).into();
        assert_eq!(shown, ["0", "<5", "<5", "5", "600"]);
        assert_eq!(serde_json::to_string(&Shown::of(3)).unwrap(), "null");
    }
}
