//! The enquiries' database: a SQLite file by default, PostgreSQL when the settings name one.
//!
//! Both speak the same SQL here, through one implementation; the few differences are in [`dialect`].

pub mod announced;
pub mod at_most_once;
pub mod backup;
pub mod builds;
pub mod claim_statement;
pub(crate) mod confirmations;
pub mod delivery_health;
pub mod dialect;
pub mod erase;
pub mod error;
pub mod insert;
mod insert_rows;
pub mod instance_lock;
pub mod lead_store;
pub mod location;
mod migrate;
mod migration_lock;
pub mod new_record;
pub(crate) mod notification_claims;
pub mod notifications;
mod open;
pub mod outbox;
pub mod person;
mod private_files;
pub mod query;
pub(crate) mod reply_claims;
mod search_index;
pub mod stats;
pub(crate) mod subscribe;
mod subscription_links;
pub mod subscription_retention;
pub mod touch;
pub mod update;
mod write_check;
pub mod write_transaction;
