//! The vocabulary of every other crate: languages, addresses, keys, escaping, hashes, histograms.
//!
//! The lowest layer: it knows nothing of content, pages or requests.

pub mod client_key;
pub mod digest;
pub mod encoding;
pub mod html;
pub mod language;
pub mod measure;
pub mod page_key;
pub mod routes;
