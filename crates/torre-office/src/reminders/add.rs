//! Setting a reminder.

use sqlx::Row;
use torre_leads::fields::FieldError;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;
use torre_leads::store::touch::touch;

use crate::audit_entry::Action;
use crate::enquiries::waiting_time::WaitingTime;
use crate::reminders::reminder::{MOST_OF_ONE, NewReminder};
use crate::reminders::wall_time::CentreClock;
use crate::store::{audit, staff};

const INTEREST: &str = "SELECT interest, (SELECT COUNT(*) FROM reminders WHERE reminders.lead_id = leads.id) \
    FROM leads WHERE id = $1";
const ADD: &str = "INSERT INTO reminders (id, lead_id, for_id, by_id, due_at, zone, text, mail, changed_at) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING";
const KNOWN: &str = "SELECT lead_id, by_id, for_id, text, due_at, mail FROM reminders WHERE id = $1";

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Added {
    New,
    /// The same was set before.
    Repeated,
    /// Another one has this id.
    Taken,
    NoEnquiry,
    Refused(&'static str, FieldError),
}

/// On the clock of the centre that the enquiry is about.
pub async fn add(
    store: &LeadStore,
    lead: &str,
    new: &NewReminder,
    clocks: &WaitingTime,
    by: &str,
    now: i64,
) -> Result<Added, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    // Whoever sets another one waits here, so that they are counted one after the other.
    if !touch(&mut *connection, lead, now).await? {
        return Ok(Added::NoEnquiry);
    }
    let row = sqlx::query(INTEREST).bind(lead.to_owned()).fetch_one(&mut *connection).await?;
    let (interest, count): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
    let clock = CentreClock::of(clocks.zone(Some(&interest)));
    let Some(due_at) = clock.moment(new.wall) else { return Ok(Added::Refused("at", FieldError::Invalid)) };
    let (id, due_at) = (new.id.to_string(), due_at.as_millisecond());
    if let Some(known) = sqlx::query(KNOWN).bind(id.clone()).fetch_optional(&mut *connection).await? {
        let said: [String; 4] = [known.try_get(0)?, known.try_get(1)?, known.try_get(2)?, known.try_get(3)?];
        let numbers: (i64, i64) = (known.try_get(4)?, known.try_get(5)?);
        let is_same = said.iter().map(String::as_str).eq([lead, by, &new.person, &new.text])
            && numbers == (due_at, i64::from(new.mail));
        return Ok(if is_same { Added::Repeated } else { Added::Taken });
    }
    if count >= MOST_OF_ONE {
        return Ok(Added::Refused("reminders", FieldError::TooLong));
    }
    if !staff::is_there(connection, store.dialect(), &new.person).await? {
        return Ok(Added::Refused("for", FieldError::Unknown));
    }
    let add = sqlx::query(ADD).bind(id).bind(lead.to_owned()).bind(new.person.clone()).bind(by.to_owned());
    let add = add.bind(due_at).bind(clock.name().to_owned()).bind(new.text.clone());
    let add = add.bind(i64::from(new.mail)).bind(now).execute(&mut *connection).await?;
    if add.rows_affected() == 0 {
        // Somebody took the id on another enquiry between the question and now.
        return Ok(Added::Taken);
    }
    audit::record(connection, now, Some(by), Action::ReminderSet, Some(lead)).await?;
    write.commit().await?;
    Ok(Added::New)
}
