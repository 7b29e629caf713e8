//! The right to a copy: everything that is kept of a person, whole and as it is stored.

use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::enquiry::delivery;
use crate::person::address::PersonAddress;
use crate::person::subscriptions::{self, Subscription};
use crate::reply::state::ReplyState;
use crate::store::audit;

const NOTES: &str = "SELECT lead_notes.written_at, staff.name, lead_notes.text FROM lead_notes \
    LEFT JOIN staff ON staff.id = lead_notes.staff_id WHERE lead_notes.lead_id = $1 \
    ORDER BY lead_notes.written_at, lead_notes.id";
const REPLIES: &str = "SELECT replies.written_at, staff.name, replies.subject, replies.text, replies.programme, \
    replies.state, replies.sent_at, replies.last_error FROM replies LEFT JOIN staff ON staff.id = replies.staff_id \
    WHERE replies.lead_id = $1 ORDER BY replies.written_at, replies.id";
const REMINDERS: &str = "SELECT reminders.due_at, staff.name, reminders.text, reminders.done_at FROM reminders \
    LEFT JOIN staff ON staff.id = reminders.for_id WHERE reminders.lead_id = $1 ORDER BY reminders.due_at, reminders.id";
const CHANGES: &str = "SELECT lead_changes.changed_at, staff.name, lead_changes.field, \
    CASE WHEN lead_changes.field = 'owner' \
        THEN (SELECT name FROM staff AS was WHERE was.id = lead_changes.before) ELSE lead_changes.before END, \
    CASE WHEN lead_changes.field = 'owner' \
        THEN (SELECT name FROM staff AS became WHERE became.id = lead_changes.after) ELSE lead_changes.after END \
    FROM lead_changes LEFT JOIN staff ON staff.id = lead_changes.staff_id WHERE lead_changes.lead_id = $1 \
    ORDER BY lead_changes.changed_at, lead_changes.id";

/// The ids of their enquiries, and that somebody took everything with them: the log says so before the first byte leaves.
pub async fn begin(
    store: &LeadStore,
    address: &PersonAddress,
    by: &str,
    now: i64,
) -> Result<Vec<String>, StoreError> {
    let ids = store.ids_by_email(address.as_str()).await?;
    let mut write = store.write().await?;
    audit::record(write.connection(), now, Some(by), Action::ExportedPerson, None).await?;
    write.commit().await?;
    Ok(ids)
}

/// One enquiry with all that belongs to it. None: it is gone meanwhile.
pub async fn enquiry(store: &LeadStore, id: &str) -> Result<Option<Value>, StoreError> {
    let Some(lead) = store.lead(id).await? else { return Ok(None) };
    let mut whole = serde_json::to_value(&lead).unwrap_or_default();
    whole["notes"] = read(store, NOTES, id, note).await?;
    whole["replies"] = read(store, REPLIES, id, reply).await?;
    whole["reminders"] = read(store, REMINDERS, id, reminder).await?;
    whole["changes"] = read(store, CHANGES, id, change).await?;
    let deliveries = delivery::list(store, id).await?;
    let shown = deliveries.into_iter().map(|one| {
        json!({ "channel": one.channel, "state": one.state, "attempts": one.attempts,
            "sent": one.sent_at.map(moment), "lastError": one.last_error })
    });
    whole["deliveries"] = shown.collect();
    Ok(Some(whole))
}

async fn read(
    store: &LeadStore,
    sql: &'static str,
    id: &str,
    shown: fn(&AnyRow) -> Result<Value, StoreError>,
) -> Result<Value, StoreError> {
    let rows = sqlx::query(sql).bind(id.to_owned()).fetch_all(store.reader()).await?;
    rows.iter().map(shown).collect()
}

fn note(row: &AnyRow) -> Result<Value, StoreError> {
    let (who, text): (Option<String>, String) = (row.try_get(1)?, row.try_get(2)?);
    Ok(json!({ "at": moment(row.try_get(0)?), "by": who, "text": text }))
}

fn reply(row: &AnyRow) -> Result<Value, StoreError> {
    let (who, subject): (Option<String>, String) = (row.try_get(1)?, row.try_get(2)?);
    let (text, programme): (String, Option<String>) = (row.try_get(3)?, row.try_get(4)?);
    let state = ReplyState::of_column(&row.try_get::<String, _>(5)?).code();
    let (sent, error): (Option<i64>, Option<String>) = (row.try_get(6)?, row.try_get(7)?);
    Ok(
        json!({ "at": moment(row.try_get(0)?), "by": who, "subject": subject, "text": text, "programme": programme,
        "state": state, "sent": sent.map(moment), "lastError": error }),
    )
}

fn reminder(row: &AnyRow) -> Result<Value, StoreError> {
    let (person, text): (Option<String>, String) = (row.try_get(1)?, row.try_get(2)?);
    let done: Option<i64> = row.try_get(3)?;
    Ok(json!({ "at": moment(row.try_get(0)?), "for": person, "text": text, "done": done.map(moment) }))
}

fn change(row: &AnyRow) -> Result<Value, StoreError> {
    let (who, field): (Option<String>, String) = (row.try_get(1)?, row.try_get(2)?);
    let (before, after): (Option<String>, Option<String>) = (row.try_get(3)?, row.try_get(4)?);
    Ok(json!({ "at": moment(row.try_get(0)?), "by": who, "field": field, "before": before, "after": after }))
}

/// What they are subscribed to, with what was announced.
pub async fn subscribed(store: &LeadStore, address: &PersonAddress) -> Result<Value, StoreError> {
    let mut all = Vec::new();
    for subscription in subscriptions::list(store, address).await? {
        let announced = subscriptions::notifications(store, &subscription.id).await?;
        let announced: Vec<Value> = announced
            .into_iter()
            .map(|one| {
                json!({ "notice": one.notice, "state": one.state, "created": moment(one.created_at),
                    "sent": one.sent_at.map(moment), "lastError": one.last_error })
            })
            .collect();
        all.push(shown(&subscription, &announced));
    }
    Ok(Value::Array(all))
}

fn shown(one: &Subscription, announced: &[Value]) -> Value {
    json!({ "id": one.id, "email": one.email, "topic": one.topic, "language": one.language, "page": one.page,
        "requested": moment(one.requested_at), "consent": moment(one.consent_at), "consentText": one.consent_text,
        "policyVersion": one.policy_version, "confirmed": one.confirmed_at.map(moment), "notifications": announced })
}

/// The mail that asked whether it was them; null where there is none any more.
pub async fn confirmation(store: &LeadStore, address: &PersonAddress) -> Result<Value, StoreError> {
    let found = subscriptions::confirmation(store, address).await?;
    Ok(found.map_or(Value::Null, |one| {
        json!({ "state": one.state, "created": moment(one.created_at), "mailed": one.mailed_at.map(moment),
            "lastError": one.last_error })
    }))
}

fn moment(milliseconds: i64) -> String {
    Timestamp::from_millisecond(milliseconds).unwrap_or_default().to_string()
}
