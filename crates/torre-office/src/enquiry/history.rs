//! One history of a person: their enquiries, and what was written, changed, sent and announced.

use sqlx::any::AnyRow;
use torre_leads::email;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::subscription::AddressHash;

use crate::enquiries::row::EnquiryRow;
use crate::enquiry::history_item::Item;
use crate::enquiry::history_queries as queries;

/// Whoever writes a thousand times is not read a thousand times.
const MAX_ITEMS: usize = 200;
/// Of each kind, one more than is shown: whether there is more.
const LIMIT: i64 = 201;

/// Oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    pub items: Vec<Item>,
    /// There is more, and older.
    pub is_cut: bool,
}

pub(super) async fn read(store: &LeadStore, enquiry: &EnquiryRow) -> Result<History, StoreError> {
    let mut items = enquiries(store, enquiry).await?;
    for (sql, item) in [
        (queries::NOTES, queries::note as ReadItem),
        (queries::CHANGES, queries::change),
        (queries::REPLIES, queries::reply),
        (queries::DELIVERIES, queries::delivery),
    ] {
        items.extend(read_all(store, sql, &enquiry.id, item).await?);
    }
    // Who left no address has subscribed to nothing.
    if !enquiry.email.is_empty() {
        let hash = AddressHash::of(&enquiry.email);
        for (sql, item) in [
            (queries::SUBSCRIPTIONS, queries::subscription as ReadItem),
            (queries::NOTIFICATIONS, queries::notification),
        ] {
            items.extend(read_all(store, sql, hash.as_str(), item).await?);
        }
    }
    Ok(cut(items))
}

async fn enquiries(store: &LeadStore, enquiry: &EnquiryRow) -> Result<Vec<Item>, StoreError> {
    let query = sqlx::query(queries::ENQUIRIES).bind(enquiry.id.clone()).bind(LIMIT);
    let query = query.bind(email::key(&enquiry.email));
    oldest_first(&query.fetch_all(store.reader()).await?, queries::enquiry)
}

type ReadItem = fn(&AnyRow) -> Result<Item, StoreError>;

async fn read_all(
    store: &LeadStore,
    sql: &'static str,
    of: &str,
    item: ReadItem,
) -> Result<Vec<Item>, StoreError> {
    let query = sqlx::query(sql).bind(of.to_owned()).bind(LIMIT);
    oldest_first(&query.fetch_all(store.reader()).await?, item)
}

/// What was asked for newest first. Of one moment, what came later stays later.
fn oldest_first(rows: &[AnyRow], item: ReadItem) -> Result<Vec<Item>, StoreError> {
    rows.iter().rev().map(item).collect()
}

fn cut(mut items: Vec<Item>) -> History {
    // Stable: what happened in one moment stays in the order of the questions.
    items.sort_by_key(|item| item.at);
    let surplus = items.len().saturating_sub(MAX_ITEMS);
    items.drain(..surplus);
    History { items, is_cut: surplus > 0 }
}
