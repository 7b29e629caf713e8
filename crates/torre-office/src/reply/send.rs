//! Sending a reply: in one transaction it stands in the outbox, the enquiry is answered, and whoever replies has it where
//! nobody had.

use sqlx::{AnyConnection, Row};
use torre_leads::fields::{ReplySubject, ReplyText};
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use uuid::Uuid;

use crate::audit_entry::Action;
use crate::enquiries::status::EnquiryStatus;
use crate::enquiry::change_store::{present, tell, write_state};
use crate::enquiry::state::State;
use crate::store::audit;

const ADD: &str = "INSERT INTO replies (id, lead_id, staff_id, written_at, subject, text, programme, state, attempts, \
    next_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', 0, $4)";
const KNOWN: &str = "SELECT lead_id, staff_id, subject, text FROM replies WHERE id = $1";

#[derive(Clone, Debug)]
pub struct NewReply {
    /// Chosen by the page, so that a repeat is the same reply.
    pub id: Uuid,
    pub subject: ReplySubject,
    pub text: ReplyText,
    /// The address of the document that goes with it.
    pub programme: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// It stands in the outbox.
    New,
    /// It did already.
    Repeated,
    /// Another reply has this id.
    Taken,
    /// Somebody changed the enquiry meanwhile, perhaps by a reply; nothing is sent.
    Conflict,
    Unknown,
    NoAddress,
}

/// `seen`: the version that whoever replies has before their eyes.
pub async fn send(
    store: &LeadStore,
    lead: &str,
    seen: i64,
    reply: &NewReply,
    by: &str,
    now: i64,
) -> Result<Sent, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let Some((version, before)) = present(store.dialect(), connection, lead).await? else {
        return Ok(Sent::Unknown);
    };
    // Before the version is looked at: what was sent once has changed it.
    if let Some(known) = known(connection, lead, reply, by).await? {
        return Ok(known);
    }
    if version != seen {
        return Ok(Sent::Conflict);
    }
    if before.email.is_empty() {
        return Ok(Sent::NoAddress);
    }
    let after = answered(&before, by, now);
    write_state(connection, lead, &after, now).await?;
    tell(connection, lead, &before.differences(&after), by, now).await?;
    add(connection, lead, reply, by, now).await?;
    audit::record(connection, now, Some(by), Action::Replied, Some(lead)).await?;
    write.commit().await?;
    Ok(Sent::New)
}

/// Somebody who is enrolled stays that.
fn answered(before: &State, by: &str, now: i64) -> State {
    let status = match before.status {
        EnquiryStatus::Enrolled => EnquiryStatus::Enrolled,
        _ => EnquiryStatus::Answered,
    };
    State {
        status,
        done_at: before.done_at.or(Some(now)),
        owner: before.owner.clone().or_else(|| Some(by.to_owned())),
        ..before.clone()
    }
}

async fn known(
    connection: &mut AnyConnection,
    lead: &str,
    reply: &NewReply,
    by: &str,
) -> Result<Option<Sent>, StoreError> {
    let row = sqlx::query(KNOWN).bind(reply.id.to_string()).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(None) };
    let said: [String; 4] = [row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?];
    let is_same = said.iter().map(String::as_str).eq([lead, by, reply.subject.as_str(), reply.text.as_str()]);
    Ok(Some(if is_same { Sent::Repeated } else { Sent::Taken }))
}

async fn add(
    connection: &mut AnyConnection,
    lead: &str,
    reply: &NewReply,
    by: &str,
    now: i64,
) -> Result<(), StoreError> {
    let add = sqlx::query(ADD).bind(reply.id.to_string()).bind(lead.to_owned()).bind(by.to_owned()).bind(now);
    let add = add.bind(reply.subject.as_str().to_owned()).bind(reply.text.as_str().to_owned());
    add.bind(reply.programme.clone()).execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(status: EnquiryStatus, owner: Option<&str>) -> State {
        let text = str::to_owned;
        State {
            status,
            done_at: status.is_done().then_some(1),
            owner: owner.map(text),
            suspicion: None,
            name: text("Ana"),
            email: text("ana@example.com"),
            phone: String::new(),
            company: String::new(),
            interest: String::new(),
            language: text("es"),
        }
    }

    #[test]
    fn whoever_replies_has_answered() {
        for (before, after) in [
            (EnquiryStatus::New, EnquiryStatus::Answered),
            (EnquiryStatus::InProgress, EnquiryStatus::Answered),
            (EnquiryStatus::Closed, EnquiryStatus::Answered),
            (EnquiryStatus::Enrolled, EnquiryStatus::Enrolled),
        ] {
            let before = state(before, None);
            let replied = answered(&before, "eva", 2);
            assert_eq!((replied.status, replied.owner.as_deref()), (after, Some("eva")));
            assert_eq!(replied.done_at, Some(before.done_at.unwrap_or(2)));
        }
        assert_eq!(answered(&state(EnquiryStatus::New, Some("ana")), "eva", 2).owner.as_deref(), Some("ana"));
    }
}
