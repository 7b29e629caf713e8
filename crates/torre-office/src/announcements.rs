//! Announcements: a notice to all who asked for it, once each, and who of the office sent it.

use torre_leads::store::announced::{NotArrived, send_again};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::notifications::enqueue;
use torre_leads::subscriptions::notice::Notice;

use crate::audit_entry::Action;
use crate::identifier::new_id;
use crate::store::audit;

const ADD: &str = "INSERT INTO announcements (id, notice, staff_id, announced_at, recipients) \
    VALUES ($1, $2, $3, $4, $5)";

/// To everybody who does not have it yet. Whoever comes second, also at the same moment, sends nothing. Returns how many.
pub async fn announce(store: &LeadStore, notice: &Notice, by: &str, now: i64) -> Result<u64, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let recipients = enqueue(connection, notice, now).await?;
    if recipients == 0 {
        return Ok(0);
    }
    let add = sqlx::query(ADD).bind(new_id()).bind(notice.code()).bind(by.to_owned()).bind(now);
    add.bind(i64::try_from(recipients).unwrap_or(i64::MAX)).execute(&mut *connection).await?;
    audit::record(connection, now, Some(by), Action::Announced, Some(&notice.code())).await?;
    write.commit().await?;
    Ok(recipients)
}

/// Returns how many are sent once more.
pub async fn announce_again(
    store: &LeadStore,
    notice: &Notice,
    which: NotArrived,
    by: &str,
    now: i64,
) -> Result<u64, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let again = send_again(connection, &notice.code(), which, now).await?;
    if again > 0 {
        audit::record(connection, now, Some(by), Action::AnnouncedAgain, Some(&notice.code())).await?;
    }
    write.commit().await?;
    Ok(again)
}

/// Before the mail leaves.
pub async fn record_test(store: &LeadStore, notice: &Notice, by: &str, now: i64) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    let tested = Action::AnnouncementTested;
    audit::record(write.connection(), now, Some(by), tested, Some(&notice.code())).await?;
    write.commit().await
}
