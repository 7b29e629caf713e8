//! One enquiry: everything that is known of it, and what people of the office do with it.

pub mod change;
pub mod change_store;
pub mod delivery;
pub mod entry;
pub mod history;
pub mod history_item;
mod history_queries;
pub mod notes;
pub mod read;
pub mod state;
