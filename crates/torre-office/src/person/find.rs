//! What there is of a person, before it is exported or erased.

use sqlx::Row;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::enquiries::row::EnquiryRow;
use crate::enquiry::read;
use crate::person::address::PersonAddress;
use crate::person::subscriptions::{self, Subscription};

/// Whoever was flooded with more is shown these; an export and an erasure are of all.
const MAX_SHOWN: usize = 500;
const NOTES: &str = "SELECT COUNT(*) FROM lead_notes WHERE lead_id = $1";
const MAILS: &str = "SELECT COUNT(*) FROM outbox WHERE lead_id = $1 AND channel <> 'webhook'";
const REPLIES: &str = "SELECT COUNT(*) FROM replies WHERE lead_id = $1";

#[derive(Clone, Debug)]
pub struct FoundPerson {
    /// Newest last.
    pub enquiries: Vec<EnquiryRow>,
    pub notes: i64,
    pub subscriptions: Vec<Subscription>,
    /// To them or about them, sent or to be sent.
    pub mails: i64,
}

pub async fn find(store: &LeadStore, address: &PersonAddress) -> Result<FoundPerson, StoreError> {
    let ids = store.ids_by_email(address.as_str()).await?;
    let mut found = FoundPerson { enquiries: Vec::new(), notes: 0, subscriptions: Vec::new(), mails: 0 };
    for id in ids.iter().rev().take(MAX_SHOWN).rev() {
        found.enquiries.extend(read::row(store, id).await?);
        found.notes += count(store, NOTES, id).await?;
        found.mails += count(store, MAILS, id).await? + count(store, REPLIES, id).await?;
    }
    found.subscriptions = subscriptions::list(store, address).await?;
    for subscription in &found.subscriptions {
        let announced = subscriptions::notifications(store, &subscription.id).await?;
        found.mails += i64::try_from(announced.len()).unwrap_or(i64::MAX);
    }
    found.mails += i64::from(subscriptions::confirmation(store, address).await?.is_some());
    Ok(found)
}

async fn count(store: &LeadStore, sql: &'static str, id: &str) -> Result<i64, StoreError> {
    Ok(sqlx::query(sql).bind(id.to_owned()).fetch_one(store.reader()).await?.try_get(0)?)
}
