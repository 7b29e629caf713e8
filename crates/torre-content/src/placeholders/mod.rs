//! What stands in for the school's own until launch, and what of it the public does not see.

pub mod dead_links;
pub mod list;
pub mod prune;
pub mod samples;
