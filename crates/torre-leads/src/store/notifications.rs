//! The outbox of notifications as operators use it: filled once a notice, and what is uncertain listed and sent again.

use serde::Serialize;
use sqlx::{AnyConnection, Row};
use torre_base::language::Language;

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::store::query::timestamp_text;
use crate::subscriptions::notice::Notice;

const ENQUEUE: &str = "INSERT INTO notifications (subscription_id, notice, state, attempts, next_at, created_at) \
    SELECT id, $1, 'waiting', 0, $2, $2 FROM subscriptions WHERE topic = $3 AND confirmed_at IS NOT NULL \
    ON CONFLICT (subscription_id, notice) DO NOTHING";
const TO_BE_TOLD: &str = "SELECT language, COUNT(*) FROM subscriptions WHERE topic = $1 \
    AND confirmed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM notifications \
        WHERE subscription_id = subscriptions.id AND notice = $2) GROUP BY language ORDER BY language DESC";
const STATES: &str =
    "SELECT state, COUNT(*) FROM notifications WHERE notice = $1 GROUP BY state ORDER BY state";
const UNCERTAIN: &str = "SELECT notifications.subscription_id, notifications.notice, subscriptions.email, \
        notifications.next_at, notifications.last_error \
    FROM notifications JOIN subscriptions ON subscriptions.id = notifications.subscription_id \
    WHERE notifications.state = 'uncertain' ORDER BY notifications.notice, subscriptions.email";
const RESEND: &str = "UPDATE notifications SET state = 'waiting', attempts = 0, next_at = $1, last_error = NULL \
    WHERE state = 'uncertain' AND subscription_id = $2";

/// Whom a notice would reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    /// By language, those who have not been told.
    pub to_be_told: Vec<(Language, i64)>,
    /// By state, those for whom it stands in the outbox already.
    pub in_outbox: Vec<(String, i64)>,
}

/// A notification of which nobody knows whether it arrived.
#[derive(Clone, Debug, Serialize)]
pub struct UncertainNotification {
    pub subscription: String,
    pub notice: String,
    pub email: String,
    /// When its lease ended.
    pub since: String,
    pub error: Option<String>,
}

/// In a transaction of the caller's. Returns how many.
pub async fn enqueue(connection: &mut AnyConnection, notice: &Notice, now: i64) -> Result<u64, StoreError> {
    let query = sqlx::query(ENQUEUE).bind(notice.code()).bind(now).bind(notice.topic().code());
    Ok(query.execute(connection).await?.rows_affected())
}

impl LeadStore {
    /// Puts a notice into the outbox for everybody who is subscribed and does not have it there. Returns how many.
    pub async fn enqueue_notice(&self, notice: &Notice, now: i64) -> Result<u64, StoreError> {
        let mut write = self.write().await?;
        let enqueued = enqueue(write.connection(), notice, now).await?;
        write.commit().await?;
        Ok(enqueued)
    }

    pub async fn audience(&self, notice: &Notice) -> Result<Audience, StoreError> {
        let query = sqlx::query(TO_BE_TOLD).bind(notice.topic().code()).bind(notice.code());
        let mut audience = Audience::default();
        for row in query.fetch_all(&self.readers).await? {
            let language: String = row.try_get(0)?;
            audience.to_be_told.push((Language::parse(&language).unwrap_or_default(), row.try_get(1)?));
        }
        for row in sqlx::query(STATES).bind(notice.code()).fetch_all(&self.readers).await? {
            audience.in_outbox.push((row.try_get(0)?, row.try_get(1)?));
        }
        Ok(audience)
    }

    pub async fn uncertain_notifications(&self) -> Result<Vec<UncertainNotification>, StoreError> {
        let rows = sqlx::query(UNCERTAIN).fetch_all(&self.readers).await?;
        let uncertain = |row: sqlx::any::AnyRow| {
            Ok(UncertainNotification {
                subscription: row.try_get(0)?,
                notice: row.try_get(1)?,
                email: row.try_get(2)?,
                since: timestamp_text(row.try_get(3)?),
                error: row.try_get(4)?,
            })
        };
        rows.into_iter().map(uncertain).collect()
    }

    /// An operator has decided: these are sent once more. Returns how many were uncertain.
    pub async fn resend_uncertain(&self, subscriptions: &[String], now: i64) -> Result<u64, StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let mut due = 0;
        for id in subscriptions {
            let query = sqlx::query(RESEND).bind(now).bind(id.clone());
            due += query.execute(&mut *transaction).await?.rows_affected();
        }
        transaction.commit().await?;
        Ok(due)
    }
}
