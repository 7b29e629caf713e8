//! Publishing: which version of the site is shown, and how the next one takes its place, when files change and when a
//! dated post's time has come.

mod due_posts;
pub mod folder_watch;
mod last_fault;
pub mod publish_error;
pub mod publisher;
pub mod settings;
mod site_loader;
pub mod sources;
mod warm_up;
