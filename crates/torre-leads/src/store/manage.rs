//! What people do with enquiries: mark, send again, erase.

use sqlx::Row;

use crate::channel::Channel;
use crate::email;
use crate::store::{Kind, Store, StoreError};

/// What one person sent. The form provider may have taken an address that cannot be answered to: it then stands
/// only among the fields, as a whole value.
macro_rules! of_person {
    ($what:literal) => {
        concat!(
            $what,
            " FROM leads WHERE email_key = $1 OR (email_key = '' AND LOWER(fields) LIKE $2 ESCAPE '!')"
        )
    };
}

impl Store {
    /// False: there is no such enquiry.
    pub async fn mark_done(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        const MARK: &str = "UPDATE leads SET done_at = $2 WHERE id = $1";
        let _turn = self.turn().await;
        let marked = sqlx::query(MARK).bind(id.to_owned()).bind(now).execute(&self.pool).await?;
        Ok(marked.rows_affected() > 0)
    }

    /// Delivers an enquiry once more, also by channels that were not set up when it arrived.
    pub async fn resend(&self, id: &str, channels: &[Channel], now: i64) -> Result<(), StoreError> {
        const AGAIN: &str = "INSERT INTO outbox (lead_id, channel, state, attempts, next_at, created_at) \
            VALUES ($1, $2, 'waiting', 0, $3, $3) ON CONFLICT (lead_id, channel) DO UPDATE \
            SET state = 'waiting', attempts = 0, next_at = $3, last_error = NULL";
        let _turn = self.turn().await;
        let mut transaction = self.begin().await?;
        for channel in channels {
            let query = sqlx::query(AGAIN).bind(id.to_owned()).bind(channel.code().to_owned()).bind(now);
            query.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Every delivery that was given up is due again. Returns how many.
    pub async fn resend_failed(&self, now: i64) -> Result<u64, StoreError> {
        const AGAIN: &str =
            "UPDATE outbox SET state = 'waiting', attempts = 0, next_at = $1 WHERE state = 'failed'";
        let _turn = self.turn().await;
        Ok(sqlx::query(AGAIN).bind(now).execute(&self.pool).await?.rows_affected())
    }

    pub async fn count_of(&self, address: &str) -> Result<i64, StoreError> {
        const COUNT: &str = of_person!("SELECT COUNT(*)");
        let query = sqlx::query(COUNT).bind(email::key(address)).bind(among_fields(address));
        Ok(query.fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// Everything one person sent, with its deliveries. Returns how many enquiries.
    pub async fn erase(&self, address: &str) -> Result<u64, StoreError> {
        const ERASE: &str = of_person!("DELETE");
        let _turn = self.turn().await;
        let query = sqlx::query(ERASE).bind(email::key(address)).bind(among_fields(address));
        let erased = query.execute(&self.pool).await?.rows_affected();
        self.forget().await?;
        Ok(erased)
    }

    /// Enquiries whose last contact lies before a moment. Returns how many.
    pub async fn purge(&self, before: i64) -> Result<u64, StoreError> {
        const PURGE: &str = "DELETE FROM leads WHERE received_at < $1 AND (done_at IS NULL OR done_at < $1)";
        let _turn = self.turn().await;
        let purged = sqlx::query(PURGE).bind(before).execute(&self.pool).await?.rows_affected();
        if purged > 0 {
            self.forget().await?;
        }
        Ok(purged)
    }

    /// Erased rows would stay readable in SQLite's log until it is next written over.
    async fn forget(&self) -> Result<(), StoreError> {
        if self.kind == Kind::Sqlite {
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.pool).await?;
        }
        Ok(())
    }
}

/// The pattern of an address that is the whole of a JSON text.
fn among_fields(address: &str) -> String {
    let text = serde_json::Value::from(email::key(address)).to_string();
    format!("%{}%", text.replace('!', "!!").replace('%', "!%").replace('_', "!_"))
}
