//! Sending a reply again, by hand: one that failed, or of which nobody knows whether it arrived.

use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::touch::touch;

use crate::audit_entry::Action;
use crate::store::audit;

const FIND: &str = "SELECT leads.email FROM replies JOIN leads ON leads.id = replies.lead_id \
    WHERE replies.id = $1 AND replies.lead_id = $2";
const AGAIN: &str = "UPDATE replies SET state = 'waiting', attempts = 0, next_at = $2, last_error = NULL \
    WHERE id = $1 AND state IN ('failed', 'uncertain')";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SentAgain {
    Yes,
    Unknown,
    /// It waits or was sent: somebody may have asked for it already.
    NotEnded,
    NoAddress,
}

pub async fn again(
    store: &LeadStore,
    lead: &str,
    reply: &str,
    by: &str,
    now: i64,
) -> Result<SentAgain, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let found = sqlx::query(FIND).bind(reply.to_owned()).bind(lead.to_owned());
    let Some(found) = found.fetch_optional(&mut *connection).await? else { return Ok(SentAgain::Unknown) };
    if found.try_get::<String, _>(0)?.is_empty() {
        return Ok(SentAgain::NoAddress);
    }
    let again = sqlx::query(AGAIN).bind(reply.to_owned()).bind(now).execute(&mut *connection).await?;
    if again.rows_affected() == 0 {
        return Ok(SentAgain::NotEnded);
    }
    touch(&mut *connection, lead, now).await?;
    audit::record(connection, now, Some(by), Action::DeliveredAgain, Some(lead)).await?;
    write.commit().await?;
    Ok(SentAgain::Yes)
}
