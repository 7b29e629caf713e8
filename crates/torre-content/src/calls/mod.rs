//! The national provider's calls: dated things, whose state on a given day follows from their dates.

pub mod call;
pub mod call_status;
pub mod calls_file;
