//! Notices that were sent: how far each has come, and sending again what did not arrive.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

/// Newest first. A notice of the command line has nobody of the office.
const PROGRESS: &str = "SELECT notice, MIN(created_at), COUNT(*), COUNT(CASE WHEN state = 'sent' THEN 1 END), \
        COUNT(CASE WHEN state IN ('waiting', 'sending') THEN 1 END), COUNT(CASE WHEN state = 'failed' THEN 1 END), \
        COUNT(CASE WHEN state = 'uncertain' THEN 1 END), \
        (SELECT staff.name FROM announcements JOIN staff ON staff.id = announcements.staff_id \
            WHERE announcements.notice = notifications.notice ORDER BY announced_at DESC LIMIT 1) \
    FROM notifications GROUP BY notice ORDER BY 2 DESC, notice LIMIT 50";
const AGAIN: &str = "UPDATE notifications SET state = 'waiting', attempts = 0, next_at = $3, last_error = NULL \
    WHERE notice = $1 AND state = $2";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// As [`Notice::code`](crate::subscriptions::notice::Notice::code) has it.
    pub notice: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Those who have ended their subscription since are not among them.
    pub total: i64,
    pub sent: i64,
    pub waiting: i64,
    pub failed: i64,
    pub uncertain: i64,
    /// Whoever sent it last.
    pub who: Option<String>,
}

/// Which of those that did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotArrived {
    /// Certainly not.
    Failed,
    /// Nobody knows: some may have it.
    Uncertain,
}

impl LeadStore {
    pub async fn announced(&self) -> Result<Vec<Progress>, StoreError> {
        sqlx::query(PROGRESS).fetch_all(&self.readers).await?.iter().map(progress).collect()
    }
}

fn progress(row: &AnyRow) -> Result<Progress, StoreError> {
    Ok(Progress {
        notice: row.try_get(0)?,
        at: row.try_get(1)?,
        total: row.try_get(2)?,
        sent: row.try_get(3)?,
        waiting: row.try_get(4)?,
        failed: row.try_get(5)?,
        uncertain: row.try_get(6)?,
        who: row.try_get(7)?,
    })
}

/// In a transaction of the caller's. Returns how many are sent once more.
pub async fn send_again(
    connection: &mut AnyConnection,
    notice: &str,
    which: NotArrived,
    now: i64,
) -> Result<u64, StoreError> {
    let state = match which {
        NotArrived::Failed => "failed",
        NotArrived::Uncertain => "uncertain",
    };
    let again = sqlx::query(AGAIN).bind(notice.to_owned()).bind(state.to_owned()).bind(now);
    Ok(again.execute(connection).await?.rows_affected())
}
