//! Notes: what people of the office write down about an enquiry.

use sqlx::Row;
use torre_leads::fields::NoteText;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::touch::touch;
use uuid::Uuid;

use crate::audit_entry::Action;
use crate::store::audit;

const ADD: &str = "INSERT INTO lead_notes (id, lead_id, staff_id, written_at, text) VALUES ($1, $2, $3, $4, $5) \
    ON CONFLICT (id) DO NOTHING";
const KNOWN: &str = "SELECT lead_id, staff_id, text, written_at FROM lead_notes WHERE id = $1";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteAdded {
    New {
        at: i64,
    },
    /// The same was written before.
    Repeated {
        at: i64,
    },
    /// Another note has this id.
    Taken,
    NoEnquiry,
}

/// `note`: chosen by the page, so that a repeat is the same note.
pub async fn add(
    store: &LeadStore,
    id: &str,
    note: Uuid,
    text: &NoteText,
    by: &str,
    now: i64,
) -> Result<NoteAdded, StoreError> {
    let note = note.to_string();
    let mut write = store.write().await?;
    let connection = write.connection();
    if !touch(&mut *connection, id, now).await? {
        return Ok(NoteAdded::NoEnquiry);
    }
    let add = sqlx::query(ADD).bind(note.clone()).bind(id.to_owned()).bind(by.to_owned()).bind(now);
    let add = add.bind(text.as_str().to_owned()).execute(&mut *connection).await?;
    if add.rows_affected() == 0 {
        let known = sqlx::query(KNOWN).bind(note).fetch_one(&mut *connection).await?;
        let said: [String; 3] = [known.try_get(0)?, known.try_get(1)?, known.try_get(2)?];
        let is_same = said.iter().map(String::as_str).eq([id, by, text.as_str()]);
        return Ok(if is_same { NoteAdded::Repeated { at: known.try_get(3)? } } else { NoteAdded::Taken });
    }
    audit::record(connection, now, Some(by), Action::NoteAdded, Some(id)).await?;
    write.commit().await?;
    Ok(NoteAdded::New { at: now })
}
