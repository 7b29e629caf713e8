//! Adding a minute's sums to those on disk, in one transaction.

use std::collections::{BTreeMap, HashSet};

use sqlx::{AnyConnection, Row};
use torre_base::time_zone::madrid;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::dimension::{Dimension, OTHER};
use crate::sums::{Hour, Sum, SumKey, Sums};

/// Hosts and campaigns that have rows of their own in one month; the others are one row.
pub const MAX_VALUES_A_MONTH: usize = 200;

const NOTE_BATCH: &str =
    "INSERT INTO visit_batches (id, written_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";
const KNOWN_VALUES: &str =
    "SELECT DISTINCT value FROM visit_days WHERE dimension = $1 AND day >= $2 AND day < $3";
const ADD_TO_HOUR: &str = "INSERT INTO visit_hours (hour, dimension, value, views, visits) VALUES ($1, $2, $3, $4, $5) \
    ON CONFLICT (hour, dimension, value) DO UPDATE \
    SET views = visit_hours.views + excluded.views, visits = visit_hours.visits + excluded.visits";
const ADD_TO_DAY: &str = "INSERT INTO visit_days (day, dimension, value, views, visits) VALUES ($1, $2, $3, $4, $5) \
    ON CONFLICT (dimension, day, value) DO UPDATE \
    SET views = visit_days.views + excluded.views, visits = visit_days.visits + excluded.visits";

/// Nothing is added where a batch of this name was written before.
pub async fn write(store: &LeadStore, batch: &str, sums: &Sums, now: i64) -> Result<(), StoreError> {
    let mut transaction = store.write().await?;
    let connection = transaction.connection();
    let noted = sqlx::query(NOTE_BATCH).bind(batch.to_owned()).bind(now).execute(&mut *connection).await?;
    if noted.rows_affected() == 0 {
        return Ok(());
    }
    let mut names = KnownNames::default();
    for (key, sum) in sums.sorted() {
        let day = day_of(key.hour);
        let value = names.admit(connection, key, &day).await?;
        add(connection, key, &day, value, sum).await?;
    }
    transaction.commit().await
}

async fn add(
    connection: &mut AnyConnection,
    key: &SumKey,
    day: &str,
    value: &str,
    sum: Sum,
) -> Result<(), StoreError> {
    let (hour, code) = (key.hour.0, key.dimension.code().to_owned());
    let rows = [sqlx::query(ADD_TO_HOUR).bind(hour), sqlx::query(ADD_TO_DAY).bind(day.to_owned())];
    for row in rows {
        let row = row.bind(code.clone()).bind(value.to_owned()).bind(sum.views).bind(sum.visits);
        row.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Names of hosts and campaigns that have a row in a month, as far as they were asked for.
#[derive(Default)]
struct KnownNames(BTreeMap<(Dimension, String), HashSet<String>>);

impl KnownNames {
    /// The value itself, or the row of all others.
    async fn admit<'a>(
        &mut self,
        connection: &mut AnyConnection,
        key: &'a SumKey,
        day: &str,
    ) -> Result<&'a str, StoreError> {
        if !key.dimension.is_open() {
            return Ok(&key.value);
        }
        let month = (key.dimension, day[..7].to_owned());
        let known = match self.0.entry(month) {
            std::collections::btree_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::btree_map::Entry::Vacant(place) => {
                let known = known_values(connection, key.dimension, &day[..7]).await?;
                place.insert(known)
            }
        };
        if known.contains(&key.value) || known.len() < MAX_VALUES_A_MONTH {
            known.insert(key.value.clone());
            return Ok(&key.value);
        }
        Ok(OTHER)
    }
}

async fn known_values(
    connection: &mut AnyConnection,
    dimension: Dimension,
    month: &str,
) -> Result<HashSet<String>, StoreError> {
    let (first, after) = days_of(month);
    let query = sqlx::query(KNOWN_VALUES).bind(dimension.code().to_owned()).bind(first).bind(after);
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// From the first day on, and before what comes after its last: days are compared as text.
pub(super) fn days_of(month: &str) -> (String, String) {
    (format!("{month}-01"), format!("{month}-99"))
}

/// The day in Madrid on which an hour began: `2026-11-17`.
pub(super) fn day_of(hour: Hour) -> String {
    hour.start().to_zoned(madrid()).date().to_string()
}
