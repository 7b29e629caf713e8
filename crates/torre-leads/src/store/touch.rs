//! Something happened about an enquiry: whoever watches it is told. Its version stays: it stands in nobody's way.

use sqlx::AnyConnection;

use crate::store::error::StoreError;

const TOUCH: &str = "UPDATE leads SET changed_at = $2 WHERE id = $1";

/// False: there is no such enquiry.
pub async fn touch(connection: &mut AnyConnection, lead: &str, now: i64) -> Result<bool, StoreError> {
    let touched = sqlx::query(TOUCH).bind(lead.to_owned()).bind(now).execute(connection).await?;
    Ok(touched.rows_affected() > 0)
}
