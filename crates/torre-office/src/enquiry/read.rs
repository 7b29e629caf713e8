//! Everything that is known of one enquiry.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::lead::Lead;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::NamedPerson;
use crate::enquiries::row::{EnquiryRow, enquiry_columns, enquiry_tables};
use crate::enquiry::delivery::{self, Delivery};
use crate::enquiry::history::{self, History};
use crate::reminders::list as reminder_list;
use crate::reminders::reminder::Reminder;
use crate::reply::list::{self as reply_list, Reply};
use crate::store::live::SEEN_MS;

const BY_ID: &str =
    concat!("SELECT ", enquiry_columns!(), " FROM ", enquiry_tables!(), " WHERE leads.id = $1");
const VIEWERS: &str = "SELECT staff.id, staff.name FROM lead_viewers JOIN staff ON staff.id = lead_viewers.staff_id \
    WHERE lead_viewers.lead_id = $1 AND lead_viewers.seen_at > $2 AND staff.id <> $3 AND staff.removed_at IS NULL \
    ORDER BY staff.name_key";

#[derive(Clone, Debug)]
pub struct Enquiry {
    pub row: EnquiryRow,
    pub lead: Lead,
    pub deliveries: Vec<Delivery>,
    pub replies: Vec<Reply>,
    pub reminders: Vec<Reminder>,
    pub viewers: Vec<NamedPerson>,
    pub history: History,
}

/// `reader`: who looks, and is not shown to themselves. None: there is no such enquiry.
pub async fn read(
    store: &LeadStore,
    id: &str,
    reader: &str,
    now: i64,
) -> Result<Option<Enquiry>, StoreError> {
    // The row first: should it change meanwhile, its version is the older one and nothing is overwritten.
    let Some(row) = row(store, id).await? else { return Ok(None) };
    let Some(lead) = store.lead(id).await? else { return Ok(None) };
    let history = history::read(store, &row).await?;
    let deliveries = delivery::list(store, id).await?;
    let replies = reply_list::list(store, id).await?;
    let reminders = reminder_list::list(store, id).await?;
    let viewers = viewers(store, id, reader, now).await?;
    Ok(Some(Enquiry { row, lead, deliveries, replies, reminders, viewers, history }))
}

pub async fn row(store: &LeadStore, id: &str) -> Result<Option<EnquiryRow>, StoreError> {
    let row = sqlx::query(BY_ID).bind(id.to_owned()).fetch_optional(store.reader()).await?;
    row.as_ref().map(EnquiryRow::read).transpose()
}

async fn viewers(
    store: &LeadStore,
    id: &str,
    reader: &str,
    now: i64,
) -> Result<Vec<NamedPerson>, StoreError> {
    let query = sqlx::query(VIEWERS).bind(id.to_owned()).bind(now - SEEN_MS).bind(reader.to_owned());
    let person = |row: &AnyRow| Ok(NamedPerson { id: row.try_get(0)?, name: row.try_get(1)? });
    query.fetch_all(store.reader()).await?.iter().map(person).collect()
}
