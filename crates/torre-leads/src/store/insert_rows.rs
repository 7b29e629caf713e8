//! Rows of enquiries and of their outbox, several in one statement.

use std::collections::HashSet;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};

use crate::channel::Channel;
use crate::email::LeadEmail;
use crate::lead::NewLead;
use crate::store::dialect::Dialect;
use crate::store::error::StoreError;
use crate::store::new_record::NewRecord;

const COLUMNS: [&str; 21] = [
    "id",
    "repeat_key",
    "received_at",
    "form",
    "language",
    "name",
    "email",
    "email_key",
    "message",
    "phone",
    "company",
    "interest",
    "page",
    "consent_at",
    "policy_version",
    "suspicion",
    "fields",
    "fingerprint",
    "campaign_source",
    "campaign_medium",
    "campaign_name",
];

/// The ids of those whose key is new.
pub(super) async fn insert_leads(
    connection: &mut AnyConnection,
    records: &[NewRecord],
) -> Result<HashSet<String>, StoreError> {
    let dialect = Dialect::of(connection);
    let (columns, values) = (COLUMNS.join(", "), values(dialect, records.len(), &["$"; COLUMNS.len()]));
    let sql = format!(
        "INSERT INTO leads ({columns}) VALUES {values} ON CONFLICT (repeat_key) DO NOTHING RETURNING id"
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for record in records {
        query = bind_lead(query, &record.lead);
    }
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// In the order of `COLUMNS`.
fn bind_lead<'q>(query: Query<'q, Any, AnyArguments>, lead: &NewLead) -> Query<'q, Any, AnyArguments> {
    query
        .bind(lead.id.to_string())
        .bind(key_of(lead))
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
        .bind(lead.campaign.name.clone())
}

pub(super) fn key_of(lead: &NewLead) -> Option<String> {
    lead.key.as_ref().map(|key| key.as_str().to_owned())
}

/// An entry of the outbox for each channel of each enquiry.
pub(super) async fn enqueue(
    connection: &mut AnyConnection,
    stored: impl Iterator<Item = &NewRecord>,
) -> Result<(), StoreError> {
    let deliveries: Vec<(&NewLead, Channel)> = stored
        .flat_map(|NewRecord { lead, channels }| channels.iter().map(move |channel| (lead, *channel)))
        .collect();
    if deliveries.is_empty() {
        return Ok(());
    }
    let columns = ["$", "$", "'waiting'", "0", "$", "$"];
    let values = values(Dialect::of(connection), deliveries.len(), &columns);
    let sql = format!(
        "INSERT INTO outbox (lead_id, channel, state, attempts, next_at, created_at) VALUES {values}"
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (lead, channel) in deliveries {
        let received = lead.received.as_millisecond();
        query = query.bind(lead.id.to_string()).bind(channel.code().to_owned()).bind(received).bind(received);
    }
    query.execute(connection).await?;
    Ok(())
}

/// `($1, 0), ($2, 0)`: two rows, one of whose columns is bound.
fn values(dialect: Dialect, rows: usize, columns: &[&str]) -> String {
    let mut bound = 0;
    let mut value = |column: &&str| match *column {
        "$" => {
            bound += 1;
            dialect.placeholder(bound)
        }
        constant => constant.to_owned(),
    };
    let mut row = || format!("({})", columns.iter().map(&mut value).collect::<Vec<_>>().join(", "));
    (0..rows).map(|_| row()).collect::<Vec<_>>().join(", ")
}
