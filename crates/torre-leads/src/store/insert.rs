//! Inserting enquiries: several in one transaction, each with its entries in the outbox.

use sqlx::{AnyConnection, Row};

use crate::channel::Channel;
use crate::email::LeadEmail;
use crate::lead::NewLead;
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

const INSERT: &str = "INSERT INTO leads (id, repeat_key, received_at, form, language, name, email, \
    email_key, message, phone, company, interest, page, consent_at, policy_version, suspicion, fields, fingerprint, \
    campaign_source, campaign_medium, campaign_name) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) \
    ON CONFLICT (repeat_key) DO NOTHING";
const ENQUEUE: &str = "INSERT INTO outbox (lead_id, channel, state, attempts, next_at, created_at) \
    VALUES ($1, $2, 'waiting', 0, $3, $3)";
const FIND_BY_KEY: &str = "SELECT id, fingerprint FROM leads WHERE repeat_key = $1";

/// An enquiry and where it must be delivered.
#[derive(Clone, Debug)]
pub struct NewRecord {
    pub lead: NewLead,
    pub channels: Vec<Channel>,
}

/// The enquiry is on disk, now or since an earlier attempt with the same key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    pub id: String,
    pub repeated: bool,
}

/// The key was used before, with another text; nothing of this one is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its idempotency key was used for another text")]
pub struct KeyReused;

impl LeadStore {
    /// All of them or none: when this returns, they are on disk, except those whose key another text has.
    pub async fn insert(
        &self,
        records: &[NewRecord],
    ) -> Result<Vec<Result<Accepted, KeyReused>>, StoreError> {
        let _write = self.write_lock().await;
        let mut transaction = self.begin().await?;
        let mut accepted = Vec::with_capacity(records.len());
        for record in records {
            accepted.push(insert_record(&mut transaction, record).await?);
        }
        transaction.commit().await?;
        Ok(accepted)
    }
}

/// In a transaction of the caller's.
pub async fn insert_record(
    connection: &mut AnyConnection,
    record: &NewRecord,
) -> Result<Result<Accepted, KeyReused>, StoreError> {
    let lead = &record.lead;
    let id = lead.id.to_string();
    let key = lead.key.as_ref().map(|key| key.as_str().to_owned());
    let query = sqlx::query(INSERT)
        .bind(id.clone())
        .bind(key.clone())
        .bind(lead.received.as_millisecond())
        .bind(lead.form.code().to_owned())
        .bind(lead.language.code().to_owned())
        .bind(lead.name.as_ref().map_or("", |name| name.as_str()).to_owned())
        .bind(lead.email.as_ref().map_or("", LeadEmail::as_str).to_owned())
        .bind(lead.email.as_ref().map(LeadEmail::key).unwrap_or_default())
        .bind(lead.message.as_ref().map_or("", |message| message.as_str()).to_owned())
        .bind(lead.phone.as_ref().map_or("", |phone| phone.as_str()).to_owned())
        .bind(lead.company.as_ref().map_or("", |company| company.as_str()).to_owned())
        .bind(lead.interest.as_ref().map_or("", |interest| interest.as_str()).to_owned())
        .bind(lead.page.as_ref().map_or("", |page| page.as_str()).to_owned())
        .bind(lead.consent.map(|consent| consent.as_millisecond()))
        .bind(lead.policy_version.clone())
        .bind(lead.suspicion.map(|suspicion| suspicion.code().to_owned()))
        .bind(lead.fields.clone())
        .bind(lead.fingerprint.as_ref().map(|fingerprint| fingerprint.as_str().to_owned()))
        .bind(lead.campaign.source.clone())
        .bind(lead.campaign.medium.clone())
        .bind(lead.campaign.name.clone());
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        let first = sqlx::query(FIND_BY_KEY).bind(key).fetch_one(&mut *connection).await?;
        let known: Option<String> = first.try_get(1)?;
        let differs = |known: String| lead.fingerprint.as_ref().is_some_and(|own| own.as_str() != known);
        // An older version stored none: its enquiries are recognised by their key alone.
        if known.is_some_and(differs) {
            return Ok(Err(KeyReused));
        }
        return Ok(Ok(Accepted { id: first.try_get(0)?, repeated: true }));
    }
    for channel in &record.channels {
        sqlx::query(ENQUEUE)
            .bind(id.clone())
            .bind(channel.code().to_owned())
            .bind(lead.received.as_millisecond())
            .execute(&mut *connection)
            .await?;
    }
    Ok(Ok(Accepted { id, repeated: false }))
}
