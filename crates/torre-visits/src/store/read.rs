//! Reading the sums of some days.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_base::period::Period;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::dimension::Dimension;
use crate::sums::Sum;

/// Every view has one page: the sums of pages are those of all.
const BY_DAY: &str = "SELECT day, CAST(SUM(views) AS BIGINT), CAST(SUM(visits) AS BIGINT) FROM visit_days \
    WHERE dimension = 'page' AND day >= $1 AND day <= $2 GROUP BY day ORDER BY day";
const BY_VALUE: &str = "SELECT value, CAST(SUM(views) AS BIGINT), CAST(SUM(visits) AS BIGINT) FROM visit_days \
    WHERE dimension = $1 AND day >= $2 AND day <= $3 GROUP BY value ORDER BY 2 DESC, value LIMIT $4";
/// More than the pages of the site.
const MAX_ROWS: i64 = 1000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSum {
    pub name: String,
    pub sum: Sum,
}

/// Days without a view have no row.
pub async fn by_day(store: &LeadStore, period: Period) -> Result<Vec<NamedSum>, StoreError> {
    let query = sqlx::query(BY_DAY).bind(period.from.to_string()).bind(period.to.to_string());
    query.fetch_all(store.reader()).await?.iter().map(named).collect()
}

/// Most views first.
pub async fn by_value(
    store: &LeadStore,
    dimension: Dimension,
    period: Period,
) -> Result<Vec<NamedSum>, StoreError> {
    let query = sqlx::query(BY_VALUE).bind(dimension.code().to_owned());
    let query = query.bind(period.from.to_string()).bind(period.to.to_string()).bind(MAX_ROWS);
    query.fetch_all(store.reader()).await?.iter().map(named).collect()
}

fn named(row: &AnyRow) -> Result<NamedSum, StoreError> {
    let sum = Sum { views: row.try_get(1)?, visits: row.try_get(2)? };
    Ok(NamedSum { name: row.try_get(0)?, sum })
}
