//! What goes by itself: sessions and invitations that have ended, who looked at an enquiry, mails of mornings, entries of the audit log
//! after their time, and then the names of people who were removed.

use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::auth::session_limits::{IDLE_MS, LIFE_MS};
use crate::store::live::SEEN_MS;

const SESSIONS: &str = "DELETE FROM sessions WHERE started_at <= $1 OR last_seen_at <= $2";
const INVITATIONS: &str = "DELETE FROM invitations WHERE expires_at <= $1";
const AUDIT: &str = "DELETE FROM audit WHERE at < $1";
const VIEWERS: &str = "DELETE FROM lead_viewers WHERE seen_at <= $1";
/// A morning is told once; a week later nobody could tell it twice. Mails of reminders go with them.
const MORNINGS: &str = "DELETE FROM staff_mails WHERE reminder_id IS NULL AND created_at < $1";
const MORNINGS_KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1000;
const REMOVED: &str = "DELETE FROM staff WHERE removed_at < $1 \
    AND NOT EXISTS (SELECT 1 FROM audit WHERE audit.staff_id = staff.id)";

/// `kept_from`: entries of the audit log before it are erased. Returns how many.
pub async fn purge(store: &LeadStore, kept_from: i64, now: i64) -> Result<u64, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let sessions = sqlx::query(SESSIONS).bind(now - LIFE_MS).bind(now - IDLE_MS);
    sessions.execute(&mut *connection).await?;
    sqlx::query(INVITATIONS).bind(now).execute(&mut *connection).await?;
    sqlx::query(VIEWERS).bind(now - SEEN_MS).execute(&mut *connection).await?;
    sqlx::query(MORNINGS).bind(now - MORNINGS_KEPT_MS).execute(&mut *connection).await?;
    let erased = sqlx::query(AUDIT).bind(kept_from).execute(&mut *connection).await?.rows_affected();
    sqlx::query(REMOVED).bind(kept_from).execute(&mut *connection).await?;
    write.commit().await?;
    Ok(erased)
}
