//! Reminders of one enquiry.

use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::reminders::reminder::{Reminder, reminder_columns};

/// What is to be done first, in the order of time; then what was done, the last first.
const OF_ENQUIRY: &str = concat!(
    "SELECT ",
    reminder_columns!(),
    " WHERE reminders.lead_id = $1 ORDER BY CASE WHEN reminders.done_at IS NULL THEN 0 ELSE 1 END, \
     reminders.done_at DESC, reminders.due_at, reminders.id"
);
const ONE: &str =
    concat!("SELECT ", reminder_columns!(), " WHERE reminders.lead_id = $1 AND reminders.id = $2");

pub async fn list(store: &LeadStore, lead: &str) -> Result<Vec<Reminder>, StoreError> {
    let rows = sqlx::query(OF_ENQUIRY).bind(lead.to_owned()).fetch_all(store.reader()).await?;
    rows.iter().map(Reminder::read).collect()
}

pub async fn find(store: &LeadStore, lead: &str, id: &str) -> Result<Option<Reminder>, StoreError> {
    let row = sqlx::query(ONE).bind(lead.to_owned()).bind(id.to_owned());
    row.fetch_optional(store.reader()).await?.as_ref().map(Reminder::read).transpose()
}
