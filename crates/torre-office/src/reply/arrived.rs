//! A reply of which nobody knew, and which did arrive: somebody of the office has seen the answer to it, or asked.

use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::touch::touch;

use crate::audit_entry::Action;
use crate::store::audit;

const EXISTS: &str = "SELECT id FROM replies WHERE id = $1 AND lead_id = $2";
/// It left when it was written, as far as anybody knows.
const ARRIVED: &str = "UPDATE replies SET state = 'sent', sent_at = written_at, last_error = NULL \
    WHERE id = $1 AND state = 'uncertain'";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    Noted,
    Unknown,
    /// It is known what became of it: somebody may have said so already.
    Certain,
}

pub async fn note_arrival(
    store: &LeadStore,
    lead: &str,
    reply: &str,
    by: &str,
    now: i64,
) -> Result<Arrival, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let found = sqlx::query(EXISTS).bind(reply.to_owned()).bind(lead.to_owned());
    if found.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Arrival::Unknown);
    }
    let noted = sqlx::query(ARRIVED).bind(reply.to_owned()).execute(&mut *connection).await?;
    if noted.rows_affected() == 0 {
        return Ok(Arrival::Certain);
    }
    touch(&mut *connection, lead, now).await?;
    audit::record(connection, now, Some(by), Action::ReplyArrived, Some(lead)).await?;
    write.commit().await?;
    Ok(Arrival::Noted)
}
