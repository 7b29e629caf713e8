//! Queries: enquiries by filter, one with its deliveries.

use std::future::ready;

use futures_util::{Stream, StreamExt, TryStreamExt};
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::campaign::Campaign;
use crate::lead::{Form, Lead, status_code};
use crate::store::error::StoreError;
use crate::store::lead_store::LeadStore;

macro_rules! columns {
    () => {
        "SELECT id, received_at, form, language, name, email, message, phone, company, interest, page, \
         consent_at, policy_version, suspicion, done_at, fields, consent_text, confirmed_at, \
         status, owner, campaign_source, campaign_medium, campaign_name FROM \
         (SELECT id, received_at, form, language, name, email, message, phone, company, interest, page, consent_at, \
             policy_version, suspicion, done_at, fields, CAST(NULL AS TEXT) AS consent_text, \
             CAST(NULL AS BIGINT) AS confirmed_at, status, \
             (SELECT staff.name FROM staff WHERE staff.id = leads.owner_id) AS owner, \
             campaign_source, campaign_medium, campaign_name FROM leads \
          UNION ALL SELECT id, requested_at, 'subscription', language, '', email, '', '', '', topic, page, consent_at, \
             policy_version, CAST(NULL AS TEXT), CAST(NULL AS BIGINT), CAST(NULL AS TEXT), consent_text, \
             confirmed_at, CAST(NULL AS TEXT), CAST(NULL AS TEXT), CAST(NULL AS TEXT), CAST(NULL AS TEXT), \
             CAST(NULL AS TEXT) FROM subscriptions) AS records "
    };
}

macro_rules! filtered {
    ($order:literal) => {
        concat!(
            columns!(),
            "WHERE ($1 = '' OR form = $1) AND received_at >= $2 AND received_at < $3 \
             AND ($4 = '' OR form <> 'subscription') \
             AND ($4 = '' OR ($4 = 'new' AND done_at IS NULL) OR ($4 = 'done' AND done_at IS NOT NULL) \
                 OR ($4 = 'suspected' AND suspicion IS NOT NULL) \
                 OR ($4 IN ('waiting', 'failed') \
                     AND EXISTS (SELECT 1 FROM outbox WHERE lead_id = records.id AND state = $4)) \
                 OR ($4 = 'waiting' AND EXISTS (SELECT 1 FROM replies \
                     WHERE lead_id = records.id AND state IN ('waiting', 'sending'))) \
                 OR ($4 = 'failed' AND EXISTS (SELECT 1 FROM replies \
                     WHERE lead_id = records.id AND state IN ('failed', 'uncertain')))) ",
            $order
        )
    };
}

const NEWEST_FIRST: &str = filtered!("ORDER BY received_at DESC, id DESC");
const OLDEST_FIRST: &str = filtered!("ORDER BY received_at, id");
const BY_ID: &str = concat!(columns!(), "WHERE id = $1");

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Status {
    /// Nobody has marked it as done.
    New,
    Done,
    /// Signs of spam.
    Suspected,
    /// A delivery is still to come.
    Waiting,
    /// A delivery was given up, or nobody knows whether a reply arrived.
    Failed,
}

impl Status {
    fn code(self) -> &'static str {
        match self {
            Status::New => "new",
            Status::Done => "done",
            Status::Suspected => "suspected",
            Status::Waiting => "waiting",
            Status::Failed => "failed",
        }
    }
}

/// Which enquiries; without anything, all.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub form: Option<Form>,
    /// From this moment on; milliseconds since 1970.
    pub since: Option<i64>,
    /// Before this moment.
    pub until: Option<i64>,
    pub status: Option<Status>,
    /// Part of name, e-mail, phone, company, message or an answer to the form provider.
    pub text: Option<String>,
    pub limit: Option<u32>,
}

