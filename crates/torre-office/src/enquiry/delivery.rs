//! Deliveries of an enquiry: how they stand, and sending one again.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::channel::Channel;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::update::deliver_again;

use crate::audit_entry::Action;
use crate::store::audit;

const LIST: &str = "SELECT channel, state, attempts, last_error, sent_at, next_at FROM outbox WHERE lead_id = $1 \
    ORDER BY channel";
const EMAIL: &str = "SELECT email FROM leads WHERE id = $1";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    pub channel: String,
    pub state: String,
    pub attempts: i64,
    pub last_error: Option<String>,
    pub sent_at: Option<i64>,
    /// None where nothing more is tried.
    pub next_at: Option<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DueAgain {
    Yes,
    Unknown,
    /// There is nobody to acknowledge it to.
    NoAddress,
}

pub async fn list(store: &LeadStore, id: &str) -> Result<Vec<Delivery>, StoreError> {
    let rows = sqlx::query(LIST).bind(id.to_owned()).fetch_all(store.reader()).await?;
    rows.iter().map(delivery).collect()
}

fn delivery(row: &AnyRow) -> Result<Delivery, StoreError> {
    let (state, next_at): (String, i64) = (row.try_get(1)?, row.try_get(5)?);
    Ok(Delivery {
        channel: row.try_get(0)?,
        next_at: (state == "waiting").then_some(next_at),
        state,
        attempts: row.try_get(2)?,
        last_error: row.try_get(3)?,
        sent_at: row.try_get(4)?,
    })
}

pub async fn again(
    store: &LeadStore,
    id: &str,
    channel: Channel,
    by: &str,
    now: i64,
) -> Result<DueAgain, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let row = sqlx::query(EMAIL).bind(id.to_owned()).fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(DueAgain::Unknown) };
    if channel == Channel::Acknowledge && row.try_get::<String, _>(0)?.is_empty() {
        return Ok(DueAgain::NoAddress);
    }
    deliver_again(connection, id, channel, now).await?;
    audit::record(connection, now, Some(by), Action::DeliveredAgain, Some(id)).await?;
    write.commit().await?;
    Ok(DueAgain::Yes)
}
