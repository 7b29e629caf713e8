//! The replies to an enquiry.

use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::NamedPerson;
use crate::reply::state::ReplyState;

/// Of more, the newest; the history names them all.
const LIST: &str = "SELECT replies.id, replies.written_at, staff.id, staff.name, replies.subject, replies.text, \
    replies.programme, replies.state, replies.last_error, replies.sent_at FROM replies \
    LEFT JOIN staff ON staff.id = replies.staff_id \
    WHERE replies.lead_id = $1 ORDER BY replies.written_at DESC, replies.id DESC LIMIT 50";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    pub id: String,
    /// Milliseconds since 1970.
    pub at: i64,
    pub who: Option<NamedPerson>,
    pub subject: String,
    pub text: String,
    /// The address of the document that goes with it.
    pub programme: Option<String>,
    pub state: ReplyState,
    pub last_error: Option<String>,
    pub sent_at: Option<i64>,
}

/// Oldest first.
pub async fn list(store: &LeadStore, lead: &str) -> Result<Vec<Reply>, StoreError> {
    let rows = sqlx::query(LIST).bind(lead.to_owned()).fetch_all(store.reader()).await?;
    rows.iter().rev().map(reply).collect()
}

fn reply(row: &AnyRow) -> Result<Reply, StoreError> {
    let (id, name): (Option<String>, Option<String>) = (row.try_get(2)?, row.try_get(3)?);
    Ok(Reply {
        id: row.try_get(0)?,
        at: row.try_get(1)?,
        who: id.zip(name).map(|(id, name)| NamedPerson { id, name }),
        subject: row.try_get(4)?,
        text: row.try_get(5)?,
        programme: row.try_get(6)?,
        state: ReplyState::of_column(&row.try_get::<String, _>(7)?),
        last_error: row.try_get(8)?,
        sent_at: row.try_get(9)?,
    })
}
