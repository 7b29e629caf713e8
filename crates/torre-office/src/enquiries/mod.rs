//! Enquiries as the office works on them.

pub mod excerpt;
pub mod filter;
mod fts5_terms;
pub mod office_time;
pub mod row;
pub mod search_words;
pub mod status;
pub mod view;
pub mod waiting_time;
