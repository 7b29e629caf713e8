//! Room for names that are real: when invented hosts or campaigns have filled a month's places, the smaller half becomes
//! one row. A flood hides the truth for an hour, not for a month.

use jiff::Timestamp;
use sqlx::{AnyConnection, Row};
use torre_base::time_zone::{madrid, midnight};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::dimension::{Dimension, OTHER};
use crate::store::write::{MAX_VALUES_A_MONTH, days_of};
use crate::sums::Hour;

const KEPT: usize = MAX_VALUES_A_MONTH / 2;
const BY_SIZE: &str = "SELECT value FROM visit_days WHERE dimension = $1 AND day >= $2 AND day < $3 \
    GROUP BY value ORDER BY SUM(visits) DESC, value";
const ADD_DAYS: &str = "INSERT INTO visit_days (day, dimension, value, views, visits) \
    SELECT day, dimension, $5, views, visits FROM visit_days \
    WHERE dimension = $1 AND day >= $2 AND day < $3 AND value = $4 \
    ON CONFLICT (dimension, day, value) DO UPDATE \
    SET views = visit_days.views + excluded.views, visits = visit_days.visits + excluded.visits";
const TAKE_DAYS: &str =
    "DELETE FROM visit_days WHERE dimension = $1 AND day >= $2 AND day < $3 AND value = $4";
const ADD_HOURS: &str = "INSERT INTO visit_hours (hour, dimension, value, views, visits) \
    SELECT hour, dimension, $4, views, visits FROM visit_hours \
    WHERE dimension = $1 AND hour >= $2 AND value = $3 \
    ON CONFLICT (hour, dimension, value) DO UPDATE \
    SET views = visit_hours.views + excluded.views, visits = visit_hours.visits + excluded.visits";
const TAKE_HOURS: &str = "DELETE FROM visit_hours WHERE dimension = $1 AND hour >= $2 AND value = $3";

pub async fn fold(store: &LeadStore, now: Timestamp) -> Result<(), StoreError> {
    let month = now.to_zoned(madrid()).strftime("%Y-%m").to_string();
    for dimension in Dimension::ALL.into_iter().filter(|dimension| dimension.is_open()) {
        fold_dimension(store, dimension, &month).await?;
    }
    Ok(())
}

async fn fold_dimension(store: &LeadStore, dimension: Dimension, month: &str) -> Result<(), StoreError> {
    let (first, after) = days_of(month);
    let mut transaction = store.write().await?;
    let connection = transaction.connection();
    let query = sqlx::query(BY_SIZE).bind(dimension.code().to_owned()).bind(first).bind(after);
    let rows = query.fetch_all(&mut *connection).await?;
    if rows.len() < MAX_VALUES_A_MONTH {
        return Ok(());
    }
    for row in rows.iter().skip(KEPT) {
        let value: String = row.try_get(0)?;
        if value != OTHER {
            fold_value(connection, dimension, month, value).await?;
        }
    }
    transaction.commit().await
}

/// Of this month, which is the newest there is.
async fn fold_value(
    connection: &mut AnyConnection,
    dimension: Dimension,
    month: &str,
    value: String,
) -> Result<(), StoreError> {
    let (first, after) = days_of(month);
    let hour = first.parse().map_or(0, |day| Hour::of(midnight(day)).0);
    let code = dimension.code().to_owned();
    for sql in [ADD_DAYS, TAKE_DAYS] {
        let query = sqlx::query(sql).bind(code.clone()).bind(first.clone()).bind(after.clone());
        let query = query.bind(value.clone());
        let query = if sql == ADD_DAYS { query.bind(OTHER.to_owned()) } else { query };
        query.execute(&mut *connection).await?;
    }
    for sql in [ADD_HOURS, TAKE_HOURS] {
        let query = sqlx::query(sql).bind(code.clone()).bind(hour).bind(value.clone());
        let query = if sql == ADD_HOURS { query.bind(OTHER.to_owned()) } else { query };
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
