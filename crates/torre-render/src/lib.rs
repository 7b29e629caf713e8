//! Server-side rendering: page data through React in QuickJS to compressed HTML, with the caches and the publishing of
//! new versions of the site.

pub mod artefact_cache;
pub mod assets;
pub mod assets_error;
pub mod compress;
pub mod compressed_media;
pub mod compression_cache;
pub mod compression_pool;
mod cut_folder;
pub mod cut_process;
mod detached_thread;
pub mod earlier_asset;
pub mod engine;
pub mod font_preloads;
mod html_document;
mod last_failure;
mod on_demand;
pub mod page_cache;
mod page_renderer;
mod page_slot;
pub mod page_template;
pub mod picture_cutter;
mod prerendered_pages;
pub mod publish;
pub mod render_error;
pub mod script_loader;
pub mod site;
pub mod site_files;
pub mod site_parts;
mod site_version;
