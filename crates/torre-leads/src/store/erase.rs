//! Erasure of personal data: of one person on request, and of everything that is older than retention allows.

use sqlx::Row;

use crate::email;
use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::subscriptions::subscription::AddressHash;

/// What one person sent. The form provider may have taken an address that cannot be answered to: it then stands
/// only among the fields, as a whole value.
macro_rules! by_email {
    ($what:literal) => {
        concat!(
            $what,
            " FROM leads WHERE email_key = $1 OR (email_key = '' AND LOWER(fields) LIKE $2 ESCAPE '!')"
        )
    };
}

/// With the subscriptions go their notifications and the tokens of those.
const ERASE_SUBSCRIPTIONS: [&str; 3] = [
    "DELETE FROM confirmations WHERE address_hash = $1",
    "DELETE FROM subscription_tokens WHERE address_hash = $1",
    "DELETE FROM subscriptions WHERE address_hash = $1",
];

/// How much there was of one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erased {
    pub enquiries: u64,
    pub subscriptions: u64,
}

impl LeadStore {
    pub async fn count_by_email(&self, address: &str) -> Result<i64, StoreError> {
        const COUNT: &str = by_email!("SELECT COUNT(*)");
        let query = sqlx::query(COUNT).bind(email::key(address)).bind(among_answers(address));
        Ok(query.fetch_one(&self.pool).await?.try_get(0)?)
    }

    pub async fn count_subscriptions_of(&self, address: &str) -> Result<i64, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM subscriptions WHERE address_hash = $1";
        let query = sqlx::query(COUNT).bind(AddressHash::of(address).0);
        Ok(query.fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// Everything one person sent, with its deliveries, and everything they are subscribed to.
    pub async fn erase_by_email(&self, address: &str) -> Result<Erased, StoreError> {
        const ERASE: &str = by_email!("DELETE");
        let hash = AddressHash::of(address).0;
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let query = sqlx::query(ERASE).bind(email::key(address)).bind(among_answers(address));
        let enquiries = query.execute(&mut *transaction).await?.rows_affected();
        let mut subscriptions = 0;
        for sql in ERASE_SUBSCRIPTIONS {
            let query = sqlx::query(sql).bind(hash.clone());
            // The last statement is the one about the subscriptions themselves.
            subscriptions = query.execute(&mut *transaction).await?.rows_affected();
        }
        transaction.commit().await?;
        self.truncate_log().await?;
        Ok(Erased { enquiries, subscriptions })
    }

    /// Enquiries whose last contact lies before a moment. Returns how many.
    pub async fn purge(&self, before: i64) -> Result<u64, StoreError> {
        const PURGE: &str = "DELETE FROM leads WHERE received_at < $1 AND (done_at IS NULL OR done_at < $1)";
        let _write = self.write_lock().await;
        let purged = sqlx::query(PURGE).bind(before).execute(&self.pool).await?.rows_affected();
        if purged > 0 {
            self.truncate_log().await?;
        }
        Ok(purged)
    }

    /// Erased rows would stay readable in SQLite's log until it is next written over.
    pub(super) async fn truncate_log(&self) -> Result<(), StoreError> {
        if self.dialect == Dialect::Sqlite {
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.pool).await?;
        }
        Ok(())
    }
}

/// The pattern of an address that is the whole of a JSON text.
fn among_answers(address: &str) -> String {
    let text = serde_json::Value::from(email::key(address)).to_string();
    format!("%{}%", text.replace('!', "!!").replace('%', "!%").replace('_', "!_"))
}
