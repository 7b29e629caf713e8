//! From content to ready bytes: page data, React in QuickJS, the document around it, compression.

pub mod assets;
pub mod blank;
pub mod blog_pages;
pub mod compress;
pub mod document;
pub mod documents;
pub mod engine;
pub mod page_data;
pub mod pressed_media;
pub mod publish;
pub mod scripts;
pub mod shelf;
pub mod site;
mod slot;
pub mod stock;
pub mod store;
