//! One reminder, as the store gives it and as a page wants it.

use jiff::civil::DateTime;
use sqlx::Row;
use sqlx::any::AnyRow;
use torre_leads::fields::FieldError;
use torre_leads::sanitize::one_line;
use torre_leads::store::error::StoreError;
use uuid::Uuid;

use crate::audit_entry::NamedPerson;

/// Characters.
pub const LONGEST_TEXT: usize = 200;
/// Of one enquiry, done ones included.
pub const MOST_OF_ONE: i64 = 50;

/// What [`Reminder::read`] reads. Whoever is known no more has no name.
macro_rules! reminder_columns {
    () => {
        "reminders.id, reminders.due_at, reminders.zone, reminders.for_id, COALESCE(person.name, ''), \
         reminders.by_id, COALESCE(setter.name, ''), reminders.text, reminders.mail, reminders.done_at, \
         (SELECT staff_mails.state FROM staff_mails \
             WHERE staff_mails.id = reminders.id || '.' || CAST(reminders.due_at AS TEXT)) \
         FROM reminders LEFT JOIN staff AS person ON person.id = reminders.for_id \
         LEFT JOIN staff AS setter ON setter.id = reminders.by_id"
    };
}
pub(crate) use reminder_columns;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    pub id: String,
    /// Milliseconds since 1970.
    pub due_at: i64,
    pub zone: String,
    pub person: NamedPerson,
    pub by: NamedPerson,
    pub text: String,
    pub mail: bool,
    pub done_at: Option<i64>,
    /// What became of its mail; none before it is due.
    pub mail_state: Option<String>,
}

impl Reminder {
    pub(super) fn read(row: &AnyRow) -> Result<Reminder, StoreError> {
        Ok(Reminder {
            id: row.try_get(0)?,
            due_at: row.try_get(1)?,
            zone: row.try_get(2)?,
            person: NamedPerson { id: row.try_get(3)?, name: row.try_get(4)? },
            by: NamedPerson { id: row.try_get(5)?, name: row.try_get(6)? },
            text: row.try_get(7)?,
            mail: row.try_get::<i64, _>(8)? != 0,
            done_at: row.try_get(9)?,
            mail_state: row.try_get(10)?,
        })
    }

    pub fn is_due(&self, now: i64) -> bool {
        self.done_at.is_none() && self.due_at <= now
    }
}

/// A reminder that somebody sets.
#[derive(Clone, Debug)]
pub struct NewReminder {
    pub id: Uuid,
    pub wall: DateTime,
    /// The id of whom it is for.
    pub person: String,
    pub text: String,
    pub mail: bool,
}

/// On one line; none is needed.
pub fn parse_text(text: &str) -> Result<String, FieldError> {
    if text.chars().count() > LONGEST_TEXT { Err(FieldError::TooLong) } else { Ok(one_line(text)) }
}
