//! Single rows of the queue.

use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::enquiries::row::{EnquiryRow, enquiry_columns, enquiry_tables};

const FIND: &str =
    concat!("SELECT ", enquiry_columns!(), " FROM ", enquiry_tables!(), " WHERE leads.id = $1");

pub async fn find(store: &LeadStore, id: &str) -> Result<Option<EnquiryRow>, StoreError> {
    let row = sqlx::query(FIND).bind(id.to_owned()).fetch_optional(store.reader()).await?;
    row.as_ref().map(EnquiryRow::read).transpose()
}
