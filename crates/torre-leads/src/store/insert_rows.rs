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

/// Of each whether it was stored: its key is new.
pub(super) async fn insert_leads(
    connection: &mut AnyConnection,
    records: &[NewRecord],
) -> Result<Vec<bool>, StoreError> {
    let dialect = Dialect::of(connection);
    let (columns, values) = (COLUMNS.join(", "), values(dialect, records.len(), &["$"; COLUMNS.len()]));
    let insert = insert_statement(dialect);
    let sql = format!("{insert} INTO leads ({columns}) VALUES {values} ON CONFLICT (repeat_key) DO NOTHING");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for record in records {
        query = bind_lead(query, &record.lead);
    }
    match query.execute(&mut *connection).await?.rows_affected() {
        stored if stored == records.len() as u64 => Ok(vec![true; records.len()]),
        0 => Ok(vec![false; records.len()]),
        _ => are_stored(connection, records).await,
    }
}

/// SQLite would keep a copy of each page that a statement changes, to undo it alone when a row cannot be stored. Here the
/// whole transaction is undone then.
fn insert_statement(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Sqlite => "INSERT OR FAIL",
        Dialect::Postgres => "INSERT",
    }
}

/// Asked only where a key came again: to have each statement return its ids takes longer.
async fn are_stored(connection: &mut AnyConnection, records: &[NewRecord]) -> Result<Vec<bool>, StoreError> {
    let ids: Vec<String> = records.iter().map(|record| record.lead.id.to_string()).collect();
    let values = values(Dialect::of(connection), 1, &vec!["$"; ids.len()]);
    let mut query = sqlx::query(AssertSqlSafe(format!("SELECT id FROM leads WHERE id IN {values}")));
    for id in &ids {
        query = query.bind(id.clone());
    }
    let rows = query.fetch_all(connection).await?;
    let stored: HashSet<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    Ok(ids.iter().map(|id| stored.contains(id)).collect())
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

/// `($1,0),($2,0)`: two rows, one of whose columns is bound.
fn values(dialect: Dialect, rows: usize, columns: &[&str]) -> String {
    let (mut sql, mut bound) = (String::new(), 0);
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { ",(" });
        for (index, column) in columns.iter().enumerate() {
            if index > 0 {
                sql.push(',');
            }
            match *column {
                "$" => {
                    bound += 1;
                    dialect.push_placeholder(&mut sql, bound);
                }
                constant => sql.push_str(constant),
            }
        }
        sql.push(')');
    }
    sql
}
