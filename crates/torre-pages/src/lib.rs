//! What a page says, to people (page data for React) and to machines (head, structured data, feeds, sitemap, search).

pub mod blog_pages;
pub mod feed;
pub mod feed_text;
pub mod frame;
pub mod head;
pub mod icons;
pub mod outside;
pub mod page_data;
pub mod search;
pub mod share_card;
pub mod sitemap;
pub mod structured;
pub mod versions;
pub mod vite_manifest;
