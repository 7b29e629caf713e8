//! Artefacts: files rendered from the content on first request and then cached. Share images, documents, calendars.

use std::sync::Arc;

use crate::artefact_error::ArtefactError;
use crate::drawing::font_files::FontFiles;

/// A file that can be rendered from what it carries, and from the fonts.
pub trait Artefact: std::fmt::Debug + Send + Sync {
    fn render(&self, fonts: &FontFiles) -> Result<Vec<u8>, ArtefactError>;
    fn content_type(&self) -> &'static str;
    /// The name a browser saves it under.
    fn file_name(&self) -> Option<&str> {
        None
    }
    /// Content-Disposition: shown in the browser, or handed to another program.
    fn disposition(&self) -> &'static str {
        "inline"
    }
    /// Whether pages of other origins may embed it: share images.
    fn is_embeddable(&self) -> bool {
        false
    }
    /// All that decides its bytes: while it is the same, what was rendered stays cached.
    fn input(&self) -> Vec<u8>;
    /// Text, which becomes smaller when compressed.
    fn is_compressible(&self) -> bool {
        false
    }
}

/// An artefact of the catalogue, with the address it is served under.
pub struct ArtefactEntry {
    pub path: String,
    pub artefact: Arc<dyn Artefact>,
    /// Cached once it is rendered. Share images of old posts are not: there may be thousands, each asked for once a
    /// year.
    pub cached: bool,
}
