//! From content to ready bytes: page data, React in QuickJS, the document around it, compression.

pub mod assets;
pub mod blank;
pub mod compress;
pub mod compression_pool;
pub mod document;
pub mod documents;
pub mod engine;
pub mod pressed_media;
pub mod publish;
pub mod scripts;
pub mod shelf;
pub mod site;
pub mod site_parts;
mod slot;
pub mod store;
