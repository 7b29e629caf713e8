//! Changing a reminder: done or not, another time, for somebody else; and taking it away.

use jiff::civil::DateTime;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use torre_leads::fields::FieldError;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::reminders::wall_time::CentreClock;
use crate::store::{audit, staff};

macro_rules! present {
    ($lock:literal) => {
        concat!(
            "SELECT for_id, due_at, zone, text, mail, done_at FROM reminders WHERE lead_id = $1 AND id = $2",
            $lock
        )
    };
}

const STATE: &str = present!("");
const LOCKED_STATE: &str = present!(" FOR UPDATE");
const WRITE: &str = "UPDATE reminders SET for_id = $2, due_at = $3, text = $4, mail = $5, done_at = $6, \
    changed_at = $7 WHERE id = $1";
const REMOVE: &str = "DELETE FROM reminders WHERE lead_id = $1 AND id = $2";

/// What is left out stays.
#[derive(Clone, Debug, Default)]
pub struct ReminderChange {
    pub done: Option<bool>,
    /// On the clock that it was set on.
    pub wall: Option<DateTime>,
    pub person: Option<String>,
    pub text: Option<String>,
    pub mail: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    Done,
    Unknown,
    Refused(&'static str, FieldError),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct State {
    person: String,
    due_at: i64,
    zone: String,
    text: String,
    mail: bool,
    done_at: Option<i64>,
}

pub async fn change(
    store: &LeadStore,
    lead: &str,
    id: &str,
    change: &ReminderChange,
    by: &str,
    now: i64,
) -> Result<Changed, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let sql = match store.dialect() {
        Dialect::Sqlite => STATE,
        Dialect::Postgres => LOCKED_STATE,
    };
    let row = sqlx::query(sql).bind(lead.to_owned()).bind(id.to_owned());
    let Some(row) = row.fetch_optional(&mut *connection).await? else { return Ok(Changed::Unknown) };
    let before = State::read(&row)?;
    let Some(after) = before.changed(change, now) else {
        return Ok(Changed::Refused("at", FieldError::Invalid));
    };
    if before == after {
        return Ok(Changed::Done);
    }
    if before.person != after.person && !staff::is_there(connection, store.dialect(), &after.person).await? {
        return Ok(Changed::Refused("for", FieldError::Unknown));
    }
    after.write(connection, id, now).await?;
    audit::record(connection, now, Some(by), Action::ReminderChanged, Some(lead)).await?;
    write.commit().await?;
    Ok(Changed::Done)
}

/// False: there is none.
pub async fn remove(store: &LeadStore, lead: &str, id: &str, by: &str, now: i64) -> Result<bool, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let remove = sqlx::query(REMOVE).bind(lead.to_owned()).bind(id.to_owned());
    if remove.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    audit::record(connection, now, Some(by), Action::ReminderRemoved, Some(lead)).await?;
    write.commit().await?;
    Ok(true)
}

impl State {
    fn read(row: &AnyRow) -> Result<State, StoreError> {
        Ok(State {
            person: row.try_get(0)?,
            due_at: row.try_get(1)?,
            zone: row.try_get(2)?,
            text: row.try_get(3)?,
            mail: row.try_get::<i64, _>(4)? != 0,
            done_at: row.try_get(5)?,
        })
    }

    /// None: no such moment. What was done stays done at its first time.
    fn changed(&self, change: &ReminderChange, now: i64) -> Option<State> {
        let mut after = self.clone();
        if let Some(wall) = change.wall {
            after.due_at = CentreClock::named(&self.zone).moment(wall)?.as_millisecond();
        }
        after.done_at = match change.done {
            Some(true) => Some(self.done_at.unwrap_or(now)),
            Some(false) => None,
            None => self.done_at,
        };
        after.person = change.person.clone().unwrap_or(after.person);
        after.text = change.text.clone().unwrap_or(after.text);
        after.mail = change.mail.unwrap_or(after.mail);
        Some(after)
    }

    async fn write(&self, connection: &mut AnyConnection, id: &str, now: i64) -> Result<(), StoreError> {
        let write = sqlx::query(WRITE).bind(id.to_owned()).bind(self.person.clone()).bind(self.due_at);
        let write = write.bind(self.text.clone()).bind(i64::from(self.mail)).bind(self.done_at).bind(now);
        write.execute(connection).await?;
        Ok(())
    }
}
