//! The sums on disk: by hour, as they were counted, and by day in Madrid, as they are read.

pub mod fold;
pub mod purge;
pub mod read;
pub mod write;
