//! What a person is subscribed to, and what was announced to them.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::subscriptions::subscription::AddressHash;

use crate::person::address::PersonAddress;

const LIST: &str = "SELECT id, email, topic, language, page, requested_at, consent_at, consent_text, policy_version, \
    confirmed_at FROM subscriptions WHERE address_hash = $1 ORDER BY requested_at, id";
const NOTIFICATIONS: &str = "SELECT notice, state, created_at, sent_at, last_error FROM notifications \
    WHERE subscription_id = $1 ORDER BY created_at, notice";
const CONFIRMATION: &str =
    "SELECT state, created_at, mailed_at, last_error FROM confirmations WHERE address_hash = $1";

/// Times are milliseconds since 1970, as in the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    pub id: String,
    pub email: String,
    pub topic: String,
    pub language: String,
    pub page: String,
    pub requested_at: i64,
    pub consent_at: i64,
    pub consent_text: String,
    pub policy_version: String,
    pub confirmed_at: Option<i64>,
}

/// A mail that announced something, or will.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    pub notice: String,
    pub state: String,
    pub created_at: i64,
    pub sent_at: Option<i64>,
    pub last_error: Option<String>,
}

/// The mail that asked whether it was them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    pub state: String,
    pub created_at: i64,
    pub mailed_at: Option<i64>,
    pub last_error: Option<String>,
}

pub async fn list(store: &LeadStore, address: &PersonAddress) -> Result<Vec<Subscription>, StoreError> {
    let hash = AddressHash::of(address.as_str());
    let rows = sqlx::query(LIST).bind(hash.as_str().to_owned()).fetch_all(store.reader()).await?;
    rows.iter().map(subscription).collect()
}

fn subscription(row: &AnyRow) -> Result<Subscription, StoreError> {
    Ok(Subscription {
        id: row.try_get(0)?,
        email: row.try_get(1)?,
        topic: row.try_get(2)?,
        language: row.try_get(3)?,
        page: row.try_get(4)?,
        requested_at: row.try_get(5)?,
        consent_at: row.try_get(6)?,
        consent_text: row.try_get(7)?,
        policy_version: row.try_get(8)?,
        confirmed_at: row.try_get(9)?,
    })
}

pub async fn notifications(store: &LeadStore, subscription: &str) -> Result<Vec<Notification>, StoreError> {
    let notification = |row: &AnyRow| {
        Ok(Notification {
            notice: row.try_get(0)?,
            state: row.try_get(1)?,
            created_at: row.try_get(2)?,
            sent_at: row.try_get(3)?,
            last_error: row.try_get(4)?,
        })
    };
    let rows = sqlx::query(NOTIFICATIONS).bind(subscription.to_owned()).fetch_all(store.reader()).await?;
    rows.iter().map(notification).collect()
}

pub async fn confirmation(
    store: &LeadStore,
    address: &PersonAddress,
) -> Result<Option<Confirmation>, StoreError> {
    let confirmation = |row: AnyRow| {
        Ok(Confirmation {
            state: row.try_get(0)?,
            created_at: row.try_get(1)?,
            mailed_at: row.try_get(2)?,
            last_error: row.try_get(3)?,
        })
    };
    let hash = AddressHash::of(address.as_str());
    let row = sqlx::query(CONFIRMATION).bind(hash.as_str().to_owned()).fetch_optional(store.reader()).await?;
    row.map(confirmation).transpose()
}
