//! What somebody had who was removed: nobody has it now, and what nobody has answered is new again.

use sqlx::{AnyConnection, Row};
use torre_leads::store::error::StoreError;

use crate::enquiries::status::EnquiryStatus;
use crate::enquiry::change_store::tell;
use crate::enquiry::state::FieldChange;

const HAD: &str = "SELECT id, status, done_at FROM leads WHERE owner_id = $1";
const RELEASE: &str = "UPDATE leads SET owner_id = NULL, changed_at = $2, version = version + 1, \
    status = CASE WHEN done_at IS NULL THEN 'new' ELSE status END WHERE owner_id = $1";
const LOOKS: &str = "DELETE FROM lead_viewers WHERE staff_id = $1";

/// What somebody else is to be reminded of falls to whoever wanted it, or to whoever removes the person: it is not lost.
const HAND_OVER: &str = "UPDATE reminders SET changed_at = $2, for_id = CASE \
        WHEN EXISTS (SELECT 1 FROM staff WHERE staff.id = reminders.by_id AND staff.removed_at IS NULL) \
        THEN reminders.by_id ELSE $3 END \
    WHERE for_id = $1 AND done_at IS NULL";

/// In the transaction that removes the person. `by`: none for the command line.
pub(super) async fn release(
    connection: &mut AnyConnection,
    person: &str,
    by: Option<&str>,
    now: i64,
) -> Result<(), StoreError> {
    let had = sqlx::query(HAD).bind(person.to_owned()).fetch_all(&mut *connection).await?;
    sqlx::query(RELEASE).bind(person.to_owned()).bind(now).execute(&mut *connection).await?;
    sqlx::query(LOOKS).bind(person.to_owned()).execute(&mut *connection).await?;
    let hand_over = sqlx::query(HAND_OVER).bind(person.to_owned()).bind(now);
    hand_over.bind(by.unwrap_or(person).to_owned()).execute(&mut *connection).await?;
    for row in had {
        let (id, status): (String, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
        let is_done = row.try_get::<Option<i64>, _>(2)?.is_some();
        let status = EnquiryStatus::of_row(status.as_deref(), is_done);
        let mut changes = vec![FieldChange { field: "owner", before: Some(person.to_owned()), after: None }];
        if !status.is_done() && status != EnquiryStatus::New {
            let (before, after) = (status.column().to_owned(), EnquiryStatus::New.column().to_owned());
            changes.push(FieldChange { field: "status", before: Some(before), after: Some(after) });
        }
        tell(connection, &id, &changes, by.unwrap_or_default(), now).await?;
    }
    Ok(())
}
