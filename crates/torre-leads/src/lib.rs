//! Enquiries: parsed at the door, committed before the answer, delivered from an outbox.
//!
//! `desk` is where the web threads hand an enquiry in; `office` is the thread behind it that owns
//! the store and delivers.

pub mod channel;
pub mod current_content;
pub mod delivery;
pub mod desk;
pub mod email;
pub mod fields;
pub mod lead;
pub mod limit;
pub mod office;
pub mod raw;
pub mod retention;
pub mod spam;
pub mod store;
mod store_slot;
pub mod tally;
pub mod words;
mod writer;
