//! One person, by the address: how much there is, and how their enquiries are found.

use sqlx::Row;

use crate::email;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::subscriptions::subscription::AddressHash;

/// What one person sent: `$1` is the address in small letters, `$2` [`among_answers`]. The form provider may have taken an
/// address that cannot be answered to: it then stands only among the fields, as a whole value.
macro_rules! by_email {
    ($before:literal) => {
        concat!($before, "(email_key = $1 OR (email_key = '' AND LOWER(fields) LIKE $2 ESCAPE '!'))")
    };
    ($before:literal, $after:literal) => {
        concat!($before, "(email_key = $1 OR (email_key = '' AND LOWER(fields) LIKE $2 ESCAPE '!'))", $after)
    };
}
pub(crate) use by_email;

impl LeadStore {
    pub async fn count_by_email(&self, address: &str) -> Result<i64, StoreError> {
        const COUNT: &str = by_email!("SELECT COUNT(*) FROM leads WHERE ");
        let query = sqlx::query(COUNT).bind(email::key(address)).bind(among_answers(address));
        Ok(query.fetch_one(&self.readers).await?.try_get(0)?)
    }

    pub async fn count_subscriptions_of(&self, address: &str) -> Result<i64, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM subscriptions WHERE address_hash = $1";
        let query = sqlx::query(COUNT).bind(AddressHash::of(address).0);
        Ok(query.fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// The ids of everything one person sent, oldest first.
    pub async fn ids_by_email(&self, address: &str) -> Result<Vec<String>, StoreError> {
        const IDS: &str = by_email!("SELECT id FROM leads WHERE ", " ORDER BY received_at, id");
        let query = sqlx::query(IDS).bind(email::key(address)).bind(among_answers(address));
        query.fetch_all(&self.readers).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

/// The pattern of an address that is the whole of a JSON text.
pub(crate) fn among_answers(address: &str) -> String {
    let text = serde_json::Value::from(email::key(address)).to_string();
    format!("%{}%", text.replace('!', "!!").replace('%', "!%").replace('_', "!_"))
}
