//! Link resolution: a link as an editor wrote it, to the address it has in one language.

use serde_json::Value;
use thiserror::Error;
use torre_base::language::Language;
use torre_base::routes::RouteTable;

use crate::document_paths::{BROCHURE, document_path};
use crate::media::Media;

pub struct LinkResolver<'a> {
    pub language: Language,
    /// `courses` has a programme for each course.
    pub context: &'a Value,
    pub routes: &'a RouteTable,
    pub media: &'a Media,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    #[error(
        "there is no document \"{0}\"; expected \"/documents/{BROCHURE}\" or \"/documents/\" and a course's name"
    )]
    NoDocument(String),
    #[error("there is no page at \"{0}\"; `torre routes` lists every address")]
    NoPage(String),
}

impl LinkResolver<'_> {
    /// A link that leaves the site, or stays within its page, is as it was written.
    pub fn resolve(&self, href: &str) -> Result<String, LinkError> {
        if !href.starts_with('/') {
            return Ok(href.to_owned());
        }
        if let Some(address) = self.media.document(href) {
            return Ok(address.to_owned());
        }
        if let Some(name) = href.strip_prefix("/documents/") {
            return self.document(name);
        }
        self.routes.localise(href, self.language).ok_or_else(|| LinkError::NoPage(href.to_owned()))
    }

    /// `/documents/block-1` is that course's programme, `/documents/brochure` the brochure, in this language.
    fn document(&self, name: &str) -> Result<String, LinkError> {
        let known = name == BROCHURE || self.context.pointer(&format!("/courses/{name}")).is_some();
        known
            .then(|| document_path(name, self.language))
            .ok_or_else(|| LinkError::NoDocument(name.to_owned()))
    }
}
