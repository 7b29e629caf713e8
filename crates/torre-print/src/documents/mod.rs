//! Documents on A4, from the same content as the pages: a programme for every course, and the school's brochure.
//!
//! Three steps, one after another: content becomes a [`model::Document`] (what it says); `set` turns its blocks into
//! pieces of known height, and `pages` puts them on pages (where it stands); `paint` writes the PDF (how it is stored).

pub mod brochure;
pub mod contact;
pub mod cover;
pub mod ink;
pub mod model;
pub mod pages;
pub mod paint;
pub mod piece;
pub mod programme;
pub mod sections;
pub mod set;
pub mod sheet;
pub mod structure;

use torre_base::language::Language;
use torre_content::content::Content;
use torre_content::document_paths::{BROCHURE, document_path};

use crate::artefact::Made;
use crate::documents::model::Document;
use crate::drawing::face::FontFiles;

/// Every document in one language, by address.
pub fn all(content: &Content, site_url: &str, language: Language) -> Vec<(String, Document)> {
    let local = content.local(language);
    let programmes = local.courses.values().map(|course| {
        (document_path(&course.id, language), programme::programme(content, site_url, language, course))
    });
    let brochure = (document_path(BROCHURE, language), brochure::brochure(content, site_url, language));
    programmes.chain([brochure]).collect()
}

impl Made for Document {
    fn make(&self, fonts: &FontFiles) -> Result<Vec<u8>, String> {
        paint::pdf(self, fonts)
    }

    fn content_type(&self) -> &'static str {
        "application/pdf"
    }

    fn file_name(&self) -> Option<&str> {
        Some(&self.file_name)
    }

    fn input(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }
}
