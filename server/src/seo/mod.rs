//! What search engines and social networks read.

pub mod head;
