//! Erasure of personal data: of one person on request, and of everything that is older than retention allows.

use sqlx::{AnyConnection, Row};
use uuid::Uuid;

use crate::email;
use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::person::{among_answers, by_email};
use crate::subscriptions::subscription::AddressHash;

/// With the enquiries go their deliveries, replies, notes, reminders, changes and viewers; with the subscriptions their notifications and
/// the tokens of those.
const ENQUIRIES: &str = by_email!("DELETE FROM leads WHERE ");
const NOTES: &str =
    by_email!("SELECT COUNT(*) FROM lead_notes JOIN leads ON leads.id = lead_notes.lead_id WHERE ");
/// An address that was corrected in somebody else's enquiry stays there as what it was before.
const CORRECTED: &str = "UPDATE lead_changes SET before = CASE WHEN LOWER(before) = $1 THEN NULL ELSE before END, \
    after = CASE WHEN LOWER(after) = $1 THEN NULL ELSE after END \
    WHERE field = 'email' AND (LOWER(before) = $1 OR LOWER(after) = $1)";
const CONFIRMATIONS: &str = "DELETE FROM confirmations WHERE address_hash = $1";
const TOKENS: &str = "DELETE FROM subscription_tokens WHERE address_hash = $1";
const SUBSCRIPTIONS: &str = "DELETE FROM subscriptions WHERE address_hash = $1";
const RECORD: &str = "INSERT INTO erasures (id, staff_id, erased_at, enquiries, notes, subscriptions) \
    VALUES ($1, $2, $3, $4, $5, $6)";
/// The last contact: what was received, done, noted, replied or decided last.
const PURGE: &str = "DELETE FROM leads WHERE received_at < $1 AND (done_at IS NULL OR done_at < $1) \
    AND NOT EXISTS (SELECT 1 FROM lead_notes WHERE lead_id = leads.id AND written_at >= $1) \
    AND NOT EXISTS (SELECT 1 FROM replies WHERE lead_id = leads.id AND written_at >= $1) \
    AND NOT EXISTS (SELECT 1 FROM lead_changes WHERE lead_id = leads.id AND field = 'status' AND changed_at >= $1)";

/// How much there was of one person, and under which id that stands recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erased {
    pub id: String,
    pub enquiries: i64,
    pub notes: i64,
    pub subscriptions: i64,
}

impl LeadStore {
    /// Everything one person sent, with all that belongs to it, and everything they are subscribed to.
    pub async fn erase_by_email(&self, address: &str, now: i64) -> Result<Erased, StoreError> {
        let mut write = self.write().await?;
        let erased = erase_person(write.connection(), address, None, now).await?;
        write.commit().await?;
        self.truncate_log().await?;
        Ok(erased)
    }

    /// Enquiries whose last contact lies before a moment. Returns how many.
    pub async fn purge(&self, before: i64) -> Result<u64, StoreError> {
        let _write = self.write_lock().await;
        let purged = sqlx::query(PURGE).bind(before).execute(&self.writer).await?.rows_affected();
        if purged > 0 {
            self.truncate_log().await?;
        }
        Ok(purged)
    }

    /// Erased rows would stay readable in SQLite's log until it is next written over.
    pub async fn truncate_log(&self) -> Result<(), StoreError> {
        if self.dialect == Dialect::Sqlite {
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.writer).await?;
        }
        Ok(())
    }
}

/// In a transaction of the caller's, who then calls [`LeadStore::truncate_log`]. That it was done is recorded, and nothing
/// of the person. `by`: none for the command line.
pub async fn erase_person(
    connection: &mut AnyConnection,
    address: &str,
    by: Option<&str>,
    now: i64,
) -> Result<Erased, StoreError> {
    let (key, answers, hash) = (email::key(address), among_answers(address), AddressHash::of(address).0);
    let notes = sqlx::query(NOTES).bind(key.clone()).bind(answers.clone());
    let notes = notes.fetch_one(&mut *connection).await?.try_get(0)?;
    let enquiries = sqlx::query(ENQUIRIES).bind(key.clone()).bind(answers);
    let enquiries = enquiries.execute(&mut *connection).await?.rows_affected();
    sqlx::query(CORRECTED).bind(key).execute(&mut *connection).await?;
    for sql in [CONFIRMATIONS, TOKENS] {
        sqlx::query(sql).bind(hash.clone()).execute(&mut *connection).await?;
    }
    let subscriptions =
        sqlx::query(SUBSCRIPTIONS).bind(hash).execute(&mut *connection).await?.rows_affected();
    let erased = Erased {
        id: Uuid::now_v7().to_string(),
        enquiries: count(enquiries),
        notes,
        subscriptions: count(subscriptions),
    };
    let record = sqlx::query(RECORD).bind(erased.id.clone()).bind(by.map(str::to_owned)).bind(now);
    let record = record.bind(erased.enquiries).bind(erased.notes).bind(erased.subscriptions);
    record.execute(connection).await?;
    Ok(erased)
}

fn count(rows: u64) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}
