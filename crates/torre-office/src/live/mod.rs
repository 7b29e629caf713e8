//! Those who watch the queue: how many, and what they are told.

pub mod poll;
pub mod queue;
pub mod snapshot;
pub mod stream_limit;
pub mod watcher;
