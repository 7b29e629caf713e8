//! Enquiries for a table: all that was sent, and what the office made of it.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::campaign::Campaign;
use torre_leads::lead::Lead;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::query::timestamp_text;

use crate::audit_entry::Action;
use crate::enquiries::filter::{Cursor, EnquiryFilter};
use crate::enquiries::row::{COLUMNS, EnquiryRow, enquiry_columns};
use crate::store::audit;
use crate::store::enquiry_list::{cursor, read};
use crate::store::page_request::PageRequest;

const WITH_ALL: &str = concat!(
    enquiry_columns!(),
    ", leads.message, leads.page, leads.consent_at, leads.policy_version, leads.fields, leads.campaign_source, \
     leads.campaign_medium, leads.campaign_name"
);
/// Enough to be quick, little enough to wait in memory.
const AT_ONCE: usize = 500;

#[derive(Clone, Debug)]
pub struct ExportedEnquiry {
    pub row: EnquiryRow,
    pub lead: Lead,
    pub source: Option<String>,
}

/// A part of the list, and where the next part begins. No cursor: there is none.
pub async fn part(
    store: &LeadStore,
    filter: &EnquiryFilter,
    after: Option<&Cursor>,
) -> Result<(Vec<ExportedEnquiry>, Option<Cursor>), StoreError> {
    let page = PageRequest { filter, after, limit: AT_ONCE };
    let rows = read(store, WITH_ALL, &page).await?;
    let part = rows.iter().map(exported).collect::<Result<Vec<_>, _>>()?;
    let last = part.last().filter(|_| part.len() == AT_ONCE);
    let next = match last {
        Some(last) => Some(cursor(store, &last.row, filter).await?),
        None => None,
    };
    Ok((part, next))
}

fn exported(row: &AnyRow) -> Result<ExportedEnquiry, StoreError> {
    let read = EnquiryRow::read(row)?;
    let consent: Option<i64> = row.try_get(COLUMNS + 2)?;
    let fields: Option<String> = row.try_get(COLUMNS + 4)?;
    let campaign = Campaign {
        source: row.try_get(COLUMNS + 5)?,
        medium: row.try_get(COLUMNS + 6)?,
        name: row.try_get(COLUMNS + 7)?,
    };
    let source = campaign.source.clone();
    let lead = Lead {
        id: read.id.clone(),
        received: timestamp_text(read.received_at),
        form: read.form.clone(),
        language: read.language.clone(),
        name: read.name.clone(),
        email: read.email.clone(),
        message: row.try_get(COLUMNS)?,
        phone: read.phone.clone(),
        company: read.company.clone(),
        interest: read.interest.clone().unwrap_or_default(),
        page: row.try_get(COLUMNS + 1)?,
        consent: consent.map(timestamp_text),
        policy_version: row.try_get(COLUMNS + 3)?,
        suspicion: read.suspicion.clone(),
        done: read.done_at.map(timestamp_text),
        campaign: campaign.known(),
        status: read.status.column(),
        owner: read.owner.as_ref().map(|owner| owner.name.clone()),
        fields: fields.and_then(|fields| serde_json::from_str(&fields).ok()),
    };
    Ok(ExportedEnquiry { row: read, lead, source })
}

/// Before the first row leaves.
pub async fn record(store: &LeadStore, staff_id: &str, now: i64) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    audit::record(write.connection(), now, Some(staff_id), Action::Exported, None).await?;
    write.commit().await
}
