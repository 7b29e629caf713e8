//! Shared primitives of every other crate: languages, addresses, keys, escaping, hashes, histograms, the time zone.
//!
//! The lowest layer: it knows nothing of content, pages or requests.

pub mod client_key;
pub mod clock;
pub mod content_type;
pub mod digest;
pub mod encoding;
pub mod histogram;
pub mod html;
pub mod language;
pub mod page_key;
pub mod period;
pub mod printable;
pub mod routes;
pub mod time_zone;
pub mod written_language;
