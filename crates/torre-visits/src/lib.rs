//! Counting visits without watching visitors: one call a view or step, added up in memory and written as sums once a
//! minute. No identifier, no address and no row about one visitor exists at any point.
//!
//! `request` is what a page sends; `sums` is what it becomes; `counter` holds the sums of the minute and `writer` brings
//! them to the store; `report` is how they are read.

pub mod counter;
pub mod dimension;
pub mod referrer;
pub mod report;
pub mod request;
pub mod robots;
pub mod step;
pub mod store;
pub mod sums;
pub mod writer;
