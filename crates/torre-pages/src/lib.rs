//! What a page says, to people (page data for React) and to machines (head, structured data, feeds, sitemap, search).

pub mod blog_pages;
pub mod breadcrumb;
pub mod feed;
pub mod feed_content;
pub mod head;
pub mod head_tags;
pub mod icons;
pub mod language_versions;
pub mod layout;
pub mod page_builder;
pub mod page_data;
pub mod search_index;
pub mod share_card;
pub mod sitemap;
pub mod structured_data;
pub mod third_party;
pub mod vite_manifest;
pub mod web_manifest;
