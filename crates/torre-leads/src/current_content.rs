//! The content as it is now: mails take their words from it, retention its promise.

use std::sync::Arc;

use torre_content::content::Content;

/// Asked anew each time: the content may change while the server runs.
pub type CurrentContent = Arc<dyn Fn() -> Arc<Content> + Send + Sync>;
