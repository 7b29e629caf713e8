//! Artefacts: what is made from the content on first request and then kept. Share images, documents, calendars.

use std::sync::Arc;

use crate::drawing::face::FontFiles;

/// Something that can be made from what it carries, and from the fonts.
pub trait Made: std::fmt::Debug + Send + Sync {
    fn make(&self, fonts: &FontFiles) -> Result<Vec<u8>, String>;
    fn content_type(&self) -> &'static str;
    /// The name a browser saves it under.
    fn file_name(&self) -> Option<&str> {
        None
    }
    /// Shown in the browser, or handed to another program.
    fn disposition(&self) -> &'static str {
        "inline"
    }
    /// Other sites may show it: a share image.
    fn shown_elsewhere(&self) -> bool {
        false
    }
    /// All that decides its bytes: what is the same as before is kept.
    fn input(&self) -> Vec<u8>;
    /// Text that becomes smaller when pressed.
    fn pressable(&self) -> bool {
        false
    }
}

/// What the shelf should offer.
pub struct Wanted {
    pub path: String,
    pub made: Arc<dyn Made>,
    /// Kept once it is made. Pictures of old posts are not: there may be thousands, each asked for once a year.
    pub kept: bool,
}
