//! What search engines and social networks read.

pub mod feed;
pub mod feed_text;
pub mod head;
pub mod icons;
pub mod sitemap;
pub mod structured;
pub mod versions;
