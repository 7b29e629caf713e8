//! Files of earlier front-end builds, for visitors whose HTML is older than the program, or newer than this instance.
//!
//! `writer` stores the files of the current build; serving threads ask through `lookup`, and `reader` answers them from
//! the thread that owns the store.

pub mod build;
mod file_cache;
mod known_paths;
pub mod lookup;
pub(crate) mod reader;
pub(crate) mod writer;
