//! What the history is read from: a question for each kind of event, newest first. `$1` is the enquiry or the hash of an
//! address, `$2` how many.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::store::error::StoreError;

use crate::audit_entry::NamedPerson;
use crate::enquiries::excerpt::excerpt;
use crate::enquiries::status::EnquiryStatus;
use crate::enquiry::history_item::{Event, Item};
use crate::reply::state::ReplyState;

/// This one and the others of its address, `$3`. An enquiry without an address has no others.
pub(super) const ENQUIRIES: &str = "SELECT leads.received_at, staff.id, staff.name, leads.id, leads.form, \
    SUBSTR(leads.message, 1, 1000), leads.status, leads.done_at, CASE WHEN leads.id = $1 THEN 1 ELSE 0 END \
    FROM leads LEFT JOIN lead_changes AS entry ON entry.lead_id = leads.id AND entry.field = 'entered' \
    LEFT JOIN staff ON staff.id = entry.staff_id \
    WHERE leads.id = $1 OR (leads.email_key = $3 AND leads.email_key <> '') \
    ORDER BY CASE WHEN leads.id = $1 THEN 0 ELSE 1 END, leads.received_at DESC LIMIT $2";
pub(super) const NOTES: &str = "SELECT lead_notes.written_at, staff.id, staff.name, lead_notes.id, lead_notes.text \
    FROM lead_notes LEFT JOIN staff ON staff.id = lead_notes.staff_id \
    WHERE lead_notes.lead_id = $1 ORDER BY lead_notes.written_at DESC, lead_notes.id DESC LIMIT $2";
/// Owners by their names.
pub(super) const CHANGES: &str = "SELECT lead_changes.changed_at, staff.id, staff.name, lead_changes.field, \
    CASE WHEN lead_changes.field = 'owner' \
        THEN (SELECT name FROM staff AS was WHERE was.id = lead_changes.before) ELSE lead_changes.before END, \
    CASE WHEN lead_changes.field = 'owner' \
        THEN (SELECT name FROM staff AS became WHERE became.id = lead_changes.after) ELSE lead_changes.after END \
    FROM lead_changes LEFT JOIN staff ON staff.id = lead_changes.staff_id \
    WHERE lead_changes.lead_id = $1 AND lead_changes.field <> 'entered' \
    ORDER BY lead_changes.changed_at DESC, lead_changes.id DESC LIMIT $2";
pub(super) const REPLIES: &str = "SELECT replies.written_at, staff.id, staff.name, replies.id, replies.subject, \
    replies.state FROM replies LEFT JOIN staff ON staff.id = replies.staff_id \
    WHERE replies.lead_id = $1 ORDER BY replies.written_at DESC, replies.id DESC LIMIT $2";
pub(super) const DELIVERIES: &str = "SELECT sent_at, CAST(NULL AS TEXT), CAST(NULL AS TEXT), channel, state \
    FROM outbox WHERE lead_id = $1 AND sent_at IS NOT NULL ORDER BY sent_at DESC LIMIT $2";
pub(super) const SUBSCRIPTIONS: &str = "SELECT requested_at, CAST(NULL AS TEXT), CAST(NULL AS TEXT), topic, \
    confirmed_at FROM subscriptions WHERE address_hash = $1 ORDER BY requested_at DESC LIMIT $2";
pub(super) const NOTIFICATIONS: &str = "SELECT COALESCE(notifications.sent_at, notifications.created_at), \
    CAST(NULL AS TEXT), CAST(NULL AS TEXT), subscriptions.topic, notifications.notice, notifications.state \
    FROM notifications JOIN subscriptions ON subscriptions.id = notifications.subscription_id \
    WHERE subscriptions.address_hash = $1 ORDER BY 1 DESC LIMIT $2";

pub(super) fn enquiry(row: &AnyRow) -> Result<Item, StoreError> {
    let (message, status): (String, Option<String>) = (row.try_get(5)?, row.try_get(6)?);
    let is_done = row.try_get::<Option<i64>, _>(7)?.is_some();
    item(
        row,
        Event::Enquiry {
            id: row.try_get(3)?,
            form: row.try_get(4)?,
            excerpt: excerpt(&message),
            status: EnquiryStatus::of_row(status.as_deref(), is_done),
            is_current: row.try_get::<i64, _>(8)? == 1,
        },
    )
}

pub(super) fn note(row: &AnyRow) -> Result<Item, StoreError> {
    item(row, Event::Note { id: row.try_get(3)?, text: row.try_get(4)? })
}

/// A status as the page says it.
pub(super) fn change(row: &AnyRow) -> Result<Item, StoreError> {
    let field: String = row.try_get(3)?;
    let is_status = field == "status";
    let told = |value: Option<String>| {
        let named = |text: &str| EnquiryStatus::ALL.into_iter().find(|status| status.column() == text);
        let status = value.as_deref().filter(|_| is_status).and_then(named);
        status.map(|status| status.code().to_owned()).or(value)
    };
    let (before, after) = (told(row.try_get(4)?), told(row.try_get(5)?));
    item(row, Event::Change { field, before, after })
}

pub(super) fn reply(row: &AnyRow) -> Result<Item, StoreError> {
    let state = ReplyState::of_column(&row.try_get::<String, _>(5)?);
    item(row, Event::Reply { id: row.try_get(3)?, subject: row.try_get(4)?, state })
}

pub(super) fn delivery(row: &AnyRow) -> Result<Item, StoreError> {
    item(row, Event::Delivery { channel: row.try_get(3)?, state: row.try_get(4)? })
}

pub(super) fn subscription(row: &AnyRow) -> Result<Item, StoreError> {
    let is_confirmed = row.try_get::<Option<i64>, _>(4)?.is_some();
    item(row, Event::Subscription { topic: row.try_get(3)?, is_confirmed })
}

pub(super) fn notification(row: &AnyRow) -> Result<Item, StoreError> {
    item(row, Event::Notification { topic: row.try_get(3)?, notice: row.try_get(4)?, state: row.try_get(5)? })
}

/// When and who: the first three columns.
fn item(row: &AnyRow, what: Event) -> Result<Item, StoreError> {
    let (id, name): (Option<String>, Option<String>) = (row.try_get(1)?, row.try_get(2)?);
    Ok(Item { at: row.try_get(0)?, who: id.zip(name).map(|(id, name)| NamedPerson { id, name }), what })
}
