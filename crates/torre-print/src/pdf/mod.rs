//! PDF documents on A4, from the same content as the pages: a programme for every course, and the school's brochure.
//!
//! Three steps, one after another: content becomes a [`model::Document`] (what it says); `typeset` turns its blocks
//! into layout boxes of known height, and `pagination` puts them on pages (where it stands); `writer` writes the tagged
//! PDF (how it is stored).

pub mod brochure;
pub mod brochure_sections;
pub mod contact;
pub mod imprint;
pub mod layout_box;
pub mod model;
pub mod page;
pub mod page_background;
pub mod page_geometry;
pub mod page_writer;
pub mod pagination;
pub mod programme;
pub mod sections;
pub mod structure_tree;
pub mod surface;
pub mod text_styles;
pub mod typeset;
pub mod writer;

use torre_base::language::Language;
use torre_content::content::Content;
use torre_content::document_paths::{BROCHURE, document_path};

use crate::artefact::Artefact;
use crate::artefact_error::ArtefactError;
use crate::drawing::font_files::FontFiles;
use crate::pdf::model::Document;

/// Every document in one language, by address.
pub fn documents(content: &Content, site_url: &str, language: Language) -> Vec<(String, Document)> {
    let local = content.local(language);
    let programmes = local.courses.values().map(|course| {
        (document_path(&course.id, language), programme::programme(content, site_url, language, course))
    });
    let brochure = (document_path(BROCHURE, language), brochure::brochure(content, site_url, language));
    programmes.chain([brochure]).collect()
}

impl Artefact for Document {
    fn render(&self, fonts: &FontFiles) -> Result<Vec<u8>, ArtefactError> {
        writer::write(self, fonts)
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
