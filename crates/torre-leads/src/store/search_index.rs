//! Deferred indexing: on SQLite the words of new enquiries join the search index in batches. A trigger notes whose words are
//! missing. PostgreSQL's index gathers new words by itself.

use sqlx::Row;

use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// Enquiries of one transaction, for which whoever sends one then waits: about twenty milliseconds. So many come together only
/// after a burst; a quarter of them would be half as dear again each.
const BATCH: i64 = 1000;

const UNINDEXED: &str =
    "SELECT (SELECT MIN(row) FROM unindexed_leads), (SELECT MAX(row) FROM unindexed_leads)";
/// In the order of arrival: those who stand beside each other in the queue do so in the index.
const INDEX: &str = "INSERT INTO lead_texts (lead_id, text) SELECT sources.lead_id, sources.text \
    FROM unindexed_leads CROSS JOIN lead_text_sources AS sources \
    WHERE unindexed_leads.row <= $1 AND sources.lead_id = unindexed_leads.lead_id ORDER BY unindexed_leads.row \
    ON CONFLICT (lead_id) DO NOTHING";
const FORGET: &str = "DELETE FROM unindexed_leads WHERE row <= $1";

impl LeadStore {
    /// How many enquiries wait for the search index, or nearly: some may have been erased since.
    pub(crate) async fn unindexed(&self) -> Result<i64, StoreError> {
        Ok(self.unindexed_rows().await?.map_or(0, |(first, last)| last - first + 1))
    }

    /// Whatever was stored before this is found after it.
    pub async fn index_new(&self) -> Result<(), StoreError> {
        let Some((mut row, last)) = self.unindexed_rows().await? else { return Ok(()) };
        while row <= last {
            row += BATCH;
            self.index_until(row).await?;
        }
        Ok(())
    }

    /// The first and the last.
    async fn unindexed_rows(&self) -> Result<Option<(i64, i64)>, StoreError> {
        if self.dialect == Dialect::Postgres {
            return Ok(None);
        }
        let rows = sqlx::query(UNINDEXED).fetch_one(&self.readers).await?;
        let (first, last): (Option<i64>, Option<i64>) = (rows.try_get(0)?, rows.try_get(1)?);
        Ok(first.zip(last))
    }

    async fn index_until(&self, row: i64) -> Result<(), StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        for statement in [INDEX, FORGET] {
            sqlx::query(statement).bind(row).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}
