//! One row of the queue, as the store gives it.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::store::error::StoreError;

use crate::audit_entry::NamedPerson;
use crate::enquiries::excerpt::excerpt;
use crate::enquiries::status::EnquiryStatus;

/// What [`EnquiryRow::read`] reads, from [`enquiry_tables`]. Of a message no more than an excerpt can need; of a flood from one
/// address no more than is worth counting. The state of a delivery is written so that no index has it: SQLite would look through
/// all that ever failed for each row.
macro_rules! enquiry_columns {
    () => {
        "leads.id, leads.version, leads.received_at, leads.form, leads.language, leads.name, leads.email, \
         leads.phone, leads.company, leads.interest, SUBSTR(leads.message, 1, 1000), leads.status, leads.done_at, \
         leads.suspicion, owner.id, owner.name, \
         (SELECT COUNT(*) FROM outbox WHERE outbox.lead_id = leads.id \
             AND outbox.state || '' = 'failed') \
         + (SELECT COUNT(*) FROM replies WHERE replies.lead_id = leads.id \
             AND replies.state IN ('failed', 'uncertain')), \
         (SELECT COUNT(*) FROM (SELECT others.id FROM leads AS others WHERE others.email_key = leads.email_key \
             AND others.email_key <> '' AND others.id <> leads.id LIMIT 99) AS earlier)"
    };
}

/// Whoever was removed has nothing.
macro_rules! enquiry_tables {
    () => {
        "leads LEFT JOIN staff AS owner ON owner.id = leads.owner_id AND owner.removed_at IS NULL"
    };
}

pub(crate) use {enquiry_columns, enquiry_tables};

/// How many columns [`enquiry_columns`] has: further ones come after them.
pub const COLUMNS: usize = 18;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnquiryRow {
    pub id: String,
    pub version: i64,
    /// Milliseconds since 1970.
    pub received_at: i64,
    pub form: String,
    pub language: String,
    pub name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
    pub interest: Option<String>,
    pub excerpt: String,
    pub status: EnquiryStatus,
    pub done_at: Option<i64>,
    pub suspicion: Option<String>,
    pub owner: Option<NamedPerson>,
    /// A mail or webhook was given up, or nobody knows whether a reply arrived.
    pub delivery_failed: bool,
    /// Others of the same address; 99 stands for more.
    pub earlier: i64,
}

impl EnquiryRow {
    pub fn read(row: &AnyRow) -> Result<EnquiryRow, StoreError> {
        let (interest, message): (String, String) = (row.try_get(9)?, row.try_get(10)?);
        let (status, done_at): (Option<String>, Option<i64>) = (row.try_get(11)?, row.try_get(12)?);
        let owner: (Option<String>, Option<String>) = (row.try_get(14)?, row.try_get(15)?);
        Ok(EnquiryRow {
            id: row.try_get(0)?,
            version: row.try_get(1)?,
            received_at: row.try_get(2)?,
            form: row.try_get(3)?,
            language: row.try_get(4)?,
            name: row.try_get(5)?,
            email: row.try_get(6)?,
            phone: row.try_get(7)?,
            company: row.try_get(8)?,
            interest: Some(interest).filter(|interest| !interest.is_empty()),
            excerpt: excerpt(&message),
            status: EnquiryStatus::of_row(status.as_deref(), done_at.is_some()),
            done_at,
            suspicion: row.try_get(13)?,
            owner: owner.0.zip(owner.1).map(|(id, name)| NamedPerson { id, name }),
            delivery_failed: row.try_get::<i64, _>(16)? > 0,
            earlier: row.try_get(17)?,
        })
    }
}
