//! What a person of the office says of themselves: where they get mail, and whether they want a word in the morning.

use sqlx::Row;
use torre_leads::email::LeadEmail;
use torre_leads::store::dialect::Dialect;
use torre_leads::store::error::StoreError;
use torre_leads::store::lead_store::LeadStore;

use crate::audit_entry::Action;
use crate::store::audit;

macro_rules! present {
    ($lock:literal) => {
        concat!("SELECT name, email, morning_since FROM staff WHERE id = $1 AND removed_at IS NULL", $lock)
    };
}

const FIND: &str = present!("");
const LOCKED_FIND: &str = present!(" FOR UPDATE");
const WRITE: &str = "UPDATE staff SET email = $2, morning_since = $3 WHERE id = $1";
const GIVE_ADDRESS: &str =
    "UPDATE staff SET email = $2 WHERE id = $1 AND removed_at IS NULL AND email IS NULL";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub name: String,
    pub email: Option<String>,
    /// Milliseconds since 1970. None: no mail in the morning.
    pub morning_since: Option<i64>,
}

/// What is left out stays.
#[derive(Clone, Debug, Default)]
pub struct AccountChange {
    pub email: Option<Option<LeadEmail>>,
    pub morning: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountChanged {
    Done(Account),
    /// A mail is wanted, and there is no address for it.
    NoAddress,
    Unknown,
}

pub async fn find(store: &LeadStore, id: &str) -> Result<Option<Account>, StoreError> {
    let row = sqlx::query(FIND).bind(id.to_owned()).fetch_optional(store.reader()).await?;
    row.as_ref().map(Account::read).transpose()
}

/// `now`: by the clock of the mail.
pub async fn change(
    store: &LeadStore,
    id: &str,
    change: &AccountChange,
    now: i64,
) -> Result<AccountChanged, StoreError> {
    let mut write = store.write().await?;
    let connection = write.connection();
    let sql = match store.dialect() {
        Dialect::Sqlite => FIND,
        Dialect::Postgres => LOCKED_FIND,
    };
    let row = sqlx::query(sql).bind(id.to_owned()).fetch_optional(&mut *connection).await?;
    let Some(before) = row.as_ref().map(Account::read).transpose()? else {
        return Ok(AccountChanged::Unknown);
    };
    let Some(after) = before.changed(change, now) else { return Ok(AccountChanged::NoAddress) };
    if before != after {
        let set = sqlx::query(WRITE).bind(id.to_owned()).bind(after.email.clone()).bind(after.morning_since);
        set.execute(&mut *connection).await?;
        audit::record(connection, now, Some(id), Action::AccountChanged, Some(id)).await?;
        write.commit().await?;
    }
    Ok(AccountChanged::Done(after))
}

/// The address that somebody was invited by; they can take another.
pub async fn give_address(store: &LeadStore, id: &str, email: &LeadEmail) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    let give = sqlx::query(GIVE_ADDRESS).bind(id.to_owned()).bind(email.as_str().to_owned());
    give.execute(write.connection()).await?;
    write.commit().await
}

impl Account {
    fn read(row: &sqlx::any::AnyRow) -> Result<Account, StoreError> {
        Ok(Account { name: row.try_get(0)?, email: row.try_get(1)?, morning_since: row.try_get(2)? })
    }

    /// None: a mail in the morning is wanted, and there is no address. Without an address nothing is wanted any more.
    fn changed(&self, change: &AccountChange, now: i64) -> Option<Account> {
        let mut after = self.clone();
        if let Some(email) = &change.email {
            after.email = email.as_ref().map(|email| email.as_str().to_owned());
        }
        after.morning_since = match change.morning {
            Some(true) => Some(self.morning_since.unwrap_or(now)),
            Some(false) => None,
            None => self.morning_since.filter(|_| after.email.is_some()),
        };
        (after.morning_since.is_none() || after.email.is_some()).then_some(after)
    }
}
