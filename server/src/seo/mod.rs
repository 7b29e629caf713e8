//! What search engines and social networks read.

pub mod feed;
pub mod head;
pub mod sitemap;
