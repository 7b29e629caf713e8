//! Replies: what is filled into a template for one enquiry, sending one, and how those that were sent stand.

pub mod again;
pub mod arrived;
pub mod list;
pub mod send;
pub mod state;
pub mod values;
