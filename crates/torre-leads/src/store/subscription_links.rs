//! What a mailed link leads to, and what its buttons do. Tokens are looked up by their hashes.

use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction};

use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;
use crate::subscriptions::link::{Confirmation, Link};
use crate::subscriptions::subscription::CONFIRM_WITHIN_MS;
use crate::subscriptions::token::TokenHash;
use crate::subscriptions::topic::Topic;

const TOKEN: &str =
    "SELECT subscription_id, address_hash, created_at, used_at FROM subscription_tokens WHERE hash = $1";
const TOPIC: &str = "SELECT topic FROM subscriptions WHERE id = $1";
const PENDING: &str = "SELECT topic FROM subscriptions WHERE address_hash = $1 AND confirmed_at IS NULL \
    AND requested_at > $2 ORDER BY requested_at, topic";
const CONFIRMED: &str = "SELECT topic FROM subscriptions WHERE address_hash = $1 AND confirmed_at IS NOT NULL ORDER BY confirmed_at, topic";
const USE: &str = "UPDATE subscription_tokens SET used_at = $2 WHERE hash = $1 AND used_at IS NULL";
const CONFIRM: &str = "UPDATE subscriptions SET confirmed_at = $1, confirmed_with = $2 \
    WHERE address_hash = $3 AND topic = $4 AND confirmed_at IS NULL AND requested_at > $5";
const END_ONE: &str = "DELETE FROM subscriptions WHERE id = $1 RETURNING topic";
/// Not what another mail has confirmed: whoever types in somebody's address must not end what they have.
const END_ASKED: &str = "DELETE FROM subscriptions WHERE address_hash = $1 \
    AND (confirmed_at IS NULL OR confirmed_with = $2) RETURNING topic";
const FORGET: &str = "DELETE FROM subscription_tokens WHERE hash = $1";

enum FoundToken {
    Subscription(String),
    Address { address: String, is_used: bool },
}

impl LeadStore {
    /// Reads only.
    pub(crate) async fn find_link(&self, hash: &TokenHash, now: i64) -> Result<Link, StoreError> {
        let row = sqlx::query(TOKEN).bind(hash.as_str().to_owned()).fetch_optional(&self.readers).await?;
        let (address, is_used) = match found(row, now)? {
            None => return Ok(Link::Unknown),
            Some(FoundToken::Subscription(id)) => {
                let row = sqlx::query(TOPIC).bind(id).fetch_optional(&self.readers).await?;
                let topic = row.map(|row| topic(&row)).transpose()?.flatten();
                return Ok(topic.map_or(Link::Unknown, Link::Subscribed));
            }
            Some(FoundToken::Address { address, is_used }) => (address, is_used),
        };
        let pending = sqlx::query(PENDING).bind(address.clone()).bind(now - CONFIRM_WITHIN_MS);
        let pending = topics(&pending.fetch_all(&self.readers).await?)?;
        if !is_used && !pending.is_empty() {
            return Ok(Link::Pending(pending));
        }
        let confirmed = topics(&sqlx::query(CONFIRMED).bind(address).fetch_all(&self.readers).await?)?;
        Ok(if confirmed.is_empty() { Link::Unknown } else { Link::Confirmed(confirmed) })
    }

    /// Confirms what the page showed, and nothing that somebody has asked for since.
    pub(crate) async fn confirm(
        &self,
        hash: &TokenHash,
        shown: &[Topic],
        now: i64,
    ) -> Result<Confirmation, StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let hash = hash.as_str().to_owned();
        let row = sqlx::query(TOKEN).bind(hash.clone()).fetch_optional(&mut *transaction).await?;
        let Some(FoundToken::Address { address, .. }) = found(row, now)? else {
            return Ok(Confirmation::Unknown);
        };
        let mut done = Vec::new();
        // Of two who press at once one is first.
        if sqlx::query(USE).bind(hash.clone()).bind(now).execute(&mut *transaction).await?.rows_affected() > 0
        {
            for topic in shown {
                let confirm = sqlx::query(CONFIRM).bind(now).bind(hash.clone()).bind(address.clone());
                let confirm = confirm.bind(topic.code()).bind(now - CONFIRM_WITHIN_MS);
                if confirm.execute(&mut *transaction).await?.rows_affected() > 0 {
                    done.push(topic.clone());
                }
            }
        }
        if !done.is_empty() {
            transaction.commit().await?;
            return Ok(Confirmation::Done(done));
        }
        let confirmed = sqlx::query(CONFIRMED).bind(address).fetch_all(&mut *transaction).await?;
        let confirmed = topics(&confirmed)?;
        Ok(if confirmed.is_empty() { Confirmation::Unknown } else { Confirmation::Already(confirmed) })
    }

    /// Deletes what the link's mail was about, with its tokens and notifications. Returns what it was; nothing where
    /// there is nothing any more.
    pub(crate) async fn unsubscribe(&self, hash: &TokenHash) -> Result<Vec<Topic>, StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let hash = hash.as_str().to_owned();
        let row = sqlx::query(TOKEN).bind(hash.clone()).fetch_optional(&mut *transaction).await?;
        // With every token that is known, however old.
        let ended = match row.as_ref().map(read).transpose()?.flatten() {
            None => return Ok(Vec::new()),
            Some(FoundToken::Subscription(id)) => {
                end(&mut transaction, sqlx::query(END_ONE).bind(id)).await?
            }
            Some(FoundToken::Address { address, .. }) => {
                let query = sqlx::query(END_ASKED).bind(address).bind(hash.clone());
                end(&mut transaction, query).await?
            }
        };
        sqlx::query(FORGET).bind(hash).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.truncate_log().await?;
        Ok(ended)
    }
}

type AnyQuery = sqlx::query::Query<'static, Any, sqlx::any::AnyArguments>;

async fn end(transaction: &mut Transaction<'_, Any>, query: AnyQuery) -> Result<Vec<Topic>, StoreError> {
    topics(&query.fetch_all(&mut **transaction).await?)
}

/// A token of a confirmation mail confirms nothing after a week, unless it has done so before.
fn found(row: Option<AnyRow>, now: i64) -> Result<Option<FoundToken>, StoreError> {
    let Some(row) = row else { return Ok(None) };
    let (created_at, used_at): (i64, Option<i64>) = (row.try_get(2)?, row.try_get(3)?);
    let is_expired = used_at.is_none() && created_at <= now - CONFIRM_WITHIN_MS;
    Ok(read(&row)?.filter(|token| matches!(token, FoundToken::Subscription(_)) || !is_expired))
}

fn read(row: &AnyRow) -> Result<Option<FoundToken>, StoreError> {
    let (subscription, address): (Option<String>, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
    let is_used = row.try_get::<Option<i64>, _>(3)?.is_some();
    Ok(match (subscription, address) {
        (Some(id), _) => Some(FoundToken::Subscription(id)),
        (None, Some(address)) => Some(FoundToken::Address { address, is_used }),
        (None, None) => None,
    })
}

fn topics(rows: &[AnyRow]) -> Result<Vec<Topic>, StoreError> {
    let mut topics = Vec::with_capacity(rows.len());
    for row in rows {
        topics.extend(topic(row)?);
    }
    Ok(topics)
}

fn topic(row: &AnyRow) -> Result<Option<Topic>, StoreError> {
    Ok(Topic::parse(&row.try_get::<String, _>(0)?))
}
