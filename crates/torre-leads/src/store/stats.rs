//! Statistics: enquiries by form, page, language and week.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;
use sqlx::Row;
use utoipa::ToSchema;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Count {
    pub name: String,
    pub count: i64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Stats {
    pub total: i64,
    pub by_form: Vec<Count>,
    pub by_page: Vec<Count>,
    pub by_language: Vec<Count>,
    /// By the Monday the week starts with, oldest first.
    pub by_week: Vec<Count>,
    pub waiting: i64,
    pub failed: i64,
}

impl LeadStore {
    pub async fn stats(&self) -> Result<Stats, StoreError> {
        let by_form = "SELECT form, COUNT(*) FROM leads GROUP BY form ORDER BY COUNT(*) DESC, form";
        let by_page = "SELECT page, COUNT(*) FROM leads GROUP BY page ORDER BY COUNT(*) DESC, page";
        let by_language =
            "SELECT language, COUNT(*) FROM leads GROUP BY language ORDER BY COUNT(*) DESC, language";
        let by_form = self.counts(by_form).await?;
        let backlog = self.backlog().await?;
        Ok(Stats {
            total: by_form.iter().map(|count| count.count).sum(),
            by_form,
            by_page: self.counts(by_page).await?,
            by_language: self.counts(by_language).await?,
            by_week: self.weeks().await?,
            waiting: backlog.waiting,
            failed: backlog.failed,
        })
    }

    async fn counts(&self, sql: &'static str) -> Result<Vec<Count>, StoreError> {
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.into_iter().map(|row| Ok(Count { name: row.try_get(0)?, count: row.try_get(1)? })).collect()
    }

    async fn weeks(&self) -> Result<Vec<Count>, StoreError> {
        // 1970 began on a Thursday, three days into its week.
        const SQL: &str = "SELECT (received_at + 259200000) / 604800000, COUNT(*) FROM leads \
            GROUP BY (received_at + 259200000) / 604800000 ORDER BY 1";
        let rows = sqlx::query(SQL).fetch_all(&self.readers).await?;
        let week =
            |row: sqlx::any::AnyRow| Ok(Count { name: monday(row.try_get(0)?), count: row.try_get(1)? });
        rows.into_iter().map(week).collect()
    }
}

fn monday(week: i64) -> String {
    let moment = Timestamp::from_millisecond(week * WEEK_MS - 3 * 24 * 60 * 60 * 1000).unwrap_or_default();
    moment.to_zoned(TimeZone::UTC).date().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_start_on_monday() {
        let sunday: Timestamp = "2026-11-15T23:59:59Z".parse().unwrap();
        let monday_after: Timestamp = "2026-11-16T00:00:00Z".parse().unwrap();
        let week = |moment: Timestamp| (moment.as_millisecond() + 259_200_000) / WEEK_MS;
        assert_eq!(monday(week(sunday)), "2026-11-09");
        assert_eq!(monday(week(monday_after)), "2026-11-16");
    }
}
