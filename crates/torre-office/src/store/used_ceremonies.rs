//! Ceremonies that have ended well. Only these are remembered, and only until they would expire: one that failed can fail
//! again, and whoever begins thousands leaves nothing here.

use sqlx::AnyConnection;
use torre_base::digest::short_hash;
use torre_leads::store::error::StoreError;

use crate::auth::seal::Opened;

const FORGET: &str = "DELETE FROM used_ceremonies WHERE expires_at <= $1";
const USE: &str =
    "INSERT INTO used_ceremonies (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";

/// False: it was used before. Of two at once one is first.
pub(super) async fn use_once(
    connection: &mut AnyConnection,
    ceremony: &Opened,
    now: i64,
) -> Result<bool, StoreError> {
    sqlx::query(FORGET).bind(now).execute(&mut *connection).await?;
    let add = sqlx::query(USE).bind(short_hash(&ceremony.state, 32)).bind(ceremony.expires_at);
    Ok(add.execute(connection).await?.rows_affected() > 0)
}
