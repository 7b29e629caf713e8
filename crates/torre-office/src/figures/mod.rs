//! How the office does: how many enquiries there were, of which kinds, how soon they were answered, what became of them.

pub mod counted;
pub mod first_answer;
pub mod report;
pub mod sums;
mod weeks;
