//! Everything that is known of one person, by their address: found, exported and erased whole.

pub mod address;
pub mod erase;
pub mod export;
pub mod find;
pub mod subscriptions;
