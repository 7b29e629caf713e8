//! The fast path of Linux: cached responses without copies, and before hyper.
//!
//! Its interface is small. [`serve_cached::serve_cached`] stands between the accept loop and hyper on connections
//! without TLS: it answers what the response cache knows and gives back the stream for everything else.
//! [`memory_file::MemoryFile`] is what the cache gives its bodies, so that the stream can send them without a copy.
//! `no_fast_path.rs` has the same interface for other systems.

mod date;
mod idle_timer;
pub(crate) mod memory_file;
pub mod parser;
pub(crate) mod serve_cached;
mod zero_copy_stream;
