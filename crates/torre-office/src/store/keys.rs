//! The key that ceremonies are sealed with: made once, the same for every instance.

use ring::rand::{SecureRandom, SystemRandom};
use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::auth::seal::Seal;

const ADD: &str = "INSERT INTO office_keys (name, key) VALUES ('seal', $1) ON CONFLICT (name) DO NOTHING";
const READ: &str = "SELECT key FROM office_keys WHERE name = 'seal'";

/// None: the system gives no random numbers.
pub(crate) async fn seal(store: &LeadStore) -> Result<Option<Seal>, StoreError> {
    if let Some(row) = sqlx::query(READ).fetch_optional(store.reader()).await? {
        return Ok(Some(Seal::new(&row.try_get::<Vec<u8>, _>(0)?)));
    }
    let mut key = vec![0; Seal::KEY_BYTES];
    if SystemRandom::new().fill(&mut key).is_err() {
        return Ok(None);
    }
    let mut write = store.write().await?;
    sqlx::query(ADD).bind(key).execute(write.connection()).await?;
    // Another instance may have been first.
    let row = sqlx::query(READ).fetch_one(write.connection()).await?;
    write.commit().await?;
    Ok(Some(Seal::new(&row.try_get::<Vec<u8>, _>(0)?)))
}
