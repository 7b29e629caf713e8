//! Where enquiries are kept: a SQLite file by default, PostgreSQL when the settings name one.
//!
//! Both speak the same SQL here, through one implementation; the few differences are in [`Kind`].

mod backup;
mod insert;
mod lock;
mod manage;
mod migrate;
mod open;
mod outbox;
mod query;
mod stats;

use sqlx::AnyPool;

pub use crate::store::insert::{Accepted, Deposit};
pub use crate::store::lock::{InstanceLock, LockError};
pub use crate::store::open::Place;
pub use crate::store::outbox::{Backlog, Claim, Outcome};
pub use crate::store::query::{Filter, Status};
pub use crate::store::stats::{Count, Stats};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    kind: Kind,
    /// SQLite has one writer at a time. Waiting here is fair; waiting inside SQLite is not.
    turn: std::sync::Arc<tokio::sync::Mutex<()>>,
}

/// Why the store could not do it. Its words are for the log: they hold nothing a visitor wrote.
#[derive(Debug)]
pub struct StoreError(pub sqlx::Error);

impl StoreError {
    /// The database refused this very row; others may be fine.
    pub fn is_about_one_row(&self) -> bool {
        let sqlx::Error::Database(error) = &self.0 else { return false };
        // SQLite: full, input/output, busy, read-only, corrupt concern every row.
        let general = ["13", "10", "5", "8", "11"];
        let code = error.code().unwrap_or_default();
        let primary = code.parse::<u32>().map(|code| (code & 0xff).to_string()).unwrap_or_default();
        // PostgreSQL: classes 53 (resources), 57 (operator), 58 (system), 08 (connection), 25 (state).
        let class =
            code.len() == 5 && ["53", "57", "58", "08", "25"].iter().any(|class| code.starts_with(class));
        !class && (code.len() == 5 || !general.contains(&primary.as_str()))
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.0 {
            // The message of a database names columns and files; its detail could name values.
            sqlx::Error::Database(error) => {
                write!(f, "{} (code {})", error.message(), error.code().unwrap_or_default())
            }
            other => other.fmt(f),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error)
    }
}

impl Store {
    /// A transaction that will write. SQLite must know that from its first word: a reader that
    /// turns writer half-way is refused while others write.
    async fn begin(&self) -> Result<sqlx::Transaction<'static, sqlx::Any>, StoreError> {
        Ok(match self.kind {
            Kind::Sqlite => self.pool.begin_with("BEGIN IMMEDIATE").await?,
            Kind::Postgres => self.pool.begin().await?,
        })
    }

    /// Waits for this process's turn to write.
    async fn turn(&self) -> Option<tokio::sync::MutexGuard<'_, ()>> {
        match self.kind {
            Kind::Sqlite => Some(self.turn.lock().await),
            Kind::Postgres => None,
        }
    }

    /// The store answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Milliseconds since 1970 as people and programs read them.
fn time_text(milliseconds: i64) -> String {
    let moment = jiff::Timestamp::from_millisecond(milliseconds).unwrap_or_default();
    // Whole milliseconds: two enquiries of one second stay in order.
    format!("{moment:.3}")
}
