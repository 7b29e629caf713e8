//! Publishing: which version of the site is shown, and how the next one takes its place, when files change and when
//! time changes what they say.

mod due_change;
pub mod folder_watch;
mod last_fault;
pub mod publish_error;
pub mod publisher;
pub mod settings;
mod site_loader;
pub mod sources;
mod warm_up;