impl LeadStore {
    /// One after the other, so that an export of any size needs little memory.
    pub fn leads<'a>(
        &'a self,
        filter: &Filter,
        newest_first: bool,
    ) -> impl Stream<Item = Result<Lead, StoreError>> + Send + Unpin + 'a {
        let sql = if newest_first { NEWEST_FIRST } else { OLDEST_FIRST };
        let rows = sqlx::query(sql)
            .bind(filter.form.map_or("", Form::code).to_owned())
            .bind(filter.since.unwrap_or(0))
            .bind(filter.until.unwrap_or(i64::MAX))
            .bind(filter.status.map_or("", Status::code).to_owned())
            .fetch(&self.readers);
        let text = filter.text.as_deref().map(str::to_lowercase);
        let limit = filter.limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX));
        rows.map(|row| lead(&row?)).try_filter(move |lead| ready(mentions(lead, text.as_deref()))).take(limit)
    }

    pub async fn lead(&self, id: &str) -> Result<Option<Lead>, StoreError> {
        let row = sqlx::query(BY_ID).bind(id.to_owned()).fetch_optional(&self.readers).await?;
        row.as_ref().map(lead).transpose()
    }

    /// The ids that begin like this, a few of them: people type the first letters.
    pub async fn ids_beginning_with(&self, letters: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM (SELECT id FROM leads UNION ALL SELECT id FROM subscriptions) AS ids \
            WHERE id LIKE $1 ORDER BY id LIMIT 5";
        // Nothing else stands in an id, and in a pattern other letters would mean something.
        if !letters.bytes().all(|letter| letter.is_ascii_hexdigit() || letter == b'-') {
            return Ok(Vec::new());
        }
        let rows = sqlx::query(SQL).bind(format!("{letters}%")).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Its deliveries, for a person: channel, state, attempts, last error.
    pub async fn deliveries(
        &self,
        id: &str,
    ) -> Result<Vec<(String, String, i64, Option<String>)>, StoreError> {
        const SQL: &str =
            "SELECT channel, state, attempts, last_error FROM outbox WHERE lead_id = $1 ORDER BY channel";
        let rows = sqlx::query(SQL).bind(id.to_owned()).fetch_all(&self.readers).await?;
        let delivery = |row: AnyRow| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?));
        rows.into_iter().map(delivery).collect()
    }
}

/// Not asked of the database: SQLite knows no capitals but those of English.
fn mentions(lead: &Lead, text: Option<&str>) -> bool {
    let Some(text) = text else { return true };
    let mentions = |field: &str| field.to_lowercase().contains(text);
    [&lead.name, &lead.email, &lead.phone, &lead.company, &lead.message].iter().any(|field| mentions(field))
        || lead.answers().any(|(_, value)| mentions(&value))
}

fn lead(row: &AnyRow) -> Result<Lead, StoreError> {
    let moment =
        |index: usize| Ok::<_, StoreError>(row.try_get::<Option<i64>, _>(index)?.map(timestamp_text));
    let fields: Option<String> = row.try_get(15)?;
    let fields = match row.try_get::<Option<String>, _>(16)? {
        Some(consent_text) => Some(subscription_fields(&consent_text, moment(17)?)),
        None => fields.and_then(|fields| serde_json::from_str(&fields).ok()),
    };
    let is_done = row.try_get::<Option<i64>, _>(14)?.is_some();
    let campaign = Campaign { source: row.try_get(20)?, medium: row.try_get(21)?, name: row.try_get(22)? };
    Ok(Lead {
        id: row.try_get(0)?,
        received: timestamp_text(row.try_get(1)?),
        form: row.try_get(2)?,
        language: row.try_get(3)?,
        name: row.try_get(4)?,
        email: row.try_get(5)?,
        message: row.try_get(6)?,
        phone: row.try_get(7)?,
        company: row.try_get(8)?,
        interest: row.try_get(9)?,
        page: row.try_get(10)?,
        campaign: campaign.known(),
        consent: moment(11)?,
        policy_version: row.try_get(12)?,
        suspicion: row.try_get(13)?,
        done: moment(14)?,
        status: status_code(row.try_get::<Option<String>, _>(18)?.as_deref(), is_done),
        owner: row.try_get(19)?,
        fields,
    })
}

/// What only a subscription has.
fn subscription_fields(consent_text: &str, confirmed: Option<String>) -> Value {
    json!([
        { "label": "confirmed", "value": confirmed.unwrap_or_default() },
        { "label": "consent_text", "value": consent_text },
    ])
}

/// Milliseconds since 1970 as people and programs read them.
pub fn timestamp_text(milliseconds: i64) -> String {
    let moment = Timestamp::from_millisecond(milliseconds).unwrap_or_default();
    // Whole milliseconds: two enquiries of one second stay in order.
    format!("{moment:.3}")
}
